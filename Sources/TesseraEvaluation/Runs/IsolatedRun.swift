import TesseraPrograms
import Foundation

/// Runs probes and mistakes in other processes, so that a crash is a result and does not affect the
/// others.
@MainActor
struct IsolatedRun {
    let evaluation: Evaluation
    /// Starts this program with some arguments, and returns a function that waits for its output, or
    /// the reason why it stopped.
    var start: @MainActor (_ arguments: [String]) throws -> Ending

    /// Receives the number of tasks that are finished, and of all.
    var progress: @MainActor (_ finished: Int, _ all: Int) -> Void

    typealias Ending = @MainActor () throws -> (text: Data?, reason: String)

    init(evaluation: Evaluation) {
        self.evaluation = evaluation
        start = { try Self.start($0, named: evaluation.name) }
        progress = Self.printProgress
    }

    /// Prints progress to standard error: on one line of a terminal, which ends empty, or else line by line.
    private static func printProgress(_ finished: Int, _ all: Int) {
        if all < 2 { return }
        let isTerminal = isatty(STDERR_FILENO) != 0
        let text = "\(finished) of \(all) tasks"
        let line =
            isTerminal
            ? "\r\(finished < all ? text : String(repeating: " ", count: text.count) + "\r")"
            : "\(text)\n"
        FileHandle.standardError.write(Data(line.utf8))
    }

    /// Returns the results of a part. One process for each core runs a share of it at a time.
    func scorecard(of part: Part) throws -> Scorecard {
        var running: [(share: Part, ending: Ending)] = []
        var cards: [Scorecard] = []
        func finish() throws {
            let (share, ending) = running.removeFirst()
            cards.append(try scorecard(of: share, from: ending().text))
            progress(cards.reduce(0) { $0 + $1.rows.count }, part.probes.count)
        }
        for share in part.shares {
            if running.count == ProcessInfo.processInfo.activeProcessorCount { try finish() }
            running.append((share, try start([Self.option, share.json()])))
        }
        while !running.isEmpty { try finish() }
        return Scorecard(
            designs: evaluation.designs.map(\.name),
            rows: part.probes.compactMap { name in cards.lazy.compactMap { $0[name] }.first },
            fates: cards.reduce(into: [:]) { $0.merge($1.fates) { $1 } })
    }

    /// Returns the results of a share from the output of its process. If the process stopped, each
    /// attempt and each mistake runs in its own process.
    private func scorecard(of part: Part, from json: Data?) throws -> Scorecard {
        if let json { return try JSONDecoder().decode(Scorecard.self, from: json) }
        let rows = try part.probes.map(evaluation.probe).map { probe in
            var number = -1
            return try evaluation.row(of: probe, isDeep: part.isDeep) { attempt in
                number += 1
                let own = Part(probes: [probe.name], attempt: number, isDrawn: part.isDrawn)
                let output = try start([Self.option, own.json()])()
                guard let json = output.text else {
                    return try attempt.stopped(because: output.reason)
                }
                return try JSONDecoder().decode(Outcome.self, from: json)
            }
        }
        let fates = try evaluation.fates(of: evaluation.mistakes(in: part)) { mistake, design in
            let part = Part(mistakes: [mistake.name], design: design.name)
            guard let json = try start([Self.option, part.json()])().text else { return .stopped }
            return try JSONDecoder().decode(Fate?.self, from: json)
        }
        return Scorecard(designs: evaluation.designs.map(\.name), rows: rows, fates: fates)
    }

    private static let option = "--in-this-process"

    /// Returns the output of a process started by `scorecard(of:)`; `nil` in other processes.
    func output(for arguments: [String]) throws -> String? {
        guard arguments.count == 2, arguments[0] == Self.option else { return nil }
        let part = try JSONDecoder().decode(Part.self, from: Data(arguments[1].utf8))
        if let number = part.attempt {
            guard let probe = try part.probes.first.map(evaluation.probe) else { return nil }
            let attempts = evaluation.attempts(at: probe)
            guard attempts.indices.contains(number) else { return nil }
            return try evaluation.outcome(of: attempts[number], at: probe, isDrawn: part.isDrawn)
                .json()
        }
        if let name = part.design {
            guard let design = evaluation.designs.first(where: { $0.name == name }) else {
                return nil
            }
            return try evaluation.mistakes(in: part).first?.fate(with: design).json()
        }
        return try evaluation.scorecard(of: part).json()
    }

    /// Returns the output of this program in another process, or the reason why it stopped. An
    /// error that it reports is thrown.
    private static func start(
        _ arguments: [String], named name: String
    ) throws -> Ending {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        return {
            // Read first, because the output may exceed the buffer of a pipe. The errors are short.
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
                    line.replacing("\(name): ", with: ""), code: code)
            }
            return (process.terminationStatus == 0 ? text : nil, "it has exited.")
        }
    }
}

extension Attempt {
    /// Returns the result of an attempt that stopped its program.
    fileprivate func stopped(because reason: String) throws -> Outcome {
        Outcome(
            attempt: name,
            requirements: [Inspection.Requirement(sentence: "it comes to an end", isMet: false)],
            failedVariations: [], loss: loss, limit: "The program stopped: \(reason)",
            code: try code(), tree: "", measures: [:])
    }
}
