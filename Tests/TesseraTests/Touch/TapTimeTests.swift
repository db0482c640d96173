import Tessera
import TesseraTesting
import TestViews

/// The times of taps and long presses, and the distances that the finger may move.
@Suite(.runtimeIssuesFail)
struct TapTimeTests: GestureSuite {
    @Test func `a tap waits for a double tap that is written before it`() {
        func used(_ use: (ViewHost<AnyView>) -> Void) -> [String] {
            log {
                Color.red.gesture(tap("two", count: 2, $0)).gesture(tap("one", $0))
            } _: {
                use($0)
            }
        }
        func touch(_ host: ViewHost<AnyView>) {
            host.press(at: point(50, 50))
            host.release()
        }
        expectEqual(used { touch($0) }, [])
        expectEqual(
            used {
                touch($0); $0.wait(.seconds(0.34))
            }, [])
        expectEqual(
            used {
                touch($0); $0.wait(.seconds(0.35))
            }, ["one"])
        expectEqual(
            used {
                touch($0); $0.wait(.seconds(0.3)); touch($0)
            }, ["two"])
        expectEqual(
            used {
                touch($0); $0.wait(.seconds(0.4)); touch($0)
            }, ["one"])
        // The host's tap is a single tap.
        expectEqual(used { $0.tap(at: point(50, 50)) }, ["one"])
        expectEqual(used { $0.tap(at: point(50, 50), count: 3) }, ["two", "one"])
    }

    @Test func `a double tap that is written after a tap is never recognized`() {
        expectEqual(
            log {
                Color.red.gesture(tap("one", $0)).gesture(tap("two", count: 2, $0))
            } _: {
                $0.tap(at: point(50, 50), count: 2)
            }, ["one", "one"])
    }

    @Test func `a touch elsewhere ends the waiting for another tap`() {
        let said = log { log in
            HStack(spacing: 0) {
                Color.red.gesture(tap("two", count: 2, log)).gesture(tap("one", log))
                Color.blue.gesture(tap("blue", log))
            }
        } _: { host in
            host.press(at: point(20, 50))
            host.release()
            host.tap(at: point(80, 50))
        }
        expectEqual(said, ["one", "blue"])
    }

    @Test func `a touch of 45 points or 0.75 seconds is no tap`() {
        func tapped(_ use: (ViewHost<AnyView>) -> Void) -> [String] {
            log {
                Color.red.gesture(tap("tap", $0))
            } _: { host in
                host.press(at: point(20, 50))
                use(host)
                host.release()
            }
        }
        expectEqual(tapped { $0.move(to: point(64, 50)) }, ["tap"])
        expectEqual(tapped { $0.move(to: point(-24, 50)) }, ["tap"])
        expectEqual(tapped { $0.move(to: point(65, 50)) }, [])
        expectEqual(
            tapped {
                $0.move(to: point(65, 50)); $0.move(to: point(20, 50))
            }, [])
        expectEqual(tapped { $0.wait(.seconds(0.74)) }, ["tap"])
        expectEqual(tapped { $0.wait(.seconds(0.75)) }, [])
    }

    @Test func `a long press takes 0.5 seconds and under ten points`() {
        func pressed(_ use: (ViewHost<AnyView>) -> Void) -> [String] {
            log { log in
                Color.red.onLongPressGesture {
                    log("long")
                } onPressingChanged: {
                    log($0 ? "down" : "up")
                }
            } _: { host in
                host.press(at: point(20, 50))
                use(host)
                host.release()
            }
        }
        expectEqual(pressed { $0.wait(.seconds(0.49)) }, ["down", "up"])
        expectEqual(pressed { $0.wait(.seconds(0.5)) }, ["down", "up", "long"])
        expectEqual(pressed { $0.wait(.seconds(5)) }, ["down", "up", "long"])
        expectEqual(
            pressed {
                $0.move(to: point(29, 50)); $0.wait(.seconds(1))
            }, ["down", "up", "long"])
        expectEqual(
            pressed {
                $0.move(to: point(30, 50)); $0.wait(.seconds(1))
            }, ["down", "up"])
    }

    @Test func `taps and long presses are distinct in any order`() {
        for isTapFirst in [true, false] {
            func used(_ use: (ViewHost<AnyView>) -> Void) -> [String] {
                log { log in
                    if isTapFirst {
                        Color.red.onTapGesture { log("tap") }.onLongPressGesture { log("long") }
                    } else {
                        Color.red.onLongPressGesture { log("long") }.onTapGesture { log("tap") }
                    }
                } _: {
                    use($0)
                }
            }
            expectEqual(used { $0.tap(at: point(50, 50)) }, ["tap"])
            expectEqual(
                used {
                    $0.press(at: point(50, 50))
                    $0.wait(.seconds(0.6))
                    $0.release()
                }, ["long"])
        }
    }
}
