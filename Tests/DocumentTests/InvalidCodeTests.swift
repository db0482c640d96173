import Foundation
import Testing

/// Code that a document shows because it does not compile.
struct InvalidCodeTests {
    /// What the toolchain's compiler says of a source text, in the modules that the tests use.
    private func diagnostics(of source: String) throws -> String {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "tessera-\(UUID().uuidString).swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let modules = URL(fileURLWithPath: CommandLine.arguments[0])
            .deletingLastPathComponent().appending(path: "Modules")
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
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

    @Test func `what the proposal says not to compile is refused with the message it gives`() throws
    {
        let proposal = try Document("Proposal.md")
        let imports = "import Tessera\nimport TesseraControlRating\n"
        let valid = proposal.blocks(in: "swift").joined(separator: "\n")
        #expect(!(try diagnostics(of: imports + valid)).contains("error:"))
        let blocks = proposal.invalidBlocks
        #expect(!blocks.isEmpty)
        for block in blocks {
            let diagnostics = try diagnostics(of: imports + valid + "\n" + block.code)
            #expect(
                diagnostics.contains(/error: .*/) && diagnostics.contains(block.message),
                "\(block.code)\n\(diagnostics)")
        }
    }
}
