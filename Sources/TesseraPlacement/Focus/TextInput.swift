/// A view for typing text.
package protocol TextInput: FocusStop {
    var input: Binding<String> { get }
    var acceptsLineBreaks: Bool { get }
    /// The text as it is shown, with as many characters.
    var text: String { get }
    /// Ends the edit that typing has begun.
    func endEditing()
}

extension TextInput {
    package var isFocusable: Bool { true }
    package func endEditing() {}
}
