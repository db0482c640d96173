import Tessera
import TesseraTesting

private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Which of several gestures is recognized.
@Suite(.runtimeIssuesFail)
struct ArbitrationTests {
    private typealias Log = (String) -> Void

    /// Hosts a view of 100 by 100, has a finger use it, and returns what was said.
    private func log(
        @ViewBuilder of content: (@escaping Log) -> some View,
        _ use: (ViewHost<AnyView>) -> Void
    ) -> [String] {
        var log: [String] = []
        let view = AnyView(content { log.append($0) }.frame(width: 100, height: 100))
        use(ViewHost(rootView: view))
        return log
    }

    private func tap(_ name: String, count: Int = 1, _ log: @escaping Log) -> some Gesture<Void> {
        TapGesture(count: count).onEnded { log(name) }
    }

    private func drag(
        _ name: String, minimumDistance: CGFloat = 10, _ log: @escaping Log
    ) -> some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: minimumDistance)
            .onChanged { log("\(name) \(Int($0.translation.width))") }
            .onEnded { _ in log("\(name) ended") }
    }

    private func drag(_ host: ViewHost<AnyView>, by distance: CGFloat) {
        host.drag(along: [point(20, 50), point(20 + distance, 50)])
    }

    // MARK: Views in views

    @Test func `an inner gesture precedes an outer gesture`() {
        #expect(
            log {
                Color.red.gesture(tap("inner", $0)).gesture(tap("outer", $0))
            } _: {
                $0.tap(at: point(50, 50))
            } == ["inner"])
    }

    @Test func `a high priority comes before the views inside (documented)`() {
        #expect(
            log {
                Color.red.gesture(tap("inner", $0)).highPriorityGesture(tap("outer", $0))
            } _: {
                $0.tap(at: point(50, 50))
            } == ["outer"])
        #expect(
            log {
                Color.red.highPriorityGesture(tap("inner", $0)).highPriorityGesture(
                    tap("outer", $0))
            } _: {
                $0.tap(at: point(50, 50))
            } == ["outer"])
        #expect(
            log {
                Color.red.highPriorityGesture(tap("inner", $0)).gesture(tap("outer", $0))
            } _: {
                $0.tap(at: point(50, 50))
            } == ["inner"])
    }

    @Test func `simultaneous gestures are recognized, inner first`() {
        #expect(
            log {
                Color.red.gesture(tap("inner", $0)).simultaneousGesture(tap("outer", $0))
            } _: {
                $0.tap(at: point(50, 50))
            } == ["inner", "outer"])
    }

    @Test func `a drag round a tappable view takes a moving finger`() {
        for distance in [20.0, 60] {
            #expect(
                log {
                    Color.red.gesture(tap("tap", $0)).gesture(drag("drag", $0))
                } _: {
                    drag($0, by: distance)
                } == ["drag \(Int(distance))", "drag ended"])
        }
        #expect(
            log {
                Color.red.gesture(tap("tap", $0)).gesture(drag("drag", $0))
            } _: {
                drag($0, by: 5)
            } == ["tap"])
    }

    @Test func `a drag that begins at once leaves a tap to the views inside`() {
        #expect(
            log {
                Color.red.gesture(tap("tap", $0)).gesture(drag("drag", minimumDistance: 0, $0))
            } _: {
                drag($0, by: 3)
            } == ["drag 0", "drag 3", "tap"])
        #expect(
            log {
                Color.red.gesture(tap("tap", $0)).gesture(drag("drag", minimumDistance: 0, $0))
            } _: {
                drag($0, by: 30)
            } == ["drag 0", "drag 30", "drag ended"])
    }

    @Test func `the inner of two drags wins, unless the outer is prior`() {
        #expect(
            log {
                Color.red.gesture(drag("inner", $0)).gesture(drag("outer", $0))
            } _: {
                drag($0, by: 20)
            } == ["inner 20", "inner ended"])
        #expect(
            log {
                Color.red.gesture(drag("inner", $0)).highPriorityGesture(drag("outer", $0))
            } _: {
                drag($0, by: 20)
            } == ["outer 20", "outer ended"])
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
        #expect(said == ["down", "up", "drag 40", "drag 0", "drag ended"])
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
        #expect(said == ["down", "up", "down", "up", "pressed", "down", "up"])
    }

    @Test func `a gesture that is none or not enabled leaves those inside`() {
        #expect(
            log {
                Color.red.gesture(tap("inner", $0)).highPriorityGesture(TapGesture?.none)
                    .highPriorityGesture(tap("outer", $0), isEnabled: false)
            } _: {
                $0.tap(at: point(50, 50))
            } == ["inner"])
    }

    // MARK: Taps and time

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
        #expect(used { touch($0) } == [])
        #expect(
            used {
                touch($0); $0.wait(.seconds(0.34))
            } == [])
        #expect(
            used {
                touch($0); $0.wait(.seconds(0.35))
            } == ["one"])
        #expect(
            used {
                touch($0); $0.wait(.seconds(0.3)); touch($0)
            } == ["two"])
        #expect(
            used {
                touch($0); $0.wait(.seconds(0.4)); touch($0)
            } == ["one"])
        // A tap that is asked for is the only one.
        #expect(used { $0.tap(at: point(50, 50)) } == ["one"])
        #expect(used { $0.tap(at: point(50, 50), count: 3) } == ["two", "one"])
    }

    @Test func `a double tap that is written after a tap is never recognized`() {
        #expect(
            log {
                Color.red.gesture(tap("one", $0)).gesture(tap("two", count: 2, $0))
            } _: {
                $0.tap(at: point(50, 50), count: 2)
            } == ["one", "one"])
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
        #expect(said == ["one", "blue"])
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
        #expect(tapped { $0.move(to: point(64, 50)) } == ["tap"])
        #expect(tapped { $0.move(to: point(-24, 50)) } == ["tap"])
        #expect(tapped { $0.move(to: point(65, 50)) } == [])
        #expect(
            tapped {
                $0.move(to: point(65, 50)); $0.move(to: point(20, 50))
            } == [])
        #expect(tapped { $0.wait(.seconds(0.74)) } == ["tap"])
        #expect(tapped { $0.wait(.seconds(0.75)) } == [])
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
        #expect(pressed { $0.wait(.seconds(0.49)) } == ["down", "up"])
        #expect(pressed { $0.wait(.seconds(0.5)) } == ["down", "up", "long"])
        #expect(pressed { $0.wait(.seconds(5)) } == ["down", "up", "long"])
        #expect(
            pressed {
                $0.move(to: point(29, 50)); $0.wait(.seconds(1))
            } == ["down", "up", "long"])
        #expect(
            pressed {
                $0.move(to: point(30, 50)); $0.wait(.seconds(1))
            } == ["down", "up"])
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
            #expect(used { $0.tap(at: point(50, 50)) } == ["tap"])
            #expect(
                used {
                    $0.press(at: point(50, 50))
                    $0.wait(.seconds(0.6))
                    $0.release()
                } == ["long"])
        }
    }

    // MARK: Gestures of gestures

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
        #expect(said == ["first true", "second -", "second 20", "ended"])
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
        #expect(said == ["true true", "- true", "ended -"])
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
        #expect(used { $0.tap(at: point(50, 50)) } == ["second"])
        #expect(used { $0.tap(at: point(50, 50), count: 2) } == ["first"])
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
        #expect(said == ["held", "any held"])
    }
}
