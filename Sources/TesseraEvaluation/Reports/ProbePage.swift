extension Evaluation {
    /// Returns a probe as a part of the page: initially closed, with its attempts side by side if
    /// there is room.
    func html(of row: Scorecard.Row, _ pictures: inout ArraySlice<String>) -> String {
        let articles = attempts(in: row).map { design, outcome in
            let own = pictures.prefix(outcome.pictures.count)
            pictures = pictures.dropFirst(own.count)
            return html(of: design, outcome, Array(own), in: row)
        }
        let marks = row.cells.map { "\($0.design) \($0.mark)" }
        return """
            <details>
            <summary><h3>\(Markup.escaped(row.name))</h3> \(Markup.paragraph(row.task)) \
            <small>\(Markup.escaped(marks.joined(separator: ", ")))</small></summary>
            <div class="attempts" id="\(Markup.id(row.name))">
            \(articles.joined(separator: "\n"))
            </div>
            </details>
            """
    }

    private func html(
        of design: Design, _ outcome: Outcome, _ pictures: [String], in row: Scorecard.Row
    ) -> String {
        let title = Self.title(of: outcome, with: design)
        func lines(_ lines: String, _ name: String) -> String {
            Markup.lines(lines, named: "\(name), \(row.name), \(title)")
        }
        let requirements = outcome.requirements.map { requirement in
            let mark = requirement.isMet ? "yes" : "no"
            return "<li class=\"\(mark)\"><b>\(mark)</b> \(Markup.paragraph(requirement.sentence))"
                + "</li>"
        }
        let notes =
            (outcome.failedVariations.map { "Fails \($0)." } + [outcome.loss, outcome.limit])
            .compactMap(\.self).map { "<p>\(Markup.paragraph($0))</p>\n" }
        let imports = design.module.map { "import \(Markup.escaped($0))\n\n" } ?? ""
        let code = "<code>\(imports)\(Markup.escaped(outcome.code))</code>"
        return """
            <article class="\(Choice.name(of: design, in: designs))">
            <h4>\(Markup.escaped(title))</h4>
            <ul class="requirements">
            \(requirements.joined(separator: "\n"))
            </ul>
            \(notes.joined())\(Self.figures(pictures))\(lines(code, "Code"))
            <h5>The tree</h5>
            \(lines(Markup.escaped(Self.beginning(of: outcome.tree)), "Tree"))
            </article>
            """
    }

    /// Returns the pictures of the screen before and after the check, or a single picture if both
    /// are the same. Each has a description for screen readers.
    private static func figures(_ pictures: [String]) -> String {
        let isSame = pictures.count == 2 && pictures[0] == pictures[1]
        let moments = isSame ? ["At first and after the check"] : ["At first", "After the check"]
        let figures = zip(moments, pictures).map { moment, picture in
            // Some browsers, including Chromium, do not use a figure's caption as its name.
            "<figure aria-label=\"\(moment)\"><figcaption>\(moment)</figcaption>\n\(picture)\n</figure>"
        }
        if figures.isEmpty { return "" }
        return "<div class=\"pictures\">\n\(figures.joined(separator: "\n"))\n</div>\n"
    }

    /// Returns the beginning of a tree, which may have thousands of lines.
    private static func beginning(of tree: String) -> String {
        let lines = tree.split(separator: "\n")
        guard lines.count > 28 else { return tree }
        return lines.prefix(24).joined(separator: "\n") + "\n… \(lines.count - 24) more lines"
    }
}
