extension Evaluation {
    /// A probe as a part of the page: closed at first, its attempts beside each other if there
    /// is room.
    func html(of row: Scorecard.Row) -> String {
        let marks = row.cells.map { "\($0.design) \($0.mark)" }
        return """
            <details>
            <summary><b>\(Markup.escaped(row.name))</b> \(Markup.paragraph(row.task)) \
            <small>\(Markup.escaped(marks.joined(separator: ", ")))</small></summary>
            <div class="attempts" id="\(Markup.escaped(row.name))">
            \(attempts(in: row).map(Self.html).joined(separator: "\n"))
            </div>
            </details>
            """
    }

    private static func html(of design: Design, _ outcome: Outcome) -> String {
        let requirements = outcome.requirements.map { requirement in
            let mark = requirement.isMet ? "yes" : "no"
            return "<li class=\"\(mark)\"><b>\(mark)</b> \(Markup.paragraph(requirement.sentence))"
                + "</li>"
        }
        let notes =
            (outcome.failedVariations.map { "Fails \($0)." } + [outcome.loss, outcome.limit])
            .compactMap(\.self).map { "<p>\(Markup.paragraph($0))</p>\n" }
        let imports = design.module.map { "import \($0)\n\n" } ?? ""
        return """
            <article>
            <h3>\(Markup.escaped(title(of: outcome, with: design)))</h3>
            <ul class="requirements">
            \(requirements.joined(separator: "\n"))
            </ul>
            \(notes.joined())<pre tabindex="0"><code>\(imports)\(Markup.escaped(outcome.code))</code></pre>
            <h4>The tree</h4>
            <pre tabindex="0">\(Markup.escaped(outcome.tree))</pre>
            </article>
            """
    }
}
