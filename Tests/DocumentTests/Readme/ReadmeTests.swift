@testable import Figures
import TesseraPrograms
import Tessera
import TesseraControlRating
import TesseraRating
import TesseraTesting

// The Swift block of README.md is `Review.swift`: `DocumentTests` compares them.

@Suite(.runtimeIssuesFail)
struct ReadmeTests {
    private static let folder = Document.package.appending(path: "Examples/Figures")

    @Test func `the readme's tree is the one that its code prints`() throws {
        let trees = try Document("README.md").blocks(in: "")
        #expect(trees.contains("\(ViewHost(rootView: Review()).tree)"))
    }

    @Test func `the second picture's code differs by its import alone`() throws {
        let original = try SourceRegion.code(
            named: "original-review", in: Self.folder.appending(path: "OriginalReview.swift"))
        let review = try Document("Examples/Figures/Review.swift").text
        let code = review.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
        #expect(code.trimmingCharacters(in: .newlines) == original)
    }
}
