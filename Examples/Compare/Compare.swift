import ExampleSupport
import Foundation
import Tessera

// Look at `Probes/`: each folder is a task, with the check that says when it is done and one file
// for each design. `Catalog.swift` lists them.

/// Three designs of one control, compared by what can be done with them.
@MainActor
enum Compare {
    static let format = Option(
        "--format", .oneOf(["text", "markdown", "json"]), "how it is written, by default as text")
    static let html = Option("--html", .file, "all of it and all probes, as a page in a file")
    static let timings = Option("--timings", "how long the designs take, in the release build")

    static let command = Command(
        "Compare", "Three designs of one control, judged by running them.",
        argument: Argument("probe", "one task, by its name: code, tree and outcome of each design"),
        options: [format], alone: [html, timings, .list])

    /// The output for a command line; `run` runs the probes.
    static func output(
        for arguments: [String], on terminal: Terminal = .standard,
        run: ([Probe]) throws -> Scorecard = { try Scorecard.run($0) }
    ) throws -> String {
        try command.output(for: arguments) { invocation in
            if invocation.has(.list) { return list(on: terminal) }
            if invocation.has(timings) { return Timings.run().report.text(on: terminal) }
            if let file = invocation[html] {
                let page = try OutputFile(file)
                try page.write(run(Probe.all).page)
                return "wrote \(file)"
            }
            if let name = invocation.argument {
                let rows = try run([probe(named: name)]).rows
                return try rows.map { row in
                    switch invocation[format] {
                    case "markdown": row.markdown
                    case "json": try row.json()
                    default: row.text(on: terminal)
                    }
                }.joined(separator: "\n\n")
            }
            let card = try run(Probe.all)
            return switch invocation[format] {
            case "markdown": card.report.markdown
            case "json": try Judgement(card).json()
            default: card.report.text(on: terminal)
            }
        }
    }

    static func probe(named name: String) throws -> Probe {
        try command.item(named: name, in: Probe.all, by: \.name)
    }

    private static func list(on terminal: Terminal) -> String {
        let width = (Probe.all.map(\.name.count).max() ?? 0) + 2
        return Probe.all.map { probe in
            let name = probe.name.padding(toLength: width, withPad: " ", startingAt: 0)
            // Wrapped without the name, whose padding would be taken for one space.
            let task = Page.wrapped(probe.task, width: terminal.width - width)
            return name
                + task.replacing("\n", with: "\n" + String(repeating: " ", count: width))
        }.joined(separator: "\n")
    }
}

@main
enum Main {
    @MainActor
    static func main() {
        runProgram(named: "Compare") { arguments in
            try IsolatedRun.output(for: arguments)
                ?? Compare.output(
                    for: arguments, on: .current, run: IsolatedRun.scorecard)
        }
    }
}
