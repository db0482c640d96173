public import TesseraCore
import TesseraLayout

/// A control for typing a line of text.
///
/// ```swift
/// TextField("Name of book", text: $title)
/// ```
///
/// The tree shows the label and the text as a value. Use `type(_:into:)` to type with a host.
nonisolated public struct TextField<Label: View>: View {
    @Binding package private(set) var text: String
    package let prompt: Text?
    private let label: Label
    @Environment(\.locale) private var locale

    /// Makes a field with any view as its label.
    ///
    /// - Parameters:
    ///   - text: The text that is typed.
    ///   - prompt: The text of the empty field; `nil` for the label.
    ///   - label: The label, which is always announced and hidden once there is text.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        _text = text
        self.prompt = prompt
        self.label = label()
    }

    @MainActor public var body: some View {
        label
            .modifier(FieldTouchModifier())
            .accessibility([.children(.combine), .addTraits(.isTextField), .value(text)])
    }
}

nonisolated extension TextField where Label == Text {
    /// Makes a field with a title, which is also its prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    /// Makes a field with a title and a prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Makes a field with an unlocalized title, which is also its prompt.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    /// Makes a field with an unlocalized title and a prompt.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

extension TextField: DescribedView, TextInput, RowView {
    public func describe(_ description: inout ViewDescription) {
        description.add("text", text)
        description.add("prompt", prompt?.words(in: locale))
    }

    var input: Binding<String> { $text }
    var acceptsLineBreaks: Bool { false }

    /// The box is as wide as possible and as high as its label. All of it responds to touches.
    nonisolated func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        TouchAreaBox(
            ShapeArea(Rectangle()), .behind,
            FlexibleFrameBox(
                width: Limits(greatest: .infinity), alignment: .leading, views.row()))
    }
}

/// A view for typing text.
protocol TextInput: FocusStop {
    var input: Binding<String> { get }
    var acceptsLineBreaks: Bool { get }
}

extension TextInput {
    var isFocusable: Bool { true }
}

/// Moves the focus to the enclosing field on a tap.
nonisolated struct FieldTouchModifier: PrimitiveModifier, TouchHandler {
    static var isSought: Bool { true }

    @MainActor func makeRecognizer(at node: Node) -> TouchRecognizer {
        let tap = TapGesture().onEnded {
            let field = sequence(first: node, next: \.parent).first { $0.has((any TextInput).self) }
            if let field, field.canHaveFocus { node.environment.focus?.move(to: field) }
        }
        return GestureTouchRecognizer(tap, at: node) { _, _ in }
    }

    var description: ModifierDescription? { nil }
}
