/// The look of labels.
///
/// ```swift
/// struct StackedLabelStyle: LabelStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.icon; configuration.title }
///     }
/// }
/// ```
public protocol LabelStyle: ControlStyle where StyleConfiguration == LabelStyleConfiguration {
    /// The properties of a label.
    typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label, for its style.
public struct LabelStyleConfiguration {
    /// The title of a label, of any type.
    nonisolated public struct Title: ControlPart {
        public let content: AnyView
    }

    /// The icon of a label, of any type.
    nonisolated public struct Icon: ControlPart {
        public let content: AnyView
    }

    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

nonisolated extension View {
    /// Sets the style of the labels in this view.
    public consuming func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        controlStyle(style, named: "labelStyle")
    }
}

/// The default label style: the icon, followed by the title.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

/// A style that shows the icon, followed by the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon.part(.icon).accessibilityHidden(true)
            configuration.title
        }
    }
}

/// A style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style that shows only the icon; the title is still announced.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.accessibilityHidden(true)
        configuration.title.labelHidden(true)
    }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The style of a label where no other is set.
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
    /// A style that shows the icon and the title.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A style that shows only the title.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A style that shows only the icon.
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
