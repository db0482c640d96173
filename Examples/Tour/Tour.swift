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
        let width = stops.map(\.name.count).max() ?? 0
        return stops.map { stop in
            stop.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + stop.lookFor
        }.joined(separator: "\n")
    }

    private static func text(_ report: Report) -> String {
        let heading = "── \(report.name) "
        var parts = [
            heading + String(repeating: "─", count: max(0, 80 - heading.count)),
            wrapped(report.lookFor),
            indented(report.code),
        ]
        for step in report.steps {
            parts.append("\(step.title):\n\(indented(step.text))")
        }
        return parts.joined(separator: "\n\n")
    }

    /// The text in lines of at most 80 characters.
    private static func wrapped(_ text: String) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if line.count + 1 + word.count <= 80 {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
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
