public import Foundation

/// A label, and what it stands for.
///
/// ```swift
/// LabeledContent("Author", value: book.author)
/// LabeledContent("Taste") { Rating(value: $taste) }
/// ```
///
/// Its look is a style's: `.labeledContentStyle(_:)`. By default the label stands before the content, in
/// a row of a form or list at the other end of the row. The two are one accessibility element.
nonisolated public struct LabeledContent<Label: View, Content: View>: StyledView {
    public let configuration: LabeledContentStyleConfiguration
    private var isInsideStyle = false

    /// Makes a label and what it stands for, of any views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        configuration = LabeledContentStyleConfiguration(
            label: LabeledContentStyleConfiguration.Label(label()),
            content: LabeledContentStyleConfiguration.Content(content()))
    }

    public var defaultStyle: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContent: DescribedView, RowView, AccessibleControl {
    public func describe(_ description: inout ViewDescription) { description.add(announcement) }

    var announcement: AccessibilityModifier? { isInsideStyle ? nil : .children(.combine) }
}

extension LabeledContent where Label == Text {
    /// Makes a title, and any view that it stands for.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Makes a title that the program made, and any view that it stands for.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Makes a title, and a text that it stands for.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(titleKey) { Text(value) }
    }

    /// Makes a title that the program made, and a text that it stands for.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(title) { Text(value) }
    }

    /// Makes a title, and a value in a format that it stands for.
    public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey) { Text(format.format(value)) }
    }
}

extension LabeledContent
where
    Label == LabeledContentStyleConfiguration.Label,
    Content == LabeledContentStyleConfiguration.Content
{
    /// Makes the content that a style is drawing once more, to be drawn by the next style outwards.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.configuration = configuration
        isInsideStyle = true
    }
}
