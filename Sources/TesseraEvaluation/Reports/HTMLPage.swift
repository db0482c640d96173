import TesseraDrawing

extension Evaluation {
    /// Returns a scorecard and all probes as a self-contained page.
    func page(of card: Scorecard) -> String {
        let parts = answers(card) + [introduction(card)] + appended + evidence(card)
        let probes = Set(card.rows.map(\.name))
        let taken = card.rows.flatMap { row in
            attempts(in: row).flatMap { attempt in
                attempt.outcome.pictures.map {
                    (owner: row.name == example ? attempt.design.name : "", picture: $0)
                }
            }
        }
        let sheet = SVGSheet(taken.map(\.picture.drawing), words: taken.map(\.picture.words))
        var pictures = sheet.pictures[...]
        let details = card.rows.map { html(of: $0, &pictures) }
        var shown = Dictionary(zip(taken.map(\.owner), sheet.pictures)) { first, _ in first }
        for cell in example.flatMap({ card[$0] })?.cells ?? [] {
            if let film = cell.representative?.film {
                shown[cell.design] = Markup.film(
                    film, named: "\(cell.design), filmed: the task \(example ?? "")")
            }
        }
        let titles = parts.map(\.title) + ["The probes"]
        let sections = parts.enumerated().map { number, section in
            section.html(Markup.sectionID(number), linkingTo: probes, with: shown)
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(Markup.escaped(title))</title>
            <style>
            \(Markup.stylesheet)
            \(Choice.rules(for: designs))
            </style>
            </head>
            <body>
            \(sheet.definitions)
            <main>
            <h1>\(Markup.escaped(title))</h1>
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
    fileprivate func html(
        _ id: String, linkingTo probes: Set<String>, with pictures: [String: String]
    ) -> String {
        let introduction =
            introduction.isEmpty ? "" : "<p>\(Markup.paragraph(introduction))</p>\n"
        let body =
            switch content {
            case .tables(let tables):
                tables.map { $0.html(linkingTo: probes) }.joined(separator: "\n")
            case .items(let items): Self.list(items)
            case .lines(let text): Markup.lines(Markup.escaped(text), named: title)
            case .listings(let listings):
                Self.grid(listings.map { Self.html($0, pictures[$0.title]) })
            }
        return """
            <section id="\(id)">
            <h2>\(Markup.escaped(title))</h2>
            \(introduction)\(body)
            </section>
            """
    }

    /// Parts side by side if there is room.
    private static func grid(_ parts: [String]) -> String {
        "<div class=\"parts\">\n\(parts.joined(separator: "\n"))\n</div>"
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
    /// The table with row and column headers.
    fileprivate func html(linkingTo known: Set<String>) -> String {
        // Rows of other tables may have the same names as probes.
        let names = rows.map { $0[0].replacing("*", with: "") }
        let probes = names.allSatisfy(known.contains) ? known : []
        let head = columns.map { "<th scope=\"col\">\(Markup.escaped($0))</th>" }
        let rows = rows.map { row in
            let cells = row.dropFirst().map { cell in
                let kind = Markup.kind(of: cell).map { " class=\"\($0)\"" } ?? ""
                return "<td\(kind)>\(Markup.escaped(cell))</td>"
            }
            return
                "<tr><th scope=\"row\">\(Markup.rowName(row[0], linkingTo: probes))</th>\(cells.joined())</tr>"
        }
        return """
            <div class="scroll" role="region" tabindex="0" aria-label="\(Markup.escaped(caption))">
            <table>
            <caption>\(Markup.escaped(caption))</caption>
            <thead>
            <tr>\(head.joined())</tr>
            </thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            </div>
            """
    }
}
