import Tessera
import TesseraDrawing
import TesseraTerminal
import TesseraTesting
import TestViews

/// The code on the landing pages of the two modules.
@Suite(.runtimeIssuesFail)
struct LandingPageTests {
    @Test func `a picture is written to a file`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        // region: drawing
        let host = ViewHost { Text("Hello").padding().border(.red) }
        try host.svg().write(to: file, atomically: true, encoding: .utf8)
        // endregion
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(ParsedPicture(text).words.contains("Hello"))
    }

    @Test func `a picture is made of characters`() {
        // region: cells
        let host = ViewHost {
            HStack {
                Image(systemName: "star.fill")
                Text("Good")
            }
            .border(.red)
        }
        host.textMetrics = .cells(width: 8, height: 16)
        let picture = CellPicture(host.drawing)
        // endregion
        expectEqual(
            picture.description,
            """
            ┌──────┐
            │★ Good│
            └──────┘
            """)
    }
}
