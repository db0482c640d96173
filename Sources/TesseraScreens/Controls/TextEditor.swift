/// A control for typing text with several lines.
///
/// ```swift
/// TextEditor(text: $review)
/// // TextEditor
/// //   Text "Too long."
/// ```
nonisolated public struct TextEditor: View {
    @Binding package private(set) var text: String

    /// Makes an editor of a text.
    public init(text: Binding<String>) {
        _text = text
    }

    @MainActor public var body: some View {
        Text(verbatim: text)
            .modifier(FieldTouchModifier())
            .announced([.children(.ignore), .addTraits(.isTextField), .value(text)])
    }
}

extension TextEditor: DescribedView, TextInput, RowView, LayoutView {
    public func describe(_ description: inout ViewDescription) {}

    package var input: Binding<String> { $text }
    package var acceptsLineBreaks: Bool { true }

    /// The box fills the proposed size, with the text at the top.
    package nonisolated func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox
    {
        context.box(
            TouchAreaRule(ShapeArea(Rectangle()), .behind),
            context.filling(context.row(views), .topLeading))
    }
}
