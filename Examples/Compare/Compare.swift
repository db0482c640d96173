import ExampleSupport
import Foundation
import Tessera

// Look at `Probes/`: each folder is a task, with the check that says when it is done and one file
// for each design. `Catalog.swift` lists them.

/// Three designs of one control, compared by what can be done with them.
@MainActor
enum Compare {
    static let formats = ["text", "markdown", "json"]

    static let usage = """
        usage: Compare [<probe>] [--format text|markdown|json] [--html <file>]
               Compare --timings
               Compare --list
        """

    /// The output for a command line; `run` runs the probes.
    static func output(
        for arguments: [String], run: ([Probe]) throws -> Scorecard = { try Scorecard.run($0) }
    ) throws -> String {
        var arguments = arguments
        let format = try value(of: "--format", in: &arguments) ?? "text"
        guard formats.contains(format) else {
            throw CommandLineFailure(unknown: "format", format, among: formats, help: usage)
        }
        let page = try value(of: "--html", in: &arguments)
        switch arguments {
        case ["--help"]: return usage
        case ["--list"]: return list
        case ["--timings"]: return Timings.run().text
        default: break
        }
        if let option = arguments.first(where: { $0.hasPrefix("-") }) {
            throw CommandLineFailure(
                unknown: "option", option,
                among: ["--format", "--html", "--timings", "--list", "--help"], help: usage)
        }
        guard arguments.count <= 1 else { throw CommandLineFailure(usage) }
        if let name = arguments.first {
            if page != nil { throw CommandLineFailure("--html writes all probes\n\(usage)") }
            return try output(run([probe(named: name)]), format)
        }
        let card = try run(Probe.all)
        if let page { return try write(card.page, to: page) }
        switch format {
        case "markdown": return card.report.markdown
        case "json": return try Judgement(card).json()
        default: return card.report.text
        }
    }

    static func probe(named name: String) throws -> Probe {
        if let probe = Probe.all.first(where: { $0.name == name }) { return probe }
        throw CommandLineFailure(
            unknown: "probe", name, among: Probe.all.map(\.name),
            help: "`Compare --list` names them all.")
    }

    private static func output(_ card: Scorecard, _ format: String) throws -> String {
        try card.rows.map { row in
            switch format {
            case "markdown": row.markdown
            case "json": try row.json()
            default: row.sideBySide
            }
        }.joined(separator: "\n\n")
    }

    private static var list: String {
        let width = Probe.all.map(\.name.count).max() ?? 0
        return Probe.all.map { probe in
            probe.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + probe.task
        }.joined(separator: "\n")
    }

    /// Takes an option and its value from the arguments.
    private static func value(of option: String, in arguments: inout [String]) throws -> String? {
        guard let index = arguments.firstIndex(of: option) else { return nil }
        guard arguments.indices.contains(index + 1) else {
            throw CommandLineFailure("\(option) needs a value\n\(usage)")
        }
        let value = arguments[index + 1]
        arguments.removeSubrange(index...(index + 1))
        return value
    }

    private static func write(_ page: String, to file: String) throws -> String {
        do {
            try page.write(to: URL(fileURLWithPath: file), atomically: false, encoding: .utf8)
        } catch {
            throw CommandLineFailure("cannot write \(file): \(error.localizedDescription)")
        }
        return "wrote \(file)"
    }
}

@main
enum Main {
    @MainActor
    static func main() {
        runProgram(named: "Compare") { arguments in
            try IsolatedRun.output(for: arguments)
                ?? Compare.output(for: arguments, run: IsolatedRun.scorecard)
        }
    }
}
