import Foundation
import TesseraPrograms
import TestViews
import TesseraTesting

@testable import Compare
@testable import TesseraEvaluation

@Suite(.runtimeIssuesFail)
struct MistakeTests {
    @Test func `each claimed refusal is refused with that message`() throws {
        let folder = try TemporaryFolder.make(named: "mistakes")
        defer { try? FileManager.default.removeItem(at: folder) }
        // A file sees the modules that other files of its program import.
        var expected: [String: [String: String]] = [:]
        for mistake in Mistake.all {
            for slip in mistake.slips {
                guard let refusal = slip.refusal, let module = slip.design.module else { continue }
                // Private, because all files belong to one module.
                let code = "import Tessera\nimport \(module)\n\(refusal.code)"
                    .replacing("\nstruct ", with: "\nprivate struct ")
                let file = folder.appending(path: "\(mistake.name)-\(slip.design.name).swift")
                try code
                    .write(to: file, atomically: true, encoding: .utf8)
                expected[module, default: [:]][file.path] = refusal.message
            }
        }
        for files in expected.values {
            let errors = try Compiler.errors(in: files.keys.map { URL(filePath: $0) })
            for (file, message) in files {
                #expect(errors.first { $0.file == file }?.message == message, "\(file)")
            }
        }
    }

    @Test func `each mistake is made with every design, or excused`() {
        for mistake in Mistake.all {
            #expect(
                mistake.slips.map(\.design.name).sorted() == Design.all.map(\.name).sorted(),
                "\(mistake.name)")
        }
    }

    @Test func `a mistake is one with some design at least`() {
        for mistake in Mistake.all {
            #expect(
                Design.all.contains { mistake.fate(with: $0) != .harmless }, "\(mistake.name)")
        }
    }
}
