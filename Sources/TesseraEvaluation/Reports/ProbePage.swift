extension Evaluation {
    /// Returns a probe as a part of the page, with its attempts, side by side if there is room.
    ///
    /// It is open, so that links lead to it and print shows it, and can be closed.
    func html(of row: Scorecard.Row, _ pictures: inout ArraySlice<String>) -> String {
        let articles = attempts(in: row).map { design, outcome in
            let own = pictures.prefix(outcome.pictures.count)
            pictures = pictures.dropFirst(own.count)
            return html(of: design, outcome, Array(own), in: row)
        }
        let marks = row.cells.map { "\($0.design) \($0.mark)" }
        return """
            <details open id="\(Markup.id(row.name))">
            <summary><h3>\(Markup.escaped(row.name))</h3> \(Markup.paragraph(row.task)) \
            <small>\(Markup.escaped(marks.joined(separator: ", ")))</small></summary>
            <div class="attempts">
            \(articles.joined(separator: "\n"))
            </div>
            </details>
            """
    }

    private func html(
        of design: Design, _ outcome: Outcome, _ pictures: [String], in row: Scorecard.Row
    ) -> String {
        let title = Self.title(of: outcome, with: design)
        let requirements =
            outcome.missing.isEmpty
            ? "<p class=\"yes\">All \(outcome.requirements.count) requirements are met.</p>"
            : "<ul class=\"no\">\n"
                + outcome.missing.map { "<li>Not met: \(Markup.paragraph($0))</li>" }
                .joined(separator: "\n") + "\n</ul>"
        let notes =
            (outcome.failedVariations.map { "Fails \($0)." } + outcome.notes)
            .map { "<p>\(Markup.paragraph($0))</p>\n" }
        // The label of a picture is what it announces.
        let figures = pictures.map { "<figure>\n\($0)\n</figure>" }.joined(separator: "\n")
        let imports = design.module.map { "import \(Markup.escaped($0))\n\n" } ?? ""
        let code = "<code>\(imports)\(Markup.escaped(outcome.code))</code>"
        return """
            <article class="\(Choice.name(of: design))">
            <h4>\(Markup.escaped(title))</h4>
            \(requirements)
            \(notes.joined())\(figures)
            \(Markup.lines(code, named: "Code, \(row.name), \(title)"))
            </article>
            """
    }
}
