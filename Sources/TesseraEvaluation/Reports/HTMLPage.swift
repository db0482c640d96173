import TesseraDrawing

extension Evaluation {
    /// Returns a scorecard and all probes as a self-contained page.
    func page(of card: Scorecard) -> String {
        let report = report(on: card)
        let probes = Set(card.rows.map(\.name))
        let rows = facts.map { fact in card.rows.filter { $0.fact == fact.name } }
        let taken = rows.joined().flatMap(attempts).flatMap(\.outcome.pictures)
        let sheet = SVGSheet(taken.map(\.drawing), words: taken.map(\.words))
        var pictures = sheet.pictures[...]
        let details = zip(facts, rows).map { html(of: $0, $1, &pictures) }
        let owners = rows.joined().flatMap { row in
            attempts(in: row).flatMap { attempt in
                attempt.outcome.pictures.map { _ in row.name == example ? attempt.design.name : "" }
            }
        }
        let shown = Dictionary(zip(owners, sheet.pictures)) { first, _ in first }
        let titles = report.sections.map(\.title) + ["The probes"]
        let sections = report.sections.enumerated().map { number, section in
            section.html(
                Markup.sectionID(number), linkingTo: probes, with: shown,
                isOpen: number < findings.count + 2)
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(Markup.escaped(report.title))</title>
            <style>
            \(Markup.stylesheet)
            \(Choice.rules(for: designs))
            </style>
            </head>
            <body>
            \(sheet.definitions)
            <main>
            <h1>\(Markup.escaped(report.title))</h1>
            <a class="skip" href="#\(Markup.sectionID(0))">Skip the contents</a>
            \(Markup.contents(titles))
            \(sections.joined(separator: "\n"))
            <section id="\(Markup.sectionID(titles.count - 1))">
            <h2>The probes</h2>
            \(Choice.html(of: designs))
            \(details.joined(separator: "\n"))
            </section>
            </main>
            </body>
            </html>

            """
    }
}

extension Report.Section {
    /// The section, closed until a reader opens it unless it is one of the first.
    fileprivate func html(
        _ id: String, linkingTo probes: Set<String>, with pictures: [String: String], isOpen: Bool
    ) -> String {
        let introduction =
            introduction.isEmpty ? "" : "<p>\(Markup.paragraph(introduction))</p>\n"
        let body =
            switch content {
            case .table(let table): table.html(linkingTo: probes)
            case .items(let items): Self.list(items)
            case .listings(let listings):
                "<div class=\"listings\">\n"
                    + listings.map { Self.html($0, pictures[$0.title]) }.joined(separator: "\n")
                    + "\n</div>"
            }
        let heading = "<h2>\(Markup.escaped(title))</h2>"
        let content = "\(introduction)\(body)\n"
        return "<section id=\"\(id)\">\n"
            + (isOpen
                ? "\(heading)\n\(content)"
                : "<details>\n<summary>\(heading)</summary>\n\(content)</details>\n")
            + "</section>"
    }

    private static func html(_ listing: Report.Listing, _ picture: String?) -> String {
        """
        <div>
        <h3>\(Markup.escaped(listing.title))</h3>
        <p>\(Markup.paragraph(listing.text))</p>
        \(picture.map { "<figure>\n\($0)\n</figure>" } ?? "")
        \(Markup.lines("<code>\(Markup.escaped(listing.code))</code>", named: "Code, \(listing.title)"))
        </div>
        """
    }

    private static func list(_ items: [Report.Item]) -> String {
        if items.allSatisfy(\.name.isEmpty) {
            let entries = items.map { "<li>\(Markup.paragraph($0.text))</li>" }
            return "<ul>\n\(entries.joined(separator: "\n"))\n</ul>"
        }
        let entries = items.map {
            "<dt>\(Markup.escaped($0.name))</dt>\n"
                + "<dd>\(Markup.paragraph($0.text))</dd>"
        }
        return "<dl>\n\(entries.joined(separator: "\n"))\n</dl>"
    }
}

extension Report.Table {
    /// The table with row and column headers. If all columns but the first belong to designs, the
    /// designs form a second header row.
    fileprivate func html(linkingTo known: Set<String>) -> String {
        // Rows of other tables may have the same names as probes.
        let probes = rows.allSatisfy { known.contains($0[0]) } ? known : []
        let rows = rows.map { row in
            let cells = row.dropFirst().enumerated().map { column, cell in
                let classes =
                    [
                        isFirstOfDesign(column + 1) ? "first" : nil,
                        Markup.kind(of: cell),
                    ].compactMap(\.self).joined(separator: " ")
                return "<td\(classes.isEmpty ? "" : " class=\"\(classes)\"")>"
                    + "\(Markup.escaped(cell))</td>"
            }
            return
                "<tr><th scope=\"row\">\(Markup.rowName(row[0], linkingTo: probes))</th>\(cells.joined())</tr>"
        }
        return """
            <div class="scroll" role="region" tabindex="0" aria-label="\(Markup.escaped(caption))">
            <table>
            <caption>\(Markup.escaped(caption))</caption>
            <thead>
            \(head)
            </thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            </div>
            """
    }

    private var head: String {
        let words = columns.map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
        guard words.dropFirst().allSatisfy({ $0.count == 2 }) else {
            let cells = columns.map { "<th scope=\"col\">\(Markup.escaped($0))</th>" }
            return "<tr>\(cells.joined())</tr>"
        }
        var groups = ""
        for (column, word) in words.enumerated() where isFirstOfDesign(column) {
            let span = words.count { $0[0] == word[0] }
            groups +=
                "<th scope=\"colgroup\" colspan=\"\(span)\" class=\"first\">"
                + "\(Markup.escaped(word[0]))</th>"
        }
        let cells = words.enumerated().dropFirst().map { column, word in
            "<th scope=\"col\"\(isFirstOfDesign(column) ? " class=\"first\"" : "")>"
                + "\(Markup.escaped(word[1]))</th>"
        }
        return
            "<tr><th scope=\"col\" rowspan=\"2\">\(Markup.escaped(columns[0]))</th>\(groups)</tr>"
            + "\n<tr>\(cells.joined())</tr>"
    }

    /// Whether a column is the first column of its design.
    private func isFirstOfDesign(_ column: Int) -> Bool {
        guard column > 0 else { return false }
        func design(_ column: Int) -> Substring { columns[column].prefix { $0 != " " } }
        return design(column) != design(column - 1)
    }
}
