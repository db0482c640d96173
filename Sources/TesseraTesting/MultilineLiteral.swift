extension String {
    /// The text as a literal of several lines, indented as it is in a test's statement.
    func multilineLiteral(indentedBy indent: Int = 12) -> String {
        // What would be read as the literal's end or as an escape is not, between number signs.
        let signs = contains("\\") || contains("\"\"\"") ? "#" : ""
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        return (["\(signs)\"\"\""] + lines + ["\"\"\"\(signs)"])
            .map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }
            .joined(separator: "\n")
    }
}
