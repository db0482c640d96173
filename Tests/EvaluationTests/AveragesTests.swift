import TesseraPrograms
import TesseraTesting

@testable import Averages

@Suite(.runtimeIssuesFail)
struct AveragesTests {
    @Test func `the averages print the expected output`() throws {
        try expectOutput(of: "Averages", Averages.story.output(for: []))
    }
}
