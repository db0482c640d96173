import Tessera
import TesseraTesting
import TestViews

/// Gestures composed of other gestures.
@Suite(.runtimeIssuesFail)
struct ComposedGestureTests: GestureSuite {
    @Test func `a sequence starts its second gesture after its first`() {
        let said = log { log in
            Color.red.gesture(
                LongPressGesture().sequenced(before: DragGesture())
                    .onChanged { value in
                        switch value {
                        case .first(let isPressed): log("first \(isPressed)")
                        case .second(_, let drag):
                            log("second \(drag.map { "\(Int($0.translation.width))" } ?? "-")")
                        }
                    }
                    .onEnded { _ in log("ended") })
        } _: { host in
            host.press(at: point(20, 50))
            host.move(to: point(24, 50))
            host.wait(.seconds(0.5))
            host.move(to: point(44, 50))
            host.release()
        }
        expectEqual(said, ["first true", "second -", "second 20", "ended"])
    }

    @Test func `a simultaneous gesture has the values that there are`() {
        let said = log { log in
            Color.red.gesture(
                LongPressGesture().simultaneously(with: DragGesture(minimumDistance: 0))
                    .onChanged { log("\($0.first.map { "\($0)" } ?? "-") \($0.second != nil)") }
                    .onEnded { log("ended \($0.first.map { "\($0)" } ?? "-")") })
        } _: { host in
            host.press(at: point(20, 50))
            host.move(to: point(40, 50))
            host.release()
        }
        expectEqual(said, ["true true", "- true", "ended -"])
    }

    @Test func `an exclusive gesture prefers the first, and waits for it`() {
        func used(_ use: (ViewHost<AnyView>) -> Void) -> [String] {
            log { log in
                Color.red.gesture(
                    TapGesture(count: 2).exclusively(before: TapGesture())
                        .onEnded { value in
                            switch value {
                            case .first: log("first")
                            case .second: log("second")
                            }
                        })
            } _: {
                use($0)
            }
        }
        expectEqual(used { $0.tap(at: point(50, 50)) }, ["second"])
        expectEqual(used { $0.tap(at: point(50, 50), count: 2) }, ["first"])
    }

    @Test func `a custom gesture has a body and maps its value`() {
        struct Hold: Gesture {
            var log: (String) -> Void
            var body: some Gesture<String> {
                LongPressGesture(minimumDuration: 1).map { $0 ? "held" : "not" }.onEnded(log)
            }
        }
        let said = log { log in
            Color.red.gesture(AnyGesture(Hold { log($0) }).onEnded { log("any \($0)") })
        } _: { host in
            host.press(at: point(20, 50))
            host.wait(.seconds(1))
        }
        expectEqual(said, ["held", "any held"])
    }
}
