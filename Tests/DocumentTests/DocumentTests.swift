import ExampleSupport
import Foundation
import Testing

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

    @Test func `each test that the proposal names exists`() throws {
        let tests = try Document.texts(in: ["Tests"]).joined()
        let names = try Document("Proposal.md").testNames
        #expect(names.count > 14)
        for name in names where !tests.contains("func `\(name)`(") {
            Issue.record("Proposal.md names a test that does not exist: \(name)")
        }
    }

    @Test func `the readme answers where to look with one path each`() throws {
        let readme = try Document("README.md").text
        for question in [
            "Where is a style resolved? `", "Where does state live? `",
            "Where is a tree printed? `",
        ] {
            #expect(readme.contains(question))
        }
    }
}
