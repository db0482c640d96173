import ExampleSupport
import Foundation
import TesseraTesting
import Testing

@Suite(.runtimeIssuesFail)
struct DocumentTests {
    @Test(arguments: ["README.md", "Proposal.md"])
    func `each Swift block is a region of a file that is compiled and run`(name: String) throws {
        let texts = try Document.texts(in: ["Tests", "Examples"])
        let regions = Set(texts.flatMap { SourceRegion.regions(in: $0).values })
        let blocks = try Document(name).blocks(in: "swift")
        #expect(!blocks.isEmpty)
        for block in blocks where !regions.contains(block) {
            Issue.record("\(name) has code that is nowhere compiled:\n\(block)")
        }
    }

    @Test(arguments: ["README.md", "Proposal.md"])
    func `each path that is named exists`(name: String) throws {
        for path in try Document(name).paths {
            let file = Document.package.appending(path: path).path
            #expect(FileManager.default.fileExists(atPath: file), "\(name) names \(path)")
        }
    }

    /// Where the rules of a section are tested.
    nonisolated static let rules = [
        "Rules": ["Tests/TesseraControlRatingTests"],
        "How styles propagate": ["Tests/StylePropagationTests"],
        "Where Tessera differs from SwiftUI": [
            "Tests/StylePropagationTests", "Tests/TesseraTests",
        ],
    ]

    @Test(arguments: rules)
    func `each test that the proposal names is one of the module that it speaks of`(
        section: String, folders: [String]
    ) throws {
        let tests = try Document.texts(in: folders).joined()
        let names = try Document("Proposal.md").section(section).testNames
        #expect(!names.isEmpty)
        for name in names where !tests.contains("func `\(name)`(") {
            Issue.record("\(section): no test in \(folders) is called `\(name)`")
        }
    }

    @Test func `the proposal names tests in the sections that are looked at, and in no other`()
        throws
    {
        let proposal = try Document("Proposal.md")
        let inSections = Self.rules.keys.flatMap { proposal.section($0).testNames }
        #expect(inSections.sorted() == proposal.testNames.sorted())
    }
}
