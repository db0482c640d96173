import TesseraPrograms
import Foundation
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct DocumentTests {
    /// The code of the tests and examples: whole files, and regions.
    private static let code = Result {
        let sources = try Document.sources(in: ["Tests", "Examples"])
        return Set(
            sources.map { $0.text.trimmingCharacters(in: .newlines) }
                + sources.flatMap { SourceRegion.regions(in: $0.text).values })
    }

    @Test(arguments: try ["README.md", "Proposal.md"] + Document.pagesOfReference())
    func `each Swift block is compiled and run`(name: String) throws {
        let code = try Self.code.get()
        for block in try Document(name).blocks(in: "swift") where !code.contains(block) {
            Issue.record("\(name) has code that is nowhere compiled:\n\(block)")
        }
    }

    @Test(
        arguments: try ["README.md", "Proposal.md", "Rules.md", "ARCHITECTURE.md"]
            + Document.pagesOfReference())
    func `each path that is named exists`(name: String) throws {
        for path in try Document(name).paths {
            let file = Document.package.appending(path: path).path
            #expect(FileManager.default.fileExists(atPath: file), "\(name) names \(path)")
        }
    }
}
