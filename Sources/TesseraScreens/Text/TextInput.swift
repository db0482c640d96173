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

    @MainActor func focusWillLeave(_ services: HostServices) {
        services[Caret.self].moveToEnd()
        endEditing()
    }

    @MainActor func press<Content>(
        _ press: KeyPress, at node: Node, in host: ViewHost<Content>
    ) -> KeyPress.Result {
        press.modifiers.isSubset(of: [.shift, .capsLock, .numericPad])
            ? host.type(press.key) : .ignored
    }
}
