import TesseraPrograms
import TesseraTesting

@testable import RatingPrompt

@Suite(.runtimeIssuesFail)
struct RatingPromptTests {
    @Test func `the prompt's story prints the expected output`() throws {
        try expectOutput(of: "RatingPrompt", RatingPrompt.story.output(for: []))
    }
}
