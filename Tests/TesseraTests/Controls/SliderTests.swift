import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct SliderTests {
    private struct Fader: View {
        @State var value = 5.0
        var step: Double?
        var isLabelled = false
        var log: (Bool) -> Void = { _ in }

        var body: some View {
            if let step {
                Slider(value: $value, in: 0...10, step: step, onEditingChanged: log)
            } else if isLabelled {
                Slider(value: $value, in: 0...10) {
                    Text("Volume")
                } minimumValueLabel: {
                    Text("low")
                } maximumValueLabel: {
                    Text("high")
                }
            } else {
                Slider(value: $value, in: 0...10, onEditingChanged: log)
            }
        }
    }

    @Test func `a slider is one adjustable element with a percentage`() {
        let host = ViewHost(rootView: Fader(isLabelled: true))
        expectEqual("\(host.accessibilityTree)", #"Volume, "50%", adjustable"#)
        expectEqual(host.adjust(.label("Volume"), .increment), .done)
        expectEqual(host.tree["Fader"]?.value("value"), "6")
    }

    @Test(arguments: [
        (KeyEquivalent.rightArrow, 7.5), (.leftArrow, 2.5), (.upArrow, 7.5), (.downArrow, 2.5),
        (.home, 0), (.end, 10), (.pageUp, 10),
    ])
    func `keys go by steps, and to the bounds`(key: KeyEquivalent, expected: Double) {
        var editing: [Bool] = []
        let host = ViewHost(rootView: Fader(step: 2.5) { editing.append($0) })
        host.focus(.type("Slider"))
        expectEqual(host.press(key: key), .done)
        expectEqual(host.tree["Fader"]?.value("value").flatMap(Double.init), expected)
        expectEqual(editing, [true, false])
    }

    @Test func `where lines run from right to left, so do the arrows`() {
        let host = ViewHost(
            rootView: Fader(step: 1).environment(\.layoutDirection, .rightToLeft))
        host.focus(.type("Slider"))
        host.press(key: .leftArrow)
        expectEqual(host.tree["Fader"]?.value("value"), "6")
    }

    @Test(arguments: [(-3.0, "0%"), (.nan, "0%"), (99, "100%")])
    func `a value outside the bounds shows the nearest bound`(
        value: Double, words: String
    ) {
        let host = ViewHost(rootView: Fader(value: value, isLabelled: true))
        expectEqual(host.accessibilityTree.elements.map(\.value), [words])
    }

    // Fingers on a track of 100 points, from 0 to 100.

    private func host<Content: View>(_ view: Content) -> ViewHost<Content> {
        ViewHost(rootView: view, size: ProposedViewSize(width: 100, height: 20))
    }

    private func point<Content: View>(
        _ x: CGFloat, _ y: CGFloat = 0, in host: ViewHost<Content>
    ) -> CGPoint {
        let track = host.frame(of: .type("Track")) ?? .zero
        return CGPoint(x: track.minX + x, y: track.midY + y)
    }

    private func value<Content: View>(_ host: ViewHost<Content>) -> Double? {
        host.tree.all("Fader").first?.value("value").flatMap(Double.init)
    }

    @Test(arguments: [
        (30.0, 3.0, 4.0), (37, 3.7, 4), (0, 0, 0), (99, 9.9, 10), (1, 0.1, 0), (79, 7.9, 8),
    ])
    func `a touch on the track sets the nearest step`(
        x: Double, expected: Double, stepped: Double
    ) {
        for (step, expected) in [(nil, expected), (4.0, stepped)] {
            let host = self.host(Fader(step: step))
            expectEqual(host.tap(at: point(x, in: host)), .done)
            expectEqual(value(host), expected)
        }
    }

    @Test func `a track is touched in 44 points`() {
        for (y, isTouched) in [(-21.0, true), (21, true), (-23, false), (23, false)] {
            let host = self.host(Fader())
            #expect((host.tap(at: point(30, y, in: host)) == .done) == isTouched)
            expectEqual(value(host), (isTouched ? 3 : 5))
        }
    }

    @Test func `a sliding finger changes the value as it moves`() {
        var log: [Bool] = []
        let host = self.host(Fader { log.append($0) })
        host.press(at: point(50, in: host))
        expectEqual(log, [true])
        host.move(to: point(70, in: host))
        expectEqual(value(host), 7)
        host.move(to: point(80, 300, in: host))
        expectEqual(value(host), 8)
        host.move(to: point(400, in: host))
        expectEqual(value(host), 10)
        host.move(to: point(-400, in: host))
        expectEqual(value(host), 0)
        expectEqual(log, [true])
        expectEqual(host.release(), .done)
        expectEqual(value(host), 0)
        expectEqual(log, [true, false])
    }

    @Test func `a key during a slide is part of its editing`() {
        var log: [Bool] = []
        let host = self.host(Fader { log.append($0) })
        host.focus(.type("Slider"))
        host.press(at: point(50, in: host))
        host.press(key: .end)
        expectEqual(value(host), 10)
        host.move(to: point(70, in: host))
        expectEqual(log, [true])
        host.release()
        expectEqual(value(host), 7)
        expectEqual(log, [true, false])
    }

    @Test func `from right to left the track is mirrored`() {
        let host = self.host(Fader().environment(\.layoutDirection, .rightToLeft))
        host.tap(at: point(30, in: host))
        expectEqual(value(host), 7)
    }

    @Test func `a touch that is cancelled restores the value`() {
        var log: [Bool] = []
        let host = self.host(Fader { log.append($0) })
        host.press(at: point(20, in: host))
        host.move(to: point(70, in: host))
        host.cancel()
        expectEqual(value(host), 5)
        expectEqual(log, [true, false])
    }

    @Test func `a drag across the track is left to ancestors`() {
        struct Page: View {
            @State private var distance: CGFloat = 0
            var body: some View {
                Fader()
                    .overlay { Text("\(distance, specifier: "%.0f")") }
                    .gesture(DragGesture().onChanged { distance = $0.translation.height })
            }
        }
        let host = self.host(Page())
        let y = point(0, in: host).y
        host.drag(along: [0, 8, 30].map { CGPoint(x: 20 + $0 / 10, y: y + $0) })
        expectEqual(value(host), 5)
        expectEqual(host.tree.all("Text").first?.text, "30")
    }

    @Test func `a disabled slider and a bound's label ignore touches`() {
        let disabled = host(Fader().disabled(true))
        expectEqual(disabled.tap(at: point(30, in: disabled)), .refused("disabled"))
        expectEqual(value(disabled), 5)
        let labelled = host(Fader(isLabelled: true))
        #expect(labelled.tap(.text("low")) != .done)
        expectEqual(labelled.tree["Fader"]?.value("value"), "5")
    }

    @Test func `a slider disabled under a finger restores its value`() {
        struct Page: View {
            @State var isOpen = true
            var body: some View {
                Fader().disabled(!isOpen).onTapGesture(count: 2) {}
                    .onKeyPress { _ in
                        isOpen = false
                        return .handled
                    }
            }
        }
        let host = self.host(Page())
        host.focus(.type("Slider"))
        host.press(at: point(20, in: host))
        expectEqual(value(host), 2)
        host.press(key: "x")
        expectEqual(value(host), 5)
    }
}
