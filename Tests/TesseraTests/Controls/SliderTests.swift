import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite(.runtimeIssuesFail)
struct SliderTests {
    private struct Volume: View {
        @State var value = 5.0
        var step: Double?
        var log: (Bool) -> Void = { _ in }

        var body: some View {
            if let step {
                Slider(value: $value, in: 0...10, step: step, onEditingChanged: log)
            } else {
                Slider(value: $value, in: 0...10) {
                    Text("Volume")
                } minimumValueLabel: {
                    Text("low")
                } maximumValueLabel: {
                    Text("high")
                }
            }
        }
    }

    @Test func `a slider is one adjustable element, whose value is in percent`() {
        let host = ViewHost(rootView: Volume())
        #expect("\(host.accessibilityTree)" == #"Volume, "50%", adjustable"#)
        #expect(host.adjust(.label("Volume"), .increment) == .done)
        #expect(host.tree["Volume"]?.value("value") == "6")
    }

    @Test(arguments: [
        (KeyEquivalent.rightArrow, 7.5), (.leftArrow, 2.5), (.upArrow, 7.5), (.downArrow, 2.5),
        (.home, 0), (.end, 10), (.pageUp, 10),
    ])
    func `keys go by steps, and to the bounds`(key: KeyEquivalent, expected: Double) {
        var editing: [Bool] = []
        let host = ViewHost(rootView: Volume(step: 2.5) { editing.append($0) })
        host.focus(.type("Slider"))
        #expect(host.press(key: key) == .done)
        #expect(host.tree["Volume"]?.value("value").flatMap(Double.init) == expected)
        #expect(editing == [true, false])
    }

    @Test func `where lines run from right to left, so do the arrows`() {
        let host = ViewHost(
            rootView: Volume(step: 1).environment(\.layoutDirection, .rightToLeft))
        host.focus(.type("Slider"))
        host.press(key: .leftArrow)
        #expect(host.tree["Volume"]?.value("value") == "6")
    }

    @Test func `a disabled slider does nothing`() {
        let host = ViewHost(rootView: Volume().disabled(true))
        #expect(host.adjust(.label("Volume"), .increment) == .refused("disabled"))
        #expect(host.focus(.type("Slider")) == .refused("disabled"))
        #expect(host.tree["Volume"]?.value("value") == "5")
    }

    @Test(arguments: [(-3.0, "0%"), (.nan, "0%"), (99, "100%")])
    func `a value outside the bounds is shown at the nearest, and left alone`(
        value: Double, words: String
    ) {
        let host = ViewHost(rootView: Volume(value: value))
        #expect(host.accessibilityTree.elements.map(\.value) == [words])
    }
}
