import Foundation
import Testing

/// The result of a command line, run by a shell that finds the example programs.
nonisolated struct ProgramRun {
    let exitCode: Int32
    let output: String
    let errors: String

    /// The folder of the programs: beside the tests.
    static var programs: URL {
        get throws { try #require(Bundle.main.executableURL).deletingLastPathComponent() }
    }

    init(_ commandLine: String, output: FileHandle? = nil) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", commandLine]
        var environment = ProcessInfo.processInfo.environment
        environment["COLUMNS"] = nil
        environment["PATH"] = "\(try Self.programs.path):\(environment["PATH"] ?? "")"
        process.environment = environment
        let (printed, errors) = (Pipe(), Pipe())
        process.standardOutput = output ?? printed
        process.standardError = errors
        try process.run()
        // The errors are few, but the output may be larger than the buffer of a pipe.
        let text = output == nil ? printed.fileHandleForReading.readDataToEndOfFile() : Data()
        self.output = String(decoding: text, as: UTF8.self)
        self.errors = String(
            decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        exitCode = process.terminationStatus
    }

    /// Copies a program to a new folder, and replaces a text in it by one of the same length,
    /// such as the paths of its sources.
    static func copy(of program: String, replacing old: String, with new: String) throws -> URL {
        try #require(old.utf8.count == new.utf8.count)
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "\(program)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy = folder.appending(path: program)
        // Another process writes the copy, because a program that is open for writing cannot be run.
        let run = try ProgramRun(
            "LC_ALL=C sed 's|\(old)|\(new)|g' '\(programs.path)/\(program)' > '\(copy.path)' "
                + "&& chmod +x '\(copy.path)'")
        try #require(run.exitCode == 0, "\(run.errors)")
        return copy
    }
}
