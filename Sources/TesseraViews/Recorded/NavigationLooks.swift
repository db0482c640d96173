/// The bar of a navigation stack, by the name that code for older systems has for it.
public enum NavigationBarItem {
    /// The size of the bar's title.
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic, inline, inlineLarge, large
    }
}

/// The size of the title of a toolbar.
public typealias ToolbarTitleDisplayMode = NavigationBarItem.TitleDisplayMode

/// A bar of a screen.
public enum ToolbarPlacement: Hashable, Sendable {
    case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}

nonisolated extension View {
    /// Records the size of the title of the navigation bar.
    @_disfavoredOverload
    public consuming func navigationBarTitleDisplayMode(
        _ mode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        unshown(mode)
    }

    /// Records the size of the title of the toolbar.
    @_disfavoredOverload
    public consuming func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        unshown(mode)
    }

    /// Records whether bars have a background.
    @_disfavoredOverload
    public consuming func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        unshown(visibility)
    }

    /// Records the background of bars.
    @_disfavoredOverload
    public consuming func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        unshown(style)
    }

    /// Records whether bars have a background.
    @_disfavoredOverload
    public consuming func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        unshown(visibility)
    }

    /// Records the colour scheme of bars.
    @_disfavoredOverload
    public consuming func toolbarColorScheme(
        _ scheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        unshown(scheme)
    }

    /// Records whether the status bar is hidden.
    @_disfavoredOverload
    public consuming func statusBarHidden(_ isHidden: Bool = true) -> some View {
        silent(isHidden.unless(true))
    }
}
