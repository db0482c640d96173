import TesseraPrograms
import Tessera
import TesseraTesting

@testable import RatingView

@Suite(.runtimeIssuesFail)
struct RatingViewProgramTests {
    @Test func `the second proposal prints the expected output`() throws {
        try expectOutput(of: "RatingView", Program.story.output(for: []))
    }

    @Test func `a maximum below 0 stops the program`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = ViewHost(rootView: RatingView("", rating: .constant(1), maxRating: -1)).tree
            }
        }
    }
}
