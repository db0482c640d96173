/// Whether a scroll view shows where it is.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
    case automatic, hidden, never, visible
}

/// Whether a scroll view moves past its end.
public enum ScrollBounceBehavior: Hashable, Sendable {
    case always, automatic, basedOnSize
}

/// How a scroll dismisses the keyboard.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
    case automatic, immediately, interactively, never
}

nonisolated extension View {
    /// Records whether scroll views inside this view show where they are.
    @_disfavoredOverload
    public consuming func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        silent(visibility)
    }

    /// Records whether scroll views inside this view move past their ends.
    @_disfavoredOverload
    public consuming func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        silent(behavior)
    }

    /// Records how a scroll dismisses the keyboard.
    @_disfavoredOverload
    public consuming func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
    {
        silent(mode)
    }

    /// Records whether the background of lists is shown.
    @_disfavoredOverload
    public consuming func scrollContentBackground(_ visibility: Visibility) -> some View {
        unshown(visibility)
    }

    /// Records whether scroll views show content outside their frame.
    @_disfavoredOverload
    public consuming func scrollClipDisabled(_ isDisabled: Bool = true) -> some View {
        unshown(isDisabled.unless(true))
    }
}
