import TesseraPrograms
import Foundation

/// Runs probes in other processes, so that an attempt that stops its program is a result as well,
/// and takes no other with it.
@MainActor
struct IsolatedRun {
    let evaluation: Evaluation

    /// The results of the probes: all of them in one process or, if that stops, each attempt in one.
    func scorecard(of probes: [Probe]) throws -> Scorecard {
        let names = probes.map(\.name)
        if let json = try output(of: [Self.option] + names).text {
            return try JSONDecoder().decode(Scorecard.self, from: json)
        }
        let rows = try probes.map { probe in
            var number = -1
            return try evaluation.row(of: probe) { attempt in
                number += 1
                let output = try output(of: [Self.option, probe.name, "\(number)"])
                guard let json = output.text else {
                    return try attempt.stopped(because: output.reason)
                }
                return try JSONDecoder().decode(Outcome.self, from: json)
            }
        }
        return Scorecard(designs: evaluation.designs.map(\.name), rows: rows)
    }

    private static let option = "--in-this-process"

    /// The output of a process that `scorecard(of:)` starts; `nil` in any other.
    func output(for arguments: [String]) throws -> String? {
        guard arguments.first == Self.option else { return nil }
        let names = arguments.dropFirst()
        if let name = names.first, let number = names.last.flatMap(Int.init) {
            let probe = try evaluation.probe(named: name)
            let attempts = evaluation.designs.flatMap { design in
                probe.attempts.filter { $0.design.name == design.name }
            }
            guard attempts.indices.contains(number) else { return nil }
            return try evaluation.outcome(of: attempts[number], at: probe).json()
        }
        return try evaluation.scorecard(of: names.map(evaluation.probe)).json()
    }

    /// The output of this program in another process, or why it stopped; a failure that it reports
    /// is this one's as well.
    private func output(of arguments: [String]) throws -> (text: Data?, reason: String) {
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
                line.replacing("\(evaluation.name): ", with: ""), code: code)
        }
        return (process.terminationStatus == 0 ? text : nil, "it has exited.")
    }
}

extension Attempt {
    /// The result of an attempt that has stopped its program.
    fileprivate func stopped(because reason: String) throws -> Outcome {
        Outcome(
            attempt: name,
            requirements: [Inspection.Requirement(sentence: "it comes to an end", isMet: false)],
            failedVariations: [], loss: loss, limit: "The program stopped: \(reason)",
            code: try code(), tree: "", measures: [:])
    }
}
