/// A control for typing a line of text.
///
/// ```swift
/// TextField("Name of book", text: $title)
/// ```
///
/// The tree shows the label and the text as a value. Use `type(_:into:)` to type with a host.
nonisolated public struct TextField<Label: View>: View {
    @Binding private var value: String
    /// The text typed into a field with a format, until the field is left or submitted.
    @State private var draft: String?
    package let prompt: Text?
    private let label: Label
    private var hasFormat = false
    fileprivate var isSecure = false
    @Environment(\.locale) private var locale
    @Environment(\.textFieldStyle) private var style

    /// Makes a field with any view as its label.
    ///
    /// - Parameters:
    ///   - text: The text that is typed.
    ///   - prompt: The text of the empty field; `nil` for the label.
    ///   - label: The label, which is always announced and hidden once there is text.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        _value = text
        self.prompt = prompt
        self.label = label()
    }

    /// Makes a field for a value in a format, with any view as its label.
    ///
    /// The value changes with each text that the format understands. Once the field is submitted or loses the
    /// focus, it shows the value as the format writes it.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        let new = Binding<F.FormatInput?> {
            value.wrappedValue
        } set: {
            if let new = $0 { value.wrappedValue = new }
        }
        self.init(value: new, format: format, prompt: prompt, label: label)
    }

    /// Makes a field for a value that may be missing, in a format. An empty text is `nil`.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        let text = Binding {
            value.wrappedValue.map(format.format) ?? ""
        } set: {
            if $0.isEmpty {
                value.wrappedValue = nil
            } else if let new = try? format.parseStrategy.parse($0) {
                value.wrappedValue = new
            }
        }
        self.init(text: text, prompt: prompt, label: label)
        hasFormat = true
    }

    @MainActor public var body: some View {
        if let style {
            style.body(of: self)
        } else {
            label
                .modifier(FieldTouchModifier())
                .announced([.children(.combine), .addTraits(.isTextField), .value(text)])
        }
    }
}

extension TextField<TextFieldStyleLabel> {
    /// Makes a field again, for its style.
    init<Other: View>(_ field: TextField<Other>) {
        self.init(text: field.$value, prompt: field.prompt) {
            TextFieldStyleLabel(content: AnyView(field.label))
        }
        (hasFormat, isSecure) = (field.hasFormat, field.isSecure)
    }
}

nonisolated extension TextField where Label == Text {
    /// Makes a field with a title, which is also its prompt if it has no other.
    @AlsoUnlocalized
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Makes a field for a value in a format, with a title.
    @AlsoUnlocalized
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Makes a field for a value that may be missing, in a format, with a title.
    @AlsoUnlocalized
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
}

extension TextField: DescribedView, TextInput, RowView, LayoutView {
    /// The text as it is shown.
    package var text: String {
        let text = draft ?? value
        return isSecure ? String(repeating: "•", count: text.count) : text
    }

    public func describe(_ description: inout ViewDescription) {
        description.add("text", text)
        description.add("prompt", prompt?.words(in: locale))
    }

    package var input: Binding<String> {
        guard hasFormat else { return $value }
        return Binding {
            draft ?? value
        } set: {
            draft = $0
            value = $0
        }
    }

    /// Whether its style draws the field. Another field inside takes the text.
    package var isStyled: Bool { style != nil }

    var isFocusable: Bool { !isStyled }

    package func endEditing() { if draft != nil { draft = nil } }

    package var acceptsLineBreaks: Bool { false }

    /// The box is as wide as possible and as high as its label. All of it responds to touches.
    package nonisolated func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox
    {
        if context.environment.textFieldStyle != nil { return context.row(views) }
        let frame = FrameRule(width: Limits(greatest: .infinity), alignment: .leading)
        return context.box(
            TouchAreaRule(ShapeArea(Rectangle()), .behind),
            context.box(frame, context.row(views)))
    }
}

/// The look of text fields.
///
/// ```swift
/// struct BoxedTextFieldStyle: TextFieldStyle {
///     func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.padding().border(.gray)
///     }
/// }
/// ```
///
/// The field in the body takes the text and the focus. The next outer style does not draw it.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The type of the body.
    associatedtype _Body: View
    /// The label of the field, of any type.
    typealias _Label = TextFieldStyleLabel

    /// Returns the field with what surrounds it.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a text field, for its style.
nonisolated public struct TextFieldStyleLabel: ControlPart {
    public let content: AnyView
}

extension TextFieldStyle {
    @MainActor fileprivate func body<Label: View>(of field: TextField<Label>) -> AnyView {
        AnyView(_body(configuration: TextField(field)).setting(\.textFieldStyle, nil))
    }
}

extension EnvironmentValues {
    /// The style of text fields; `nil` for the text alone.
    @Entry fileprivate(set) var textFieldStyle: (any TextFieldStyle)?
}

nonisolated extension View {
    /// Sets the style of the text fields in this view.
    public consuming func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        setting(
            \.textFieldStyle, style,
            as: Call("textFieldStyle").argument(verbatim: TypeName.short(S.self)))
    }
}

/// A control for typing a line of secret text: each character is a dot.
///
/// ```swift
/// SecureField("Password", text: $password)
/// // SecureField
/// //   TextField text: "••••"
/// //     Text "Password"
/// ```
nonisolated public struct SecureField<Label: View>: View {
    private var field: TextField<Label>

    /// Makes a field with any view as its label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        field = TextField(text: text, prompt: prompt, label: label)
        field.isSecure = true
    }

    @MainActor public var body: some View { field }
}

nonisolated extension SecureField where Label == Text {
    /// Makes a field with a title, and a prompt if it has one.
    @AlsoUnlocalized
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
}

/// Moves the focus to the enclosing field on a tap.
nonisolated struct FieldTouchModifier: PrimitiveModifier, TouchHandler {
    static var isResponder: Bool { true }

    @MainActor func gesture(at node: Node) -> (any Gesture)? {
        PressGesture(taps: 1) { $0.node }.onEnded { node in
            let field = sequence(first: node, next: \.parent).first { $0.canHaveFocus }
            if let field { node.environment.focus?.move(to: field) }
        }
    }
}
