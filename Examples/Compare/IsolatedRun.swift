import ExampleSupport
import Foundation

/// Runs probes in other processes, so that an attempt that stops its program is a result as well,
/// and takes no other with it.
@MainActor
enum IsolatedRun {
    /// What came of the probes: all of them in one process or, if that stops, each attempt in one.
    static func scorecard(of probes: [Probe]) throws -> Scorecard {
        let names = probes.map(\.name)
        if let json = try output(of: [option] + names).text {
            return try JSONDecoder().decode(Scorecard.self, from: json)
        }
        let rows = try probes.map { probe in
            let results = try probe.attempts.map { attempt in
                let output = try output(of: [option, probe.name, attempt.design.rawValue])
                guard let json = output.text else {
                    return try attempt.stopped(because: output.reason)
                }
                return try JSONDecoder().decode(Result.self, from: json)
            }
            return Scorecard.Row(name: probe.name, task: probe.task, results: results)
        }
        return Scorecard(rows: rows)
    }

    private static let option = "--in-this-process"

    /// What a process that `scorecard(of:)` starts is to print; `nil` in any other.
    static func output(for arguments: [String]) throws -> String? {
        guard arguments.first == option else { return nil }
        let names = arguments.dropFirst()
        if let design = names.last.flatMap(Design.init), let name = names.first {
            guard
                let row = try Scorecard.run([Compare.probe(named: name)], with: [design]).rows
                    .first,
                let result = row.results.first
            else { return nil }
            return try result.json()
        }
        return try Scorecard.run(names.map(Compare.probe)).json()
    }

    /// What this program prints in another process, or why it stopped; a failure that it reports
    /// is this one's as well.
    private static func output(of arguments: [String]) throws -> (text: Data?, reason: String) {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // The errors are few; what is printed may be more than a pipe holds.
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let error = String(
            decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationReason == .exit else {
            let line = error.split(separator: "\n").first { $0.contains("Fatal error: ") }
            let reason = line.flatMap { $0.components(separatedBy: "Fatal error: ").last }
            return (nil, reason ?? "no reason was given.")
        }
        if let code = CommandLineFailure.Code(rawValue: process.terminationStatus) {
            let line = String(error.split(separator: "\n").last ?? "")
            throw CommandLineFailure(
                line.replacing("\(Compare.command.name): ", with: ""), code: code)
        }
        return (process.terminationStatus == 0 ? text : nil, "it has exited.")
    }
}

extension Attempt {
    /// The result of an attempt that has stopped its program.
    fileprivate func stopped(because reason: String) throws -> Result {
        let code = try code()
        let size = SourceScanner(code)
        return Result(
            design: design,
            requirements: [Inspection.Requirement(sentence: "it comes to an end", isMet: false)],
            limit: "The program stopped: \(reason)", code: code, tree: "", type: "",
            lines: size.lines, tokens: size.tokens, places: 0, nodes: 0, bodiesOfTap: nil,
            bodiesOfRestyle: nil)
    }
}
