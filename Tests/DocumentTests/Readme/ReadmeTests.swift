import TesseraPrograms
import Foundation
import Tessera
import TesseraControlRating
import TesseraRating
import TesseraTesting
import Testing

// The Swift blocks of README.md are the files beside this one, imports included, and the manifest
// of the template: `DocumentTests` compares them.

@MainActor
@Suite(.runtimeIssuesFail)
struct ReadmeTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    @Test func `the trees in the readme are the ones that are printed`() throws {
        let trees = try Document("README.md").blocks(in: "")
        #expect(trees.contains("\(ViewHost(rootView: Review()).tree)"))
        #expect(trees.contains("\(ViewHost(rootView: Seed.Review()).tree)"))
    }

    @Test func `the seed's review is the other one with another import`() throws {
        let seed = try SourceRegion.code(
            named: "seed-review", in: Self.folder.appending(path: "SeedReview.swift"))
        let review = try Document("Tests/DocumentTests/Readme/Review.swift").text
        let code = review.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
        #expect(code.trimmingCharacters(in: .newlines) == seed)
    }
}
