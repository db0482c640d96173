extension Scorecard {
    /// The scorecard as a report.
    var report: Report {
        Report(
            title: "Three designs of one control, judged by running them",
            sections: [
                verdict, designs, outcome, tasks, missing, claims, code, work, untried,
            ])
    }

    private var designs: Report.Section {
        let example = rows.first { $0.name == Probe.ownSymbol.name }
        return Report.Section(
            title: "The designs",
            introduction: "Each is a module with a type named `Rating`, made of the public API of "
                + "Tessera only. The seed is the proposal document that this project began from. "
                + "The code is that for the task \(Probe.ownSymbol.name): \(Probe.ownSymbol.task)",
            content: .listings(
                Design.allCases.map { design in
                    Report.Listing(
                        title: design.rawValue,
                        text: "\(design.title), \(design.summary) Module `\(design.module)`.",
                        code: example?[design].code ?? "")
                }))
    }

    private var tasks: Report.Section {
        Report.Section(
            title: "The tasks",
            content: .items(rows.map { Report.Item(name: $0.name, text: $0.task) }))
    }

    private var outcome: Report.Section {
        var table = table("Which design does which task", Design.allCases.map(\.rawValue)) { row in
            row.results.map { result in
                let met = result.requirements.count(where: \.isMet)
                return result.isDone ? "yes" : "\(met) of \(result.requirements.count)"
            }
        }
        table.rows.append(["all"] + Design.allCases.map { "\(done($0)) of \(rows.count)" })
        return Report.Section(
            title: "Is it done?",
            introduction: "\"Yes\" means that the probe's check passed in this run; otherwise, how "
                + "many of its requirements were met.",
            content: .table(table))
    }

    private var missing: Report.Section {
        let items = rows.flatMap { row in
            row.results.filter { !$0.isDone }.map { result in
                Report.Item(
                    name: "\(row.name), \(result.design.rawValue)",
                    text: (result.limit.map { "\($0) " } ?? "")
                        + "Not met: \(result.missing.joined(separator: "; ")).")
            }
        }
        return Report.Section(title: "What is missing, and why", content: .items(items))
    }

    private var untried: Report.Section {
        Report.Section(
            title: "What is not tried",
            introduction: "These tasks need positions on a screen, which the tree does not have.",
            content: .items([
                Report.Item(text: "Slide a finger over the symbols, and choose the last one."),
                Report.Item(text: "Choose a half by the side of a symbol that is tapped."),
                Report.Item(text: "Choose a symbol by a tap in the gap beside it."),
            ]))
    }

    private var code: Report.Section {
        Report.Section(
            title: "What a user writes",
            introduction: "Lines and tokens of the probe's code, and the places to edit to get "
                + "there from the code before. In brackets: the task is not done.",
            content: .table(
                table("Lines, tokens and places", Self.columns("lines", "tokens", "places")) {
                    Self.measured($0) { [$0.lines, $0.tokens, $0.places] }
                }))
    }

    private var work: Report.Section {
        Report.Section(
            title: "What it costs",
            introduction:
                "The nodes of the tree, the bodies that one tap on the second symbol runs "
                + "and those that a change of look runs, and the length of the static type. In "
                + "brackets: the task is not done.",
            content: .table(
                table(
                    "Nodes, bodies and types", Self.columns("nodes", "tap", "restyle", "type")
                ) {
                    Self.measured($0) {
                        [$0.nodes, $0.bodiesOfTap, $0.bodiesOfRestyle, $0.type.count]
                    }
                }))
    }

    private var claims: Report.Section {
        Report.Section(
            title: "What the seed proposal claims",
            introduction:
                "Its claims of closures and of its own style, in our words; what this run "
                + "makes of them; and in brackets the rows that say so.",
            content: .items(Finding.claims.map { Report.Item(text: $0.text(in: self)) }))
    }

    private var verdict: Report.Section {
        Report.Section(
            title: "Verdict",
            introduction: "The designs are \(Self.names). In brackets the rows that a sentence "
                + "rests on.",
            content: .items(Finding.verdict.map { Report.Item(text: $0.text(in: self)) }))
    }

    /// The designs as the verdict calls them.
    private static var names: String {
        let names = Design.allCases.map { "a \($0.title) (`\($0.rawValue)`)" }
        return "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
    }

    private func table(
        _ caption: String, _ columns: [String], cells: (Row) -> [String]
    ) -> Report.Table {
        Report.Table(
            caption: caption, columns: ["probe"] + columns, rows: rows.map { [$0.name] + cells($0) }
        )
    }

    private static func columns(_ measures: String...) -> [String] {
        Design.allCases.flatMap { design in measures.map { "\(design.rawValue) \($0)" } }
    }

    private static func measured(_ row: Row, _ measures: (Result) -> [Int?]) -> [String] {
        row.results.flatMap { result in
            measures(result).map { measure in
                guard let measure else { return "–" }
                return result.isDone ? "\(measure)" : "(\(measure))"
            }
        }
    }
}
