import ExampleSupport
import Foundation
import Tessera

// Look at `Stops/`: each file is one idea of the `Rating` proposal, in the order of the list below.

/// The proposal as a walk from idea to idea.
@MainActor
enum Tour {
    nonisolated static let stops: [Stop] = [
        .basic, .parameters, .ownStyle, .propagation, .override, .systemImage, .wrapping, .stacking,
        .fresh, .environment, .state, .readOnly, .disabled, .outOfRange, .restyle, .accessibility,
    ]

    static let usage = """
        usage: Tour [<stop>] [--format tree|json]
               Tour --list
        """

    /// The output for a command line.
    static func output(for arguments: [String]) throws -> String {
        var arguments = arguments
        var format = "tree"
        if let index = arguments.firstIndex(of: "--format") {
            guard arguments.indices.contains(index + 1) else {
                throw CommandLineFailure("--format needs a name: tree or json\n\(usage)")
            }
            format = arguments[index + 1]
            arguments.removeSubrange(index...(index + 1))
        }
        guard ["tree", "json"].contains(format) else {
            throw CommandLineFailure(
                unknown: "format", format, among: ["tree", "json"], help: usage)
        }
        if arguments == ["--list"] { return list }
        if arguments == ["--help"] { return usage }
        guard arguments.count <= 1 else { throw CommandLineFailure(usage) }
        let chosen = try arguments.first.map { [try stop(named: $0)] } ?? stops
        let reports = try chosen.map { try $0.visit() }
        return format == "json"
            ? try json(reports) : reports.map(text).joined(separator: "\n\n\n")
    }

    static func stop(named name: String) throws -> Stop {
        if let stop = stops.first(where: { $0.name == name }) { return stop }
        throw CommandLineFailure(
            unknown: "stop", name, among: stops.map(\.name),
            help: "`Tour --list` names them all.")
    }

    private static var list: String {
        Page.table(stops.map { [$0.name, $0.lookFor] })
    }

    private static func text(_ report: Report) -> String {
        Page.text(
            named: report.name, lookFor: report.lookFor,
            parts: [Page.indented(report.code)]
                + report.steps.map { Page.part($0.title, $0.text) })
    }

    private static func json(_ reports: [Report]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(reports), as: UTF8.self)
    }
}

@main
enum Main {
    @MainActor
    static func main() {
        runProgram(named: "Tour", Tour.output)
    }
}
