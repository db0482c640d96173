import Tessera
import TesseraTesting
import TestViews

/// A button inside a view with a tap gesture.
private struct Card: View {
    @State private var taps = 0
    var body: some View {
        VStack {
            Button("go") { taps += 1 }
            Text("\(taps)")
        }
        .onTapGesture { taps += 100 }
    }
}

@Suite(.runtimeIssuesFail)
struct TapTests {
    @Test(arguments: [ViewQuery.type("Button"), .text("go"), .path("Card/VStack/Button")])
    func `a tap on a button by its type presses it`(query: ViewQuery) {
        let host = ViewHost(rootView: Card())
        expectEqual(host.tap(query), .done)
        #expect(host.tree.first(text: "1") != nil)
    }

    @Test func `a tap on a group passes views that do not respond`() {
        let host = ViewHost(rootView: Card())
        expectEqual(host.tap(.type("VStack")), .done)
        #expect(host.tree.first(text: "100") != nil)
        expectEqual(host.tap(.type("Card")), .done)
        #expect(host.tree.first(text: "200") != nil)
    }

    @Test func `a list is not represented by its only row`() {
        var taps = 0
        let host = ViewHost(rootView: List { Text("row").onTapGesture { taps += 1 } })
        expectEqual(host.tap(.type("List")), .refused("nothing here responds to a tap"))
        expectEqual(host.tap(.text("row")), .done)
        expectEqual(taps, 1)
    }
}
