/// A box around views, with an optional label.
///
/// ```swift
/// GroupBox("Delivery") { Toggle("Gift wrap", isOn: $isGift) }
/// ```
///
/// Its style draws it: `.groupBoxStyle(_:)`.
nonisolated public struct GroupBox<Label: View, Content: View>: StyledView {
    public let configuration: GroupBoxStyleConfiguration

    /// Makes a box around views, with any view as its label if it has one.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }
    ) {
        configuration = GroupBoxStyleConfiguration(
            label: .init(content: AnyView(label())), content: .init(content: AnyView(content())))
    }

    /// Makes a box around views, with a title.
    @AlsoUnlocalized
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Label == Text {
        self.init(content: content) { Text(titleKey) }
    }

    /// Makes a box around views, with a label. Use the initializer with a closure instead.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }

    /// Makes the box of a style's configuration again, for the next outer style to draw.
    public init(_ configuration: GroupBoxStyleConfiguration)
    where
        Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
    {
        self.configuration = configuration
    }

    public var defaultStyle: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBox: DescribedView, RowView, LayoutView {
    public func describe(_ description: inout ViewDescription) {}
}

/// The look of group boxes.
///
/// ```swift
/// struct PlainGroupBoxStyle: GroupBoxStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.label.font(.title); configuration.content }
///     }
/// }
/// ```
public protocol GroupBoxStyle: ControlStyle
where StyleConfiguration == GroupBoxStyleConfiguration {
    /// The properties of a group box.
    typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a group box, for its style.
public struct GroupBoxStyleConfiguration {
    /// The label of a group box, of any type.
    nonisolated public struct Label: ControlPart {
        public let content: AnyView
    }

    /// The views in a group box, of any type.
    nonisolated public struct Content: ControlPart {
        public let content: AnyView
    }

    /// The label.
    public let label: Label
    /// The views in the box.
    public let content: Content
}

nonisolated extension View {
    /// Sets the style of the group boxes in this view.
    public consuming func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(style, named: "groupBoxStyle")
    }
}

/// The default style of group boxes: the label above the views, on a rounded background.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding()
        .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The style of a group box where no other is set.
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
