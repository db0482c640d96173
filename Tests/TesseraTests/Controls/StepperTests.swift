import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct StepperTests {
    private struct Guests: View {
        @State var count = 2
        var step = 2

        var body: some View { Stepper("Guests", value: $count, in: 1...5, step: step) }
    }

    private func count<Content: View>(_ host: ViewHost<Content>) -> String? {
        host.tree["Guests"]?.value("count")
    }

    @Test func `a stepper goes by steps, and no further than its bounds`() {
        let host = ViewHost(rootView: Guests())
        expectEqual(host.tap(.text("plus")), .done)
        expectEqual(count(host), "4")
        host.tap(.text("plus"))
        expectEqual(count(host), "5")
        expectEqual(host.tap(.text("plus")), .refused("disabled"))
        for _ in 0..<3 { host.tap(.text("minus")) }
        expectEqual(count(host), "1")
    }

    @Test func `a stepper is one adjustable element and one focus stop`() {
        let host = ViewHost(rootView: Guests(step: 1))
        expectEqual("\(host.accessibilityTree)", #"Guests, "2", adjustable"#)
        host.adjust(.label("Guests"), .increment)
        expectEqual(count(host), "3")
        host.focus(.type("Stepper"))
        host.press(key: .downArrow)
        expectEqual(count(host), "2")
        expectEqual(host.press(key: .home), .refused("nothing here responds to the key"))
    }

    @Test func `a stepper with actions steps by them`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: Stepper("Pages", onIncrement: { log.append("on") }, onDecrement: nil))
        expectEqual(host.tap(.text("plus")), .done)
        expectEqual(host.tap(.text("minus")), .refused("disabled"))
        expectEqual(log, ["on"])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a stepper without a finite step reports it, and stays`(step: Double) {
        var value = 1.0
        let binding = Binding(get: { value }, set: { value = $0 })
        let host = ViewHost(rootView: Stepper("Volume", value: binding, step: step))
        expectEqual(host.tap(.text("plus")), .refused("disabled"))
        host.adjust(.label("Volume"), .decrement)
        expectEqual(value, 1)
        expectIssues(host, ["Stepper: the step is \(number(step)); the stepper does not move."])
    }

    private func number(_ step: Double) -> String {
        step.isNaN ? ".nan" : step < 0 ? "-.infinity" : ".infinity"
    }
}
