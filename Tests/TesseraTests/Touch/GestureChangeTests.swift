import Tessera
import TesseraTesting
import TestViews

/// The values of a gesture in progress, and its state after a change.
@Suite(.runtimeIssuesFail)
struct GestureChangeTests {
    @Test func `an updated press keeps its finger and new duration`() {
        struct Press: View {
            var seconds: Double
            let log: (String) -> Void
            var body: some View {
                Color.red.frame(width: 100, height: 20)
                    .onLongPressGesture(minimumDuration: seconds) {
                        log("pressed after \(seconds)")
                    } onPressingChanged: {
                        log("\(seconds) \($0)")
                    }
            }
        }
        var log: [String] = []
        let host = ViewHost(rootView: Press(seconds: 5) { log.append($0) })
        host.press(at: point(1, 1))
        host.rootView.seconds = 1
        host.move(to: point(2, 1))
        host.wait(.seconds(2))
        expectEqual(log, ["5.0 true", "1.0 false", "pressed after 1.0"])
    }

    @Test func `a press without a duration reports its start and end`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: Color.red.frame(width: 20, height: 20).onLongPressGesture(minimumDuration: 0)
            {
                log.append("pressed")
            } onPressingChanged: {
                log.append("\($0)")
            })
        host.press(at: point(1, 1))
        host.release()
        expectEqual(log, ["true", "false", "pressed"])
    }

    @Test func `the end of a gesture is no change`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: Color.red.frame(width: 100, height: 20)
                .gesture(
                    DragGesture().onChanged { log.append("\($0.location.x)") }
                        .onEnded { log.append("ended \($0.location.x)") }))
        host.press(at: point(1, 1))
        host.move(to: point(30, 1))
        // The value of the end has a later time.
        host.wait(.seconds(1))
        host.release()
        expectEqual(log, ["30.0", "ended 30.0"])
    }

    @Test func `the speed of a drag counts the way before it has begun`() {
        var speed: CGFloat = 0
        let host = ViewHost(
            rootView: Color.red.frame(width: 100, height: 20)
                .gesture(DragGesture(minimumDistance: 30).onChanged { speed = $0.velocity.width }))
        host.press(at: point(0, 1))
        host.wait(.seconds(1))
        host.move(to: point(20, 1))
        host.wait(.seconds(0.5))
        host.move(to: point(40, 1))
        expectEqual(speed, 40)
    }

    /// A view that logs the reset of its gesture state.
    private struct Held: View {
        let log: (String) -> Void
        @GestureState private var distance: CGFloat

        init(log: @escaping (String) -> Void) {
            self.log = log
            _distance = GestureState(wrappedValue: 0) { last, _ in log("reset from \(last)") }
        }

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 20)
                    .onTapGesture { log("tap") }
                    .gesture(
                        DragGesture().updating($distance) { value, distance, _ in
                            distance = value.translation.width
                        })
                Text(verbatim: "\(distance)")
            }
        }
    }

    @Test func `the reset of a state receives its last value`() {
        var log: [String] = []
        let host = ViewHost(rootView: Held { log.append($0) })
        host.drag(along: [point(1, 1), point(31, 1)])
        expectEqual(log, ["reset from 30.0"])
        #expect(host.tree.first(text: "0.0") != nil)
    }

    @Test func `a state that the touch has not changed is not reset`() {
        var log: [String] = []
        let host = ViewHost(rootView: Held { log.append($0) })
        host.tap(at: point(1, 1))
        host.drag(along: [point(1, 1), point(5, 1)])
        expectEqual(log, ["tap", "tap"])
    }

    @Test(arguments: ["nil", "disabled", "another"])
    func `a removed gesture ends without a call`(change: String) {
        struct Pad: View {
            var change: String?
            let log: (String) -> Void
            @GestureState private var travel: CGFloat = 0
            var body: some View {
                Color.red.frame(width: 100, height: 20)
                    .gesture(change == "nil" ? nil : drag, isEnabled: change != "disabled")
                    .onChange(of: travel) { log("travel \(Int(travel))") }
            }
            private var drag: AnyGesture<Void> {
                if change == "another" {
                    return AnyGesture(TapGesture().onEnded { log("another") })
                }
                return AnyGesture(
                    DragGesture(minimumDistance: 0)
                        .updating($travel) { value, travel, _ in travel = value.translation.width }
                        .onChanged { _ in log("change \(change ?? "first")") }
                        .onEnded { _ in log("end \(change ?? "first")") }
                        .map { _ in })
            }
        }
        var log: [String] = []
        let host = ViewHost(rootView: Pad { log.append($0) })
        host.press(at: point(10, 10))
        host.move(to: point(40, 10))
        expectEqual(log, ["change first", "change first", "travel 30"])
        host.rootView.change = change
        host.move(to: point(60, 10))
        expectEqual(log.dropFirst(3), ["travel 0"])
        host.release()
        expectEqual(log.count, 4)
    }
}
