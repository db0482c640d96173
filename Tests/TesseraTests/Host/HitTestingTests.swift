import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite(.runtimeIssuesFail)
struct HitTestingTests {
    @Test func `a view that is not open to taps is adjusted all the same`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: Text("Volume")
                .accessibilityAdjustableAction { log.append("\($0)") }
                .onTapGesture { log.append("tap") }
                ._onButtonGesture { log.append("press") }
                .allowsHitTesting(false))
        #expect(host.tap(.text("Volume")) == .refused("not open to taps"))
        #expect(host.press(.text("Volume")) == .refused("not open to taps"))
        #expect(host.adjust(.label("Volume"), .increment) == .done)
        #expect(host.activate(.label("Volume")) == .done)
        #expect(log == ["increment", "tap"])
    }

    @Test func `a view that is not open to taps is none of the row's buttons`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: List {
                HStack {
                    Button("a") { log.append("a") }.allowsHitTesting(false)
                    Button("b") { log.append("b") }
                }
            })
        #expect(host.tap(.text("b")) == .done)
        #expect(log == ["b"])
    }

    @Test func `hit testing is asked of the view that is tapped, and set from the outside in`() {
        let host = ViewHost(
            rootView: VStack {
                Text("closed").allowsHitTesting(false).onTapGesture {}
                Text("open").allowsHitTesting(true).onTapGesture {}
                Text("within").allowsHitTesting(true).onTapGesture {}.allowsHitTesting(false)
            })
        #expect(host.tap(.text("closed")) == .refused("not open to taps"))
        #expect(host.tap(.text("open")) == .done)
        #expect(host.tap(.text("within")) == .refused("not open to taps"))
    }
}
