import TesseraTesting

@testable import Everyday

@Suite(.runtimeIssuesFail)
struct EverydayTests {
    @Test func `the everyday programs print the expected output`() async throws {
        let pages = await Everyday.pages().map(\.text)
        try expectOutput(of: "Everyday", pages.joined(separator: "\n\n\n"))
    }
}
