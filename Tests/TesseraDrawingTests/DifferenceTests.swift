import Foundation
import Tessera
import TesseraDrawing
import TesseraTerminal
import TesseraTesting
import Testing

private struct Steps: View {
    @State private var count = 0

    var body: some View {
        HStack {
            Button("+") { count += 1 }
            ForEach(0..<count, id: \.self) { Text("\($0)") }
        }
    }
}

@MainActor
@Suite(.runtimeIssuesFail)
struct DifferenceTests {
    @Test func `an inserted view is outlined at the right`() {
        let host = ViewHost(rootView: Steps())
        host.textMetrics = .cells(width: 8, height: 16)
        let before = host.drawing
        let difference = host.difference { host.tap(.text("+")) }
        let picture = CellPicture(Drawing(from: before, to: host.drawing, difference))
        #expect(
            picture.description == """
                        ╭─╮
                +  →   +│0│
                        ╰─╯
                """, "\n\(picture)")
    }

    @Test func `without a change there is no line`() {
        let host = ViewHost(rootView: Text("a"))
        let drawing = host.drawing
        let picture = Drawing(from: drawing, to: drawing, host.difference {})
        #expect(picture.items.count == 2 * drawing.items.count + 2)
    }
}
