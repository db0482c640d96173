extension Evaluation {
    /// Returns a fact as a part of the page: initially closed, with the attempts at its probes.
    func html(
        of fact: Fact, _ rows: [Scorecard.Row], _ pictures: inout ArraySlice<String>
    ) -> String {
        let probes = rows.map { html(of: $0, &pictures) }
        let marks = designs.map { "\($0.name) \(Self.mark(of: $0.name, in: rows))" }
        return """
            <details>
            <summary><h3>\(Markup.escaped(fact.name))</h3> \(Markup.paragraph(fact.sentence)) \
            <small>\(Markup.escaped(marks.joined(separator: ", ")))</small></summary>
            \(probes.joined(separator: "\n"))
            </details>
            """
    }

    /// Returns a probe with its attempts, side by side if there is room.
    private func html(of row: Scorecard.Row, _ pictures: inout ArraySlice<String>) -> String {
        let articles = attempts(in: row).map { design, outcome in
            let own = pictures.prefix(outcome.pictures.count)
            pictures = pictures.dropFirst(own.count)
            return html(of: design, outcome, Array(own), in: row)
        }
        let marks = row.cells.map { "\($0.design) \($0.mark)" }
        return """
            <h4 id="\(Markup.id(row.name))">\(Markup.escaped(row.name))</h4>
            <p>\(Markup.paragraph(row.task)) \
            <small>\(Markup.escaped(marks.joined(separator: ", ")))</small></p>
            <div class="attempts">
            \(articles.joined(separator: "\n"))
            </div>
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
            <h5>\(Markup.escaped(title))</h5>
            \(requirements)
            \(notes.joined())\(figures)
            \(Markup.lines(code, named: "Code, \(row.name), \(title)"))
            </article>
            """
    }
}
