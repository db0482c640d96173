import TesseraPrograms
import TesseraTesting
import Testing

@testable import RatingPrompt

@MainActor
@Suite(.runtimeIssuesFail)
struct RatingPromptTests {
    @Test func `the prompt's story prints the expected output`() throws {
        try expectOutput(of: "RatingPrompt", RatingPrompt.story.output(for: []))
    }

    @Test(arguments: RatingPrompt.story.chapters.map(\.name))
    func `each chapter of the prompt is selected by its name`(name: String) throws {
        #expect(try RatingPrompt.story.output(for: [name]).hasPrefix("── \(name) "))
        #expect(try RatingPrompt.story.output(for: ["--list"]).contains(name))
    }
}
