import Tessera
import TesseraTesting
import TestViews

/// The gestures that the finger of a query reaches.
@Suite(.runtimeIssuesFail)
struct QueryTouchTests {
    @Test func `a tap by query reaches gestures round onTapGesture`() {
        var log: [String] = []
        let beside = ViewHost(
            rootView: Text("x").onTapGesture { log.append("tap") }
                .simultaneousGesture(TapGesture().onEnded { log.append("beside") }))
        expectEqual(beside.tap(.text("x")), .done)
        expectEqual(log, ["tap", "beside"])
        log = []
        let prior = ViewHost(
            rootView: Text("x").onTapGesture { log.append("tap") }
                .highPriorityGesture(TapGesture().onEnded { log.append("prior") }))
        expectEqual(prior.tap(.text("x")), .done)
        expectEqual(log, ["prior"])
    }

    @Test func `a view whose only gesture is none responds to nothing`() {
        let host = ViewHost(rootView: Text("x").gesture(nil as TapGesture?))
        expectEqual(host.press(.text("x")), .refused("nothing here responds to a press"))
    }

    @Test func `the nearest gesture's reason is reported`() {
        let host = ViewHost(
            rootView: VStack { Text("x").onTapGesture {}.refusesInteraction("inside") }
                .onTapGesture {}.refusesInteraction("around"))
        expectEqual(host.tap(.text("x")), .refused("inside"))
    }
}
