// Styles by their types, as older code writes them.

/// A look of pickers, as a type.
public protocol PickerStyleType: Hashable, Sendable {}
/// A look of text fields, as a type.
public protocol TextFieldStyleType: Hashable, Sendable {}
/// A look of lists, as a type.
public protocol ListStyleType: Hashable, Sendable {}

/// The look of a picker with its options side by side.
public struct SegmentedPickerStyle: PickerStyleType {
    /// Makes the style.
    public init() {}
}

/// The look of a picker with its options on a wheel.
public struct WheelPickerStyle: PickerStyleType {
    /// Makes the style.
    public init() {}
}

/// The look of a picker with its options in a menu.
public struct MenuPickerStyle: PickerStyleType {
    /// Makes the style.
    public init() {}
}

/// The look of a text field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyleType {
    /// Makes the style.
    public init() {}
}

/// The look of a text field without a border.
public struct PlainTextFieldStyle: TextFieldStyleType {
    /// Makes the style.
    public init() {}
}

/// The look of a list without a background.
public struct PlainListStyle: ListStyleType {
    /// Makes the style.
    public init() {}
}

/// The look of a list in groups.
public struct GroupedListStyle: ListStyleType {
    /// Makes the style.
    public init() {}
}

/// The look of a list in groups with rounded corners.
public struct InsetGroupedListStyle: ListStyleType {
    /// Makes the style.
    public init() {}
}

/// The look of a list beside the content.
public struct SidebarListStyle: ListStyleType {
    /// Makes the style.
    public init() {}
}

/// The look of a navigation view with one screen at a time.
public struct StackNavigationViewStyle: Hashable, Sendable {
    /// Makes the style.
    public init() {}

    /// The look of a navigation view with one screen at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension View {
    /// Records the look of pickers inside this view.
    @_disfavoredOverload
    public consuming func pickerStyle(_ style: some PickerStyleType) -> some View {
        unshown(style)
    }

    /// Records the look of text fields inside this view.
    @_disfavoredOverload
    public consuming func textFieldStyle(_ style: some TextFieldStyleType) -> some View {
        unshown(style)
    }

    /// Records the look of lists inside this view.
    @_disfavoredOverload
    public consuming func listStyle(_ style: some ListStyleType) -> some View {
        unshown(style)
    }

    /// Records the look of navigation views inside this view, which show one screen at a time.
    @_disfavoredOverload
    public consuming func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View {
        silent(style)
    }
}
