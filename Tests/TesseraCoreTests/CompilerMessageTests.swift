import Foundation
import Testing

// What the compiler says of a statement that a builder cannot take.

struct CompilerMessageTests {
    /// Where the package's modules lie once they are built: the tests run from there.
    private static let modules: URL? = {
        let package = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        #if DEBUG
            let configuration = "debug"
        #else
            let configuration = "release"
        #endif
        let modules = package.appending(path: ".build/\(configuration)/Modules")
        let core = modules.appending(path: "TesseraCore.swiftmodule")
        return FileManager.default.fileExists(atPath: core.path) ? modules : nil
    }()

    /// The compiler's errors for a body with these statements; `nil` if there is no compiler.
    private func errors(_ statements: String) throws -> [String]? {
        guard let modules = Self.modules else { return nil }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appending(path: "Source.swift")
        let code = """
            import TesseraCore
            struct Leaf: PrimitiveView {}
            struct Screen: View {
                var body: some View {
                    Leaf()
                    \(statements)
                }
            }
            """
        try code.write(to: source, atomically: true, encoding: .utf8)
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = ["swiftc", "-typecheck", "-I", modules.path, source.path]
        let output = Pipe()
        compiler.standardError = output
        compiler.standardOutput = FileHandle.nullDevice
        try compiler.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        guard compiler.terminationStatus != 127 else { return nil }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
            line.contains("Source.swift:")
                ? line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) } : nil
        }
    }

    @Test(
        .enabled(if: modules != nil),
        arguments: [
            ("Leaf()", []),
            ("3", ["'buildExpression' is unavailable: this expression is not a View"]),
            (
                "for _ in 0..<3 { Leaf() }",
                ["'buildArray' is unavailable: a loop gives its views no identity: use ForEach"]
            ),
        ])
    func `a statement that a builder cannot take is refused with a sentence`(
        statements: String, expected: [String]
    ) throws {
        guard let errors = try errors(statements) else { return }
        #expect(errors == expected)
    }
}
