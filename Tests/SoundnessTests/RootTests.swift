import Tessera
import TesseraTesting
import TestViews

/// The root view updates as any other view, although no body wrote it.
@Suite(.runtimeIssuesFail)
struct RootTests {
    @Test func `a closure of the root view updates the root when it reads`() {
        let cell = Cell(1)
        let host = ViewHost { ForEach(0..<2) { _ in Text("\(cell.value)") } }
        expectEqual(host.tree.description, "Text \"1\"\nText \"1\"")
        cell.value = 2
        expectEqual(host.tree.description, "Text \"2\"\nText \"2\"")
        cell.value = 3
        expectEqual(host.tree.description, "Text \"3\"\nText \"3\"")
    }
}
