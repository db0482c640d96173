public import Foundation

/// The toolchain's compiler, for tests of its messages.
public enum Compiler {
    /// The folder of the program that runs the tests. The package's modules and macros are there.
    private static let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// The compiler plugin of the package's macros.
    public static let macros = folder.appending(path: "TesseraMacros-tool")

    /// An error with its place.
    public struct Place: Sendable {
        /// The path of the file, or the macro that expands to the code with the error.
        public let file: String
        /// The number of the line, from 1.
        public let line: Int
        /// The message of the compiler.
        public let message: String
    }

    /// Returns the compiler's errors in a source text, which may import the package's modules.
    public static func errors(in source: String) throws -> [Place] {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "tessera-\(UUID().uuidString).swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return try errors(in: [file])
    }

    /// The settings of the package's own targets.
    public static let settings =
        ["-swift-version", "6"]
        + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        .flatMap { ["-enable-upcoming-feature", $0] }

    /// Returns the compiler's errors in the files of a program, with the settings of the package by
    /// default.
    public static func errors(
        in files: [URL], settings: [String] = Compiler.settings
    ) throws -> [Place] {
        let output = try output(
            ["swiftc", "-frontend", "-typecheck", "-module-name", "Program", "-suppress-warnings"]
                + settings + ["-I", folder.appending(path: "Modules").path]
                + ["-load-plugin-executable", macros.path + "#TesseraMacros"] + files.map(\.path))
        return output.split(separator: "\n").compactMap { line in
            // An error in the expansion of a macro has the macro's name instead of a path.
            guard line.hasPrefix("/") || line.hasPrefix("macro expansion "),
                let error = line.firstRange(of: ": error: ")
            else { return nil }
            let place = line[..<error.lowerBound].split(separator: ":")
            guard place.count == 3, let number = Int(place[1]) else { return nil }
            return Place(
                file: String(place[0]), line: number, message: String(line[error.upperBound...]))
        }
    }

    private static func output(_ arguments: [String]) throws -> String {
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = arguments
        let output = Pipe()
        compiler.standardError = output
        compiler.standardOutput = output
        try compiler.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        compiler.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }
}
