import Foundation
import Tessera
import TesseraCore
import TesseraDrawing
import TesseraTesting
import TestViews

/// Controls that are drawn in parts. On the way of an animated change, each looks as it would at a
/// value in between.
@Suite(.runtimeIssuesFail)
struct ControlPartTests {
    @Test(arguments: ControlForm.allCases)
    private func `the parts of a control move together`(form: ControlForm) {
        for seed in 0..<UInt64(cases(2)) {
            var random = Randomness(seed: seed)
            let plan = RandomPlan(&random, springs: false, last: 0.995) {
                Double(1 + $0.number(98)) / 100
            }
            let host = ViewHost(
                rootView: MovingControl(form: form, plan: plan, value: 0.5), isAnimated: true)
            var (way, now) = (ExpectedWay(at: 0.5), 0)
            for moment in plan.looks {
                host.wait(.milliseconds(moment - now))
                now = moment
                let place = way.place(at: now)
                // A change without animation may shift the place beyond the control's bounds.
                if (0...1).contains(place) {
                    let still = ViewHost(
                        rootView: MovingControl(form: form, plan: plan, value: place))
                    let (found, expected) = (numbers(of: host), numbers(of: still))
                    let greatest = zip(found, expected).map { abs($0 - $1) }.max() ?? 1
                    #expect(
                        found.count == expected.count && greatest < 0.5,
                        "seed \(seed), at \(moment)")
                }
                for change in plan.changes where change.moment == moment {
                    MovingControl.next(host)
                    guard change.target != way.target else { continue }
                    way.turn(to: change.target, by: change.animation, at: moment)
                }
            }
        }
    }

    /// The lengths, places and shares in a picture, in order.
    private func numbers(of host: ViewHost<some View>) -> [Double] {
        func numbers(in value: Any) -> [Double] {
            switch value {
            case let number as NSNumber: [number.doubleValue]
            case let list as [Any]: list.flatMap(numbers)
            case let named as [String: Any]:
                named.keys.sorted().flatMap { numbers(in: named[$0]!) }
            default: []
            }
        }
        let data = try! JSONEncoder().encode(host.drawing.items)
        return numbers(in: try! JSONSerialization.jsonObject(with: data))
    }
}

private enum ControlForm: CaseIterable {
    case slider, mirroredSlider, gauge, bar, ring

    @MainActor @ViewBuilder
    func view(_ value: Binding<Double>) -> some View {
        Group {
            switch self {
            case .slider: Slider(value: value)
            case .mirroredSlider:
                Slider(value: value).environment(\.layoutDirection, .rightToLeft)
            case .gauge: Gauge(value: value.wrappedValue) { Text("gauge") }
            case .bar: ProgressView(value: value.wrappedValue)
            case .ring: ProgressView(value: value.wrappedValue).progressViewStyle(.circular)
            }
        }
        .frame(width: 200)
    }
}

private struct MovingControl: View {
    let form: ControlForm
    let plan: RandomPlan
    @State var value: Double
    @State private var count = 0

    var body: some View {
        form.view($value).accessibilityAction(named: "next") {
            let change = plan.changes[count]
            count += 1
            withAnimation(change.animation) { value = change.target }
        }
    }

    @MainActor static func next(_ host: ViewHost<MovingControl>) {
        expectEqual(host.perform(actionNamed: "next", on: .type("MovingControl")), .done)
    }
}
