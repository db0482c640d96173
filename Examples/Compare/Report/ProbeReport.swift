import ExampleSupport

extension Scorecard.Row {
    /// The attempts with their sources, trees, types and what is done: beside each other if there is
    /// room for the sources, or else one below the other.
    func text(on terminal: Terminal) -> String {
        let sources = results.map { result in
            """
            \(result.design.rawValue): \(result.design.title)
            import \(result.design.module)

            \(result.code)
            """
        }
        let rest: [(Result) -> String] = [
            { "The tree:\n\($0.tree)" },
            { "The type, \($0.type.count) characters:\n\(Self.shortened($0.type))" },
            Self.outcome,
        ]
        let attempts =
            if let sources = terminal.sideBySide(sources) {
                ([sources] + rest.map { terminal.foldedSideBySide(results.map($0)) })
                    .joined(separator: "\n\n")
            } else {
                zip(sources, results).map { source, result in
                    ([source] + rest.map { $0(result) }).map(terminal.folded)
                        .joined(separator: "\n\n")
                }.joined(separator: "\n\n\n")
            }
        let task = Page.wrapped(task, width: terminal.width)
        return [terminal.heading(name), task, attempts].joined(separator: "\n\n")
    }

    /// The same as a part of a document.
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
