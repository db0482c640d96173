import TesseraPrograms
import Foundation

extension Evaluation {
    private static let format = Option(
        "--format", .oneOf(["text", "markdown", "json"]), "how it is written, by default as text")
    private static let html = Option(
        "--html", .file, "all of it and all probes, as a page in a file")
    private static let timings = Option(
        "--timings", "how long the designs take, in the release build")

    var command: Command {
        Command(
            name, "\(title).",
            argument: Argument("probe", "one task, by its name: code, tree and outcome"),
            options: [Self.format],
            alone: [Self.html] + (timing == nil ? [] : [Self.timings]) + [.list])
    }

    /// The output for a command line; `run` runs a part of the evaluation.
    func output(
        for arguments: [String], on terminal: Terminal,
        run: (Part) throws -> Scorecard
    ) throws -> String {
        try command.output(for: arguments) { invocation in
            if invocation.has(.list) { return list(on: terminal) }
            if let timing, invocation.has(Self.timings) {
                return timing.report(of: designs).text(on: terminal)
            }
            if let file = invocation[Self.html] {
                let page = try OutputFile(file)
                try page.write(self.page(of: run(all(isDrawn: true))))
                return "wrote \(file)"
            }
            if let name = invocation.argument {
                let rows = try run(Part(probes: [probe(named: name).name])).rows
                return try rows.map { row in
                    switch invocation[Self.format] {
                    case "markdown": markdown(of: row)
                    case "json": try row.json()
                    default: text(of: row, on: terminal)
                    }
                }.joined(separator: "\n\n")
            }
            let card = try run(all())
            return switch invocation[Self.format] {
            case "markdown": report(on: card).markdown
            case "json": try Judgement(card, findings).json()
            default: report(on: card).text(on: terminal)
            }
        }
    }

    func probe(named name: String) throws -> Probe {
        try command.item(named: name, in: tasks, by: \.name)
    }

    private func list(on terminal: Terminal) -> String {
        let width = (tasks.map(\.name.count).max() ?? 0) + 2
        return tasks.map { probe in
            let name = probe.name.padding(toLength: width, withPad: " ", startingAt: 0)
            // Wrapped without the name, whose padding would be taken for one space.
            let task = Page.wrapped(probe.task, width: terminal.width - width)
            return name
                + task.replacing("\n", with: "\n" + String(repeating: " ", count: width))
        }.joined(separator: "\n")
    }
}
