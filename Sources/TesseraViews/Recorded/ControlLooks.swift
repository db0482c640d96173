/// The looks of pickers.
public enum PickerStyleName: Hashable, Sendable {
    case automatic, inline, menu, navigationLink, palette, radioGroup, segmented, wheel
}

/// The looks of text fields.
public enum TextFieldStyleName: Hashable, Sendable {
    case automatic, plain, roundedBorder, squareBorder
}

/// The shape of the border of a button.
public enum ButtonBorderShape: Hashable, Sendable {
    case automatic, capsule, circle, roundedRectangle
    /// A rectangle with corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> Self { .roundedRectangle }
}

/// The looks of menus.
public enum MenuStyleName: Hashable, Sendable {
    case automatic, borderlessButton, button
}

nonisolated extension View {
    /// Records the look of menus inside this view.
    @_disfavoredOverload
    public consuming func menuStyle(_ style: MenuStyleName) -> some View {
        unshown(style)
    }

    /// Records whether menus inside this view show an indicator.
    @_disfavoredOverload
    public consuming func menuIndicator(_ visibility: Visibility) -> some View {
        unshown(visibility)
    }

    /// Records the look of pickers inside this view.
    @_disfavoredOverload
    public consuming func pickerStyle(_ style: PickerStyleName) -> some View {
        unshown(style)
    }

    /// Records the look of text fields inside this view.
    @_disfavoredOverload
    public consuming func textFieldStyle(_ style: TextFieldStyleName) -> some View {
        unshown(style)
    }

    /// Records the shape of bordered buttons inside this view.
    @_disfavoredOverload
    public consuming func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        unshown(shape)
    }
}
