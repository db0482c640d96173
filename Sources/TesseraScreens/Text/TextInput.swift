/// A view for typing text.
protocol TextInput: FocusStop {
    var input: Binding<String> { get }
    var acceptsLineBreaks: Bool { get }
    /// The text as it is shown, with as many characters.
    var text: String { get }
    /// Ends the edit that typing has begun.
    func endEditing()
}

extension TextInput {
    var isFocusable: Bool { true }

    func endEditing() {}

    /// Ends what the focus on this field has begun. The field may have left the tree.
    @MainActor func focusWillLeave(_ services: HostServices) {
        services[Caret.self].moveToEnd()
        endEditing()
    }
}
