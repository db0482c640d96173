import Tessera
import TesseraDrawing
import TesseraPage

extension Evaluation {
    /// Returns a scorecard and all probes as a self-contained page.
    ///
    /// - Parameter isTouchable: Whether a reader can touch the example of each design.
    func page(of card: Scorecard, isTouchable: Bool = true) -> String {
        let parts = answers(card) + [introduction(card)] + appended + evidence(card)
        let probes = Set(card.rows.map(\.name))
        let silent = silentPictures(card)
        let taken = card.rows.flatMap { attempts(in: $0).flatMap(\.outcome.pictures) }
        let all = taken + silent.map(\.picture)
        let sheet = SVGSheet(all.map(\.drawing), words: all.map(\.words))
        var pictures = sheet.pictures[...]
        let details = card.rows.map { html(of: $0, &pictures) }
        let figures = zip(silent, pictures).map { silent, picture in
            "<figure>\n\(picture)\n<figcaption>\(Markup.paragraph(silent.text))</figcaption>\n</figure>"
        }
        var views = TouchableViews()
        let examples = isTouchable ? touchableExamples(card, in: &views) : [:]
        var titles = parts.map(\.title)
        var sections = parts.enumerated().map { number, section in
            section.html(Markup.sectionID(number), linkingTo: probes, with: examples)
        }
        if !figures.isEmpty {
            let (title, list) = ("Silent mistakes, drawn", figures.joined(separator: "\n"))
            sections.append(
                """
                <section id="\(Markup.sectionID(titles.count))">
                <h2>\(title)</h2>
                <div class="figures">\n\(list)\n</div>
                </section>
                """)
            titles.append(title)
        }
        titles.append("The probes")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(Markup.escaped(title))</title>
            <style>
            \(Markup.stylesheet)
            \(isTouchable ? TouchableViews.style : "")
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
            \(examples.isEmpty ? "" : views.ending)
            </body>
            </html>

            """
    }

    /// Returns the example of each design as an element that a reader can touch, with its code and the public
    /// interface of its module.
    private func touchableExamples(
        _ card: Scorecard, in views: inout TouchableViews
    ) -> [String: String] {
        guard let row = example.flatMap({ card[$0] }) else { return [:] }
        let attempts = probes.first { $0.name == example }?.attempts ?? []
        return designs.reduce(into: [:]) { elements, design in
            guard let outcome = row[design].representative, outcome.isDone,
                let attempt = attempts.first(where: {
                    $0.design.name == design.name && $0.name == outcome.attempt
                })
            else { return }
            let listing = listing(of: design, row)
            let interface = design.module.map {
                PublicInterface.text(ofModule: $0, inPackageOf: attempt.file)
            }
            elements[design.name] = views.add(
                listing.title, text: listing.text, code: listing.code, interface: interface ?? ""
            ) {
                ViewHost(rootView: attempt.screen(), environment: .onPages, onIssue: { _ in })
            }
        }
    }
}

extension Report.Section {
    fileprivate func html(
        _ id: String, linkingTo probes: Set<String>, with examples: [String: String]
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
                Self.grid(listings.map { examples[$0.title] ?? Self.html($0) })
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

    private static func html(_ listing: Report.Listing) -> String {
        """
        <div>
        <h3>\(Markup.escaped(listing.title))</h3>
        <p>\(Markup.paragraph(listing.text))</p>
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
