import TesseraPrograms
import Foundation
import TesseraPage

extension Evaluation {
    private static let format = Option(
        "--format", .oneOf(["text", "markdown"]), "how it is written, by default as text")
    private static let html = Option(
        "--html", .file, "all of it and all probes, as a page in a file")
    private static let everything = Option("--all", "the full report")
    private static let deep = Option(
        "--deep", "every attempt attacked, and the appendices computed again")

    var command: Command {
        Command(
            name, "\(title).",
            argument: Argument("probe", "one task, by its name: code, tree and outcome"),
            options: [Self.everything, Self.deep, Self.format],
            alone: [Self.html] + pages.map(\.fileOption) + [.list])
    }

    /// Returns the whole output for a command line. `run` runs a part of the evaluation.
    func output(
        for arguments: [String], on terminal: Terminal, run: (Part) throws -> Scorecard
    ) throws -> String {
        var start = ""
        let rest = try output(for: arguments, on: terminal, begin: { start = $0 }, run: run)
        return start + rest
    }

    /// Returns the output for a command line, without its first lines, which `begin` receives before `run`
    /// runs a part of the evaluation.
    func output(
        for arguments: [String], on terminal: Terminal, begin: (String) throws -> Void,
        run: (Part) throws -> Scorecard
    ) throws -> String {
        try command.output(for: arguments) { invocation in
            if invocation.has(.list) { return list(on: terminal) }
            let chosen = try invocation.argument.map { [try probe(named: $0)] } ?? probes
            try checkNames()
            for probe in chosen { try check(attemptsAt: probe) }
            if let file = invocation[Self.html] {
                let page = try OutputFile(file)
                try page.write(self.page(of: run(all(isDrawn: true))))
                return "wrote \(file)"
            }
            for further in pages {
                guard let file = invocation[further.fileOption] else { continue }
                let page = try OutputFile(file)
                try page.write(further.page().html)
                return "wrote \(file)"
            }
            let isMarkdown = invocation[Self.format] == "markdown"
            if invocation.argument != nil {
                let rows = try run(Part(probes: chosen.map(\.name))).rows
                return rows.map { row in
                    isMarkdown ? markdown(of: row) : text(of: row, on: terminal)
                }.joined(separator: "\n\n")
            }
            let isAll = invocation.has(Self.everything)
            if !isMarkdown {
                try begin(Page.wrapped(title, width: terminal.width) + (isAll ? "\n\n\n" : "\n"))
            }
            if invocation.has(Self.deep) { for appendix in appendices { try appendix.renew() } }
            let card = try run(all(isDeep: invocation.has(Self.deep)))
            let report = isAll ? report(on: card) : summary(of: card)
            if isMarkdown { return report.markdown }
            let hint =
                isAll ? "" : "\n\(name) <task> prints its programs, and \(name) --all everything."
            return report.text(on: terminal) + Page.wrapped(hint, width: terminal.width)
        }
    }

    /// Checks that the example and the comparisons name existing probes, and suggests a name in the error.
    private func checkNames() throws {
        for name in comparisons.flatMap(\.probes) + [example].compactMap(\.self) {
            _ = try probe(named: name)
        }
    }

    func probe(named name: String) throws -> Probe {
        try command.item(named: name, in: probes, by: \.name)
    }

    private func list(on terminal: Terminal) -> String {
        let width = (probes.map(\.name.count).max() ?? 0) + 2
        return probes.map { probe in
            let name = probe.name.padding(toLength: width, withPad: " ", startingAt: 0)
            // Wrapped without the name, whose padding would collapse.
            let task = Page.wrapped(probe.task, width: terminal.width - width)
            return name
                + task.replacing("\n", with: "\n" + String(repeating: " ", count: width))
        }.joined(separator: "\n")
    }
}

extension FurtherPage {
    fileprivate var fileOption: Option { Option(option, .file, meaning) }
}
