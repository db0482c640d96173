public import Foundation

/// The toolchain's compiler, for tests of what it says.
public enum Compiler {
    /// Where the package's modules lie: beside the program that runs the tests.
    private static let modules = URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "Modules")

    /// The compiler's errors in a source text that may import the package's modules.
    public static func errors(in source: String) throws -> [String] {
        try diagnostics(of: source).split(separator: "\n").compactMap { line in
            // With its place at the beginning of the line; what follows repeats it in a picture.
            line.hasPrefix("/")
                ? line.firstRange(of: " error: ").map { String(line[$0.upperBound...]) } : nil
        }
    }

    /// An error, and where it is.
    public struct Place: Sendable {
        /// The path of the file.
        public let file: String
        /// The number of the line, from 1.
        public let line: Int
        /// The compiler's words.
        public let message: String
    }

    /// The errors in some files of a program, with the modules of a folder before the package's.
    ///
    /// - Parameters:
    ///   - files: The files that are looked at.
    ///   - others: The other files of the program.
    ///   - folder: The folder with modules of the test's own.
    public static func errors(
        in files: [URL], beside others: [URL], with folder: URL
    ) throws -> [Place] {
        let output = try output(
            ["swiftc", "-frontend", "-typecheck", "-module-name", "Program", "-suppress-warnings"]
                + settings + ["-I", folder.path, "-I", modules.path]
                + files.flatMap { ["-primary-file", $0.path] } + others.map(\.path))
        return output.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("/"), let error = line.firstRange(of: ": error: ") else {
                return nil
            }
            let place = line[..<error.lowerBound].split(separator: ":")
            guard place.count == 3, let number = Int(place[1]) else { return nil }
            return Place(
                file: String(place[0]), line: number, message: String(line[error.upperBound...]))
        }
    }

    /// The settings of the package's targets.
    private static let settings =
        ["-swift-version", "6"]
        + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        .flatMap { ["-enable-upcoming-feature", $0] }

    private static func diagnostics(of source: String) throws -> String {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "tessera-\(UUID().uuidString).swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return try output([
            "swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, file.path,
        ])
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
