import Foundation

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

    private static func diagnostics(of source: String) throws -> String {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "tessera-\(UUID().uuidString).swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, file.path,
        ]
        let output = Pipe()
        compiler.standardError = output
        compiler.standardOutput = output
        try compiler.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        compiler.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }
}
