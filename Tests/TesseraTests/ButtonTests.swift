import Tessera
import Testing

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
    }
}

@MainActor
struct ButtonTests {
    @Test func `a tap on a button performs its action`() {
        let host = ViewHost(rootView: Counter())
        #expect(host.tap(.text("0")) == .done)
        #expect("\(host.tree)" == "")
        #expect("\(host.accessibilityTree)" == "")
    }
}
