import Tessera
import TesseraTesting
import TestViews

/// The one of several gestures that is recognized.
@Suite(.runtimeIssuesFail)
struct ArbitrationTests: GestureSuite {
    @Test func `an inner gesture precedes an outer gesture`() {
        expectEqual(
            log {
                Color.red.gesture(tap("inner", $0)).gesture(tap("outer", $0))
            }, ["inner"])
    }

    @Test func `a high priority comes before the views inside (documented)`() {
        expectEqual(
            log {
                Color.red.gesture(tap("inner", $0)).highPriorityGesture(tap("outer", $0))
            }, ["outer"])
        expectEqual(
            log {
                Color.red.highPriorityGesture(tap("inner", $0)).highPriorityGesture(
                    tap("outer", $0))
            }, ["outer"])
        expectEqual(
            log {
                Color.red.highPriorityGesture(tap("inner", $0)).gesture(tap("outer", $0))
            }, ["inner"])
    }

    @Test func `simultaneous gestures are recognized, inner first`() {
        expectEqual(
            log {
                Color.red.gesture(tap("inner", $0)).simultaneousGesture(tap("outer", $0))
            }, ["inner", "outer"])
    }

    @Test(arguments: [
        (20.0, ["drag 20", "drag ended"]), (60.0, ["drag 60", "drag ended"]), (5.0, ["tap"]),
    ])
    func `a drag round a tappable view takes a moving finger`(distance: Double, events: [String]) {
        expectEqual(
            log {
                Color.red.gesture(tap("tap", $0)).gesture(drag("drag", $0))
            } _: {
                drag($0, by: distance)
            }, events)
    }

    @Test(arguments: [
        (3.0, ["drag 0", "drag 3", "tap"]), (30.0, ["drag 0", "drag 30", "drag ended"]),
    ])
    func `a drag that begins at once leaves a tap to the views inside`(
        distance: Double, events: [String]
    ) {
        expectEqual(
            log {
                Color.red.gesture(tap("tap", $0)).gesture(drag("drag", minimumDistance: 0, $0))
            } _: {
                drag($0, by: distance)
            }, events)
    }

    @Test func `the inner of two drags wins, unless the outer is prior`() {
        expectEqual(
            log {
                Color.red.gesture(drag("inner", $0)).gesture(drag("outer", $0))
            } _: {
                drag($0, by: 20)
            }, ["inner 20", "inner ended"])
        expectEqual(
            log {
                Color.red.gesture(drag("inner", $0)).highPriorityGesture(drag("outer", $0))
            } _: {
                drag($0, by: 20)
            }, ["outer 20", "outer ended"])
    }

    @Test func `a pressed button delays a drag until the finger leaves`() {
        let said = log { log in
            HStack(spacing: 0) {
                Color.red._onButtonGesture(
                    pressing: { log($0 ? "down" : "up") }, perform: { log("pressed") })
                Color.blue
            }
            .gesture(drag("drag", log))
        } _: { host in
            host.press(at: point(20, 50))
            host.move(to: point(40, 50))
            host.move(to: point(60, 50))
            host.move(to: point(20, 50))
            host.release()
        }
        expectEqual(said, ["down", "up", "drag 40", "drag 0", "drag ended"])
    }

    @Test func `a button is pressed by a finger that leaves and returns`() {
        let said = log { log in
            Color.red._onButtonGesture(
                pressing: { log($0 ? "down" : "up") }, perform: { log("pressed") })
        } _: { host in
            host.press(at: point(20, 50))
            host.move(to: point(120, 50))
            host.move(to: point(20, 50))
            host.release()
            host.drag(along: [point(20, 50), point(20, 101)])
        }
        expectEqual(said, ["down", "up", "down", "up", "pressed", "down", "up"])
    }

    @Test func `a missing or disabled gesture leaves the inner gestures`() {
        expectEqual(
            log {
                Color.red.gesture(tap("inner", $0)).highPriorityGesture(TapGesture?.none)
                    .highPriorityGesture(tap("outer", $0), isEnabled: false)
            }, ["inner"])
    }
}
