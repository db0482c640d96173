extension Scorecard.Row {
    /// The three attempts beside each other: sources, trees, types and what is done.
    var sideBySide: String {
        func columns(_ cell: (Result) -> String) -> String {
            Terminal.sideBySide(results.map(cell), width: 52)
        }
        return [
            Terminal.heading(name), Terminal.wrapped(task),
            columns { "\($0.design.rawValue): \($0.design.title)\nimport \($0.design.module)" },
            columns(\.code),
            columns { "The tree:\n\($0.tree)" },
            columns { "The type, \($0.type.count) characters:\n\(Self.shortened($0.type))" },
            columns(Self.outcome),
        ].joined(separator: "\n\n")
    }

    /// The same as a part of a document, one after the other.
    var markdown: String {
        let parts = results.map { result in
            """
            ### \(result.design.rawValue): \(result.design.title)

            ```swift
            import \(result.design.module)

            \(result.code)
            ```

            ```
            \(result.tree)
            ```

            Type: `\(Self.shortened(result.type))`

            \(Self.outcome(result).replacing("\n", with: "\n\n"))
            """
        }
        return (["## \(name)", task] + parts).joined(separator: "\n\n")
    }

    /// Whether the task is done, requirement by requirement.
    static func outcome(_ result: Result) -> String {
        let lines = result.requirements.map { "\($0.isMet ? "yes:" : "NO:") \($0.sentence)" }
        return (lines + [result.limit].compactMap(\.self)).joined(separator: "\n")
    }

    /// A type in at most 300 characters.
    static func shortened(_ type: String) -> String {
        type.count <= 300 ? type : "\(type.prefix(299))…"
    }
}
