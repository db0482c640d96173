extension String {
    /// Returns the text as a multiline literal, indented as in a test.
    func multilineLiteral(indentedBy indent: Int = 12) -> String {
        // Number signs are needed if the text contains escapes or the end of a literal.
        let signs = contains("\\") || contains("\"\"\"") ? "#" : ""
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        return (["\(signs)\"\"\""] + lines + ["\"\"\"\(signs)"])
            .map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }
            .joined(separator: "\n")
    }
}
