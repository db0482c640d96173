import Tessera
import TesseraDrawing
import TesseraTesting
import TestViews

/// Laws of all drawings.
@Suite(.runtimeIssuesFail)
struct DrawingLawTests {
    @Test(arguments: seeds(2)) func `a drawing after changes is that of a new tree`(seed: UInt64) {
        var screen = RandomScreen(seed: seed)
        let host = ViewHost(rootView: screen.view, onIssue: { _ in })
        for step in 0..<24 {
            if Int.random(in: 0..<8, using: &screen.random) == 0 {
                let width = CGFloat.random(in: 0...300, using: &screen.random)
                host.size = ProposedViewSize(width: width, height: 90)
            } else {
                screen.change()
            }
            let fresh = ViewHost(rootView: host.rootView, size: host.size, onIssue: { _ in })
            let drawing = host.drawing
            fresh.presentScreens(as: host)
            let isSame = drawing == fresh.drawing
            #expect(isSame, "step \(step)")
            guard isSame else { return }
        }
    }

    private struct Rows: View {
        @State private var ids = [1, 2]

        var body: some View {
            VStack {
                Button("Add") { ids.insert(0, at: 0) }
                ForEach(ids, id: \.self) { Row(number: $0) }
            }
        }
    }

    private struct Row: View {
        let number: Int

        var body: some View { Text("row \(number)") }
    }

    @Test func `a path is that of the place where a view is now`() {
        let host = ViewHost(rootView: Rows())
        _ = host.drawing
        host.tap(.text("Add"))
        let paths = host.drawing.items.compactMap { item in
            if case .view(let group) = item.content { group.path } else { nil as String? }
        }
        expectEqual(
            paths.filter { $0.hasSuffix("Row/Text") || $0.hasSuffix("]/Text") },
            [
                "Rows/VStack/Row/Text", "Rows/VStack/Row[1]/Text", "Rows/VStack/Row[2]/Text",
            ])
    }
}
