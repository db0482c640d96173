import Tessera
import TesseraTesting

/// The gestures that the finger of a query reaches.
@Suite(.runtimeIssuesFail)
struct QueryTouchTests {
    @Test func `a tap by query reaches gestures round onTapGesture`() {
        var log: [String] = []
        let beside = ViewHost(
            rootView: Text("x").onTapGesture { log.append("tap") }
                .simultaneousGesture(TapGesture().onEnded { log.append("beside") }))
        #expect(beside.tap(.text("x")) == .done)
        #expect(log == ["tap", "beside"])
        log = []
        let prior = ViewHost(
            rootView: Text("x").onTapGesture { log.append("tap") }
                .highPriorityGesture(TapGesture().onEnded { log.append("prior") }))
        #expect(prior.tap(.text("x")) == .done)
        #expect(log == ["prior"])
    }

    @Test func `a view whose only gesture is none responds to nothing`() {
        let host = ViewHost(rootView: Text("x").gesture(nil as TapGesture?))
        #expect(host.press(.text("x")) == .refused("nothing here responds to a press"))
    }

    @Test func `the nearest gesture's reason is reported`() {
        let host = ViewHost(
            rootView: VStack { Text("x").onTapGesture {}.refusesInteraction("inside") }
                .onTapGesture {}.refusesInteraction("around"))
        #expect(host.tap(.text("x")) == .refused("inside"))
    }
}
