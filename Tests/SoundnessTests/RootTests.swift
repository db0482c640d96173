import Tessera
import TesseraTesting
import Testing

/// The view at the top is kept up to date as any other, even where no body wrote it.
@MainActor
@Suite(.runtimeIssuesFail)
struct RootTests {
    @Test func `a closure of the root view updates the root when it reads`() {
        let cell = Cell(1)
        let host = ViewHost { ForEach(0..<2) { _ in Text("\(cell.value)") } }
        #expect(host.tree.description == "Text \"1\"\nText \"1\"")
        cell.value = 2
        #expect(host.tree.description == "Text \"2\"\nText \"2\"")
        cell.value = 3
        #expect(host.tree.description == "Text \"3\"\nText \"3\"")
    }

    private struct Framing: ViewModifier {
        func body(content: Content) -> some View { HStack { content } }
    }

    @Test func `reads at a modifier of the root update the root`() {
        let cell = Cell(1)
        let host = ViewHost { ForEach(0..<1) { _ in Text("\(cell.value)") }.modifier(Framing()) }
        #expect(host.tree.first(text: "1") != nil)
        cell.value = 2
        #expect(host.tree.first(text: "2") != nil)
    }
}
