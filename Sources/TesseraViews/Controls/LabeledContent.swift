/// A label with the content that it names.
///
/// ```swift
/// LabeledContent("Author", value: book.author)
/// LabeledContent("Taste") { Rating(value: $taste) }
/// ```
///
/// `.labeledContentStyle(_:)` sets the style that draws the label and the content. By default the
/// label comes before the content. In a form or list, they are at opposite ends of their row. With
/// every style, they are a single accessibility element.
nonisolated public struct LabeledContent<Label: View, Content: View>: StyledView {
    public let configuration: LabeledContentStyleConfiguration

    /// Makes labelled content from any content and any label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        configuration = LabeledContentStyleConfiguration(
            label: .init(content: AnyView(label())), content: .init(content: AnyView(content())))
    }

    /// Makes labelled content from a title and any view.
    @AlsoUnlocalized
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Label == Text {
        self.init(content: content) { Text(titleKey) }
    }

    /// Makes labelled content from a title and a string.
    @AlsoUnlocalized
    public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value)
    where Label == Text, Content == Text {
        self.init(Text(titleKey), Text(value))
    }

    /// Makes labelled content from a title and a formatted value.
    @AlsoUnlocalized
    public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    )
    where
        Label == Text, Content == Text, F.FormatInput: Equatable, F.FormatOutput == String
    {
        self.init(Text(titleKey), Text(format.format(value)))
    }

    private init(_ title: Text, _ value: Text) where Label == Text, Content == Text {
        configuration = LabeledContentStyleConfiguration(
            label: .init(content: AnyView(title)),
            content: .init(content: AnyView(value.part(.value))))
    }

    /// Makes labelled content from a style's configuration, to be drawn by the next outer style.
    public init(_ configuration: LabeledContentStyleConfiguration)
    where
        Label == LabeledContentStyleConfiguration.Label,
        Content == LabeledContentStyleConfiguration.Content
    {
        self.configuration = configuration
    }

    public var defaultStyle: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContent: DescribedView, RowView, AccessibleControl {
    public func describe(_ description: inout ViewDescription) { description.add(announcement) }

    package var announcement: AccessibilityModifier { .children(.combine) }
}
