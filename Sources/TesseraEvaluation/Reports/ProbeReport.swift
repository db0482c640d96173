import TesseraPrograms

extension Evaluation {
    /// Returns the attempts at a row's task, each with its design, in the order of the designs.
    func attempts(in row: Scorecard.Row) -> [(design: Design, outcome: Outcome)] {
        designs.flatMap { design in row[design].results.map { (design, $0) } }
    }

    /// Returns the attempts with their sources, trees and outcomes, one below the other.
    func text(of row: Scorecard.Row, on terminal: Terminal) -> String {
        let parts = attempts(in: row).map { design, outcome in
            [
                """
                \(Self.title(of: outcome, with: design))
                \(design.module.map { "import \($0)\n" } ?? "")
                \(outcome.code)
                """,
                "The tree:\n\(outcome.tree)", Self.words(on: outcome),
            ].map(terminal.folded).joined(separator: "\n\n")
        }
        let task = Page.wrapped(row.task, width: terminal.width)
        return [terminal.heading(row.name), task, parts.joined(separator: "\n\n\n")]
            .joined(separator: "\n\n")
    }

    /// Returns the attempts as a part of a Markdown document.
    func markdown(of row: Scorecard.Row) -> String {
        let parts = attempts(in: row).map { design, outcome in
            """
            ### \(Self.title(of: outcome, with: design))

            ```swift
            \(design.module.map { "import \($0)\n\n" } ?? "")\(outcome.code)
            ```

            ```
            \(outcome.tree)
            ```

            \(Self.words(on: outcome).replacing("\n", with: "\n\n"))
            """
        }
        return (["## \(row.name)", row.task] + parts).joined(separator: "\n\n")
    }

    static func title(of outcome: Outcome, with design: Design) -> String {
        let attempt = outcome.attempt.map { ", \($0)" } ?? ""
        let part = outcome.isDone && outcome.isPartial ? " (partly)" : ""
        return "\(design.name): \(design.title)\(attempt)\(part)"
    }

    /// Returns the requirements, each marked as met or not, the failed variations and the notes.
    static func words(on outcome: Outcome) -> String {
        let lines = outcome.requirements.map { "\($0.isMet ? "yes:" : "NO:") \($0.sentence)" }
        let failed = outcome.failedVariations.map { "NO: the same \($0)" }
        return (lines + failed + outcome.notes).joined(separator: "\n")
    }
}

extension Outcome {
    /// Remarks on the attempt, which do not affect the result.
    var notes: [String] {
        let names = uncounted.joined(separator: ", ")
        return [loss, limit, names.isEmpty ? nil : "Declared elsewhere and not counted: \(names)."]
            .compactMap(\.self)
    }
}
