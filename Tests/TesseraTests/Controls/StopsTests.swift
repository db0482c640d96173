import Tessera
import TesseraTesting
import struct TestViews.Randomness
import TestViews

/// The stops of sliders and steppers, for numbers of every width.
@Suite(.runtimeIssuesFail)
struct StopsTests {
    private struct Scale<V: BinaryFloatingPoint>: View where V.Stride: BinaryFloatingPoint {
        @State var value: V
        let bounds: ClosedRange<V>
        let step: V
        let log: (V) -> Void
        var body: some View {
            Slider(value: $value, in: bounds, step: step) { Text("Volume") }
                .onChange(of: value) { log(value) }
        }
    }

    /// Checks that the arrows reach every stop in both directions, and that Home and End reach the
    /// ends.
    private func check<V: BinaryFloatingPoint>(
        _ type: V.Type, _ step: Double, upTo end: Int, count: Int
    ) where V.Stride: BinaryFloatingPoint {
        var log: [V] = []
        let host = ViewHost(
            rootView: Scale<V>(value: 0, bounds: 0...V(end), step: V(step)) { log.append($0) })
        host.focus(.type("Slider"))
        for _ in 0..<count + 2 { host.press(key: .rightArrow) }
        let up = log
        #expect(up.count == count && up.last == V(end), "\(V.self) by \(step)")
        for _ in 0..<count + 2 { host.press(key: .leftArrow) }
        expectEqual(Array(log.dropFirst(count)), [V](up.dropLast().reversed()) + [0])
        host.press(key: .end)
        expectEqual(log.last, V(end))
        host.press(key: .home)
        expectEqual(log.last, 0)
    }

    @Test(arguments: [(0.1, 10, 100), (0.05, 1, 20), (0.2, 5, 25), (0.5, 5, 10), (1, 7, 7)])
    func `steps of every width lead to every stop`(step: Double, end: Int, count: Int) {
        check(Double.self, step, upTo: end, count: count)
        check(Float.self, step, upTo: end, count: count)
        #if arch(arm64)
            check(Float16.self, step, upTo: end, count: count)
        #endif
    }

    @Test func `a stop is the number that the program would write`() {
        var log: [Double] = []
        let host = ViewHost(
            rootView: Scale<Double>(value: 0, bounds: 0...1, step: 0.1) { log.append($0) })
        for _ in 0..<4 { host.adjust(.label("Volume"), .increment) }
        expectEqual(log, [0.1, 0.2, 0.3, 0.4])
    }

    @Test(arguments: [Double.leastNonzeroMagnitude, 1e-300, 0, -1])
    func `with a step that leads nowhere a slider goes by tenths`(step: Double) {
        var log: [Double] = []
        let host = ViewHost(
            rootView: Scale<Double>(value: 0, bounds: 0...1, step: step) { log.append($0) })
        host.adjust(.label("Volume"), .increment)
        expectEqual(log, [0.1])
    }

    @Test(arguments: [
        (3.2, 1.0, 3.5), (3.2, -1, 3.0), (3, 2, 4), (9, -1, 4.5), (-9, 1, 0.5), (5, 1, 5),
        (0, -1, 0),
    ])
    func `a value between two stops goes to the next`(
        value: Double, steps: Double, expected: Double
    ) {
        expectEqual(Stops(0...5, step: 0.5).value(value, movedBy: steps), expected)
    }

    @Test(arguments: [
        (3.0, [3.0, 6, 9, 10, 10]), (11, [10, 10]), (.infinity, [1, 2]), (1e-9, [1e-9, 2e-9]),
        (4, [4, 8, 10]),
    ])
    func `an increment never goes down, and ends at the bound`(step: Double, expected: [Double]) {
        var log: [Double] = []
        let stops = Stops(0...10, step: step)
        var value = 0.0
        for _ in expected {
            value = stops.value(value, movedBy: 1)
            log.append(value)
        }
        expectEqual(log, expected)
        let down = stops.value(value, movedBy: -1)
        #expect(down < value)
        expectEqual(stops.value(at: 1), 10)
        expectEqual(stops.value(at: 0), 0)
        expectEqual(stops.value(12, movedBy: 1), 10)
    }

    @Test func `any step takes a value up by increments and back`() {
        var random = Randomness(seed: 1)
        for _ in 0..<500 {
            let low = Double.random(in: -10...10, using: &random)
            let bounds = low...low + Double.random(in: 0...20, using: &random)
            let stops = Stops(bounds, step: Double.random(in: 0.05...25, using: &random))
            var value = bounds.lowerBound
            var visited = [value]
            while value < bounds.upperBound, visited.count < 500 {
                let next = stops.value(value, movedBy: 1)
                guard next > value else {
                    Issue.record("\(stops): \(value) goes up to \(next)")
                    return
                }
                value = next
                visited.append(value)
            }
            for expected in visited.dropLast().reversed() {
                value = stops.value(value, movedBy: -1)
                #expect(value == expected, "\(stops)")
            }
        }
    }

    @Test func `the ends of stops are the bounds as they are`() {
        let stops = Stops(0.1 + 0.2...0.9, step: 0.1)
        expectEqual(stops[0], 0.1 + 0.2)
        expectEqual(stops[1], 0.4)
        expectEqual(stops[99], 0.9)
        expectEqual(Stops(0...5, step: 0.3)[9], 2.7)
    }

    @Test func `greatest bounds have a middle and ends`() {
        let greatest = Double.greatestFiniteMagnitude
        var log: [Double] = []
        let host = ViewHost(
            rootView: Scale<Double>(
                value: 0, bounds: -greatest...greatest, step: greatest
            ) { log.append($0) })
        expectEqual("\(host.accessibilityTree)", #"Volume, "50%", adjustable"#)
        host.focus(.type("Slider"))
        host.press(key: .end)
        host.press(key: .home)
        expectEqual(log, [greatest, -greatest])
        let gauge = ViewHost { Gauge(value: 0, in: -greatest...greatest) { Text("Level") } }
        expectEqual("\(gauge.accessibilityTree)", #"Level, "50%""#)
    }

    @Test func `a slider without an end reports it, and stays`() {
        var issues: [String] = []
        var log: [Double] = []
        let host = ViewHost(
            rootView: Scale<Double>(value: 1, bounds: 0...Double.infinity, step: 1) {
                log.append($0)
            }, onIssue: { issues.append("\($0)") })
        host.adjust(.label("Volume"), .increment)
        expectEqual(log, [])
        expectEqual(issues.count, 1)
        let gauge = ViewHost { Gauge(value: 1, in: -Double.infinity...0) { Text("Level") } }
        expectEqual("\(gauge.accessibilityTree)", #"Level, "0%""#)
        expectIssues(
            gauge, ["Gauge: the bounds, -.infinity...0, are not finite; 0% is shown."])
    }

    private struct Count<V: FixedWidthInteger & Strideable>: View {
        @State var value: V
        var bounds: ClosedRange<V>?
        var step: V.Stride
        let log: (V) -> Void
        var body: some View {
            if let bounds {
                Stepper("Count", value: $value, in: bounds, step: step)
                    .onChange(of: value) { log(value) }
            } else {
                Stepper("Count", value: $value, step: step)
                    .onChange(of: value) { log(value) }
            }
        }
    }

    private func steps<V: FixedWidthInteger & Strideable>(
        from value: V, in bounds: ClosedRange<V>? = nil, by step: V.Stride = 1, up: Int, down: Int
    ) -> [V] {
        var log: [V] = []
        let host = ViewHost(
            rootView: Count(value: value, bounds: bounds, step: step) { log.append($0) })
        for _ in 0..<up { host.adjust(.label("Count"), .increment) }
        for _ in 0..<down { host.adjust(.label("Count"), .decrement) }
        return log
    }

    @Test func `a stepper stops where its type or its bounds end`() {
        expectEqual(steps(from: -10, in: -10...Int.max, up: 1, down: 2), [-9, -10])
        expectEqual(steps(from: Int.max - 1, in: -10...Int.max, by: 5, up: 2, down: 0), [Int.max])
        expectEqual(steps(from: Int8.max - 1, up: 3, down: 0), [Int8.max])
        expectEqual(steps(from: Int8.min, by: 100, up: 3, down: 1), [-28, 72, 127, 27])
        expectEqual(steps(from: UInt.max - 1, up: 2, down: 1), [UInt.max, UInt.max - 1])
        expectEqual(steps(from: UInt8(3), in: 0...9, by: 300, up: 1, down: 2), [9, 0])
        expectEqual(steps(from: 3, in: 0...9, by: Int.min, up: 1, down: 1), [0, 9])
    }

    @Test func `a clock that is at the end of all time stays there`() {
        let host = ViewHost { Text("Hold").onLongPressGesture {} }
        for _ in 0..<40 { host.wait(.seconds(Int64.max)) }
        expectEqual(host.press(.text("Hold")), .done)
        host.wait(.seconds(1))
        #expect(host.release(.text("Hold")) != .refused("the view is no longer in the tree"))
    }
}
