import Tessera
import TesseraTesting
import TestViews

@Observable
private final class Switch {
    var isOn = false
}

/// Actions that follow animated changes.
@Suite(.runtimeIssuesFail)
struct CompletionTests {
    private struct Door: View {
        var duration = 1.0
        @State private var isOpen = false
        @State private var words = "shut"

        var body: some View {
            Button("open") {
                withAnimation(.linear(duration: duration)) {
                    isOpen = true
                } completion: {
                    words += ", then open"
                }
            }
            Button("nothing") {
                withAnimation {
                } completion: {
                    words += ", then nothing"
                }
            }
            Button("hide") { words = "hidden" }
            if words != "hidden" { Text("door").opacity(isOpen ? 0.5 : 1) }
            Text(words)
        }
    }

    private func words(_ host: ViewHost<Door>) -> String? {
        host.tree.all("Text").last?.text
    }

    @Test func `an action follows the values that move`() {
        let host = animatedHost(Door())
        host.tap(.text("open"))
        host.wait(.seconds(0.9))
        expectEqual(words(host), "shut")
        host.wait(.seconds(0.1))
        expectEqual(words(host), "shut, then open")
        host.wait(.seconds(5))
        expectEqual(words(host), "shut, then open")
    }

    @Test func `where nothing moves, the action follows the change`() {
        let host = ViewHost(rootView: Door())
        host.tap(.text("open"))
        expectEqual(words(host), "shut, then open")
        host.tap(.text("nothing"))
        expectEqual(words(host), "shut, then open, then nothing")
        // The second change writes an equal value.
        host.tap(.text("open"))
        expectEqual(words(host), "shut, then open, then nothing, then open")
    }

    @Test(arguments: [[2.1], [0.9, 0.6, 0.6], [1, 1.1]])
    func `an action is performed on arrival, however time is cut`(waits: [Double]) {
        struct Stairs: View {
            @State private var height = 0.0
            @State private var words = "below"

            var body: some View {
                Button("climb") { step(to: 10) { step(to: 20) { words = "above" } } }
                Text(words).offset(y: height)
            }

            private func step(to height: Double, then: @escaping () -> Void) {
                withAnimation(.linear(duration: 1)) {
                    self.height = height
                } completion: {
                    then()
                }
            }
        }
        let host = animatedHost(Stairs())
        host.tap(.text("climb"))
        for wait in waits { host.wait(.seconds(wait)) }
        expectEqual(host.tree.all("Text").last?.text, "above")
        #expect(!host.isMoving)
    }

    /// A lamp that two changes brighten. The second interrupts the first.
    private struct Lamp: View {
        let animations: [Animation]
        let criteria: AnimationCompletionCriteria
        @State private var step = 0
        @State private var words = ""

        var body: some View {
            Button("step") {
                let next = step + 1
                withAnimation(animations[step], completionCriteria: criteria) {
                    step = next
                } completion: {
                    words += "\(next)"
                }
            }
            Text(words).opacity(Double(step) / 10)
        }

        /// The tenths of a second at which the actions are performed, if the second change begins
        /// after half a second.
        static func moments(
            _ first: Animation, _ second: Animation, _ criteria: AnimationCompletionCriteria
        ) -> [String] {
            let host = animatedHost(Lamp(animations: [first, second], criteria: criteria))
            host.tap(.text("step"))
            var moments: [String] = []
            var known = ""
            for tenth in 1...40 {
                host.wait(.milliseconds(100))
                if tenth == 5 { host.tap(.text("step")) }
                let words = host.tree.all("Text").last?.text ?? ""
                if words != known { moments.append("\(tenth): \(words.dropFirst(known.count))") }
                known = words
            }
            return moments
        }
    }

    @Test(
        arguments: [
            (.linear(duration: 1), .linear(duration: 1), .logicallyComplete, ["10: 1", "15: 2"]),
            (.linear(duration: 1), .linear(duration: 1), .removed, ["15: 12"]),
            // Nothing is left of the slow change when the quick one is over.
            (.linear(duration: 2), .linear(duration: 0.2), .logicallyComplete, ["7: 12"]),
            (.linear(duration: 2), .linear(duration: 0.2), .removed, ["7: 12"]),
            (.linear(duration: 1), .spring(duration: 1), .logicallyComplete, ["10: 1", "15: 2"]),
            (.linear(duration: 1), .linear(duration: 1).delay(0.5), .removed, ["20: 12"]),
            (
                .linear(duration: 3).logicallyComplete(after: 0.3), .linear(duration: 1),
                .logicallyComplete, ["3: 1", "15: 2"]
            ),
            (
                .linear(duration: 1).repeatForever().logicallyComplete(after: 1),
                .linear(duration: 1), .logicallyComplete, ["10: 1", "15: 2"]
            ),
        ] as [(Animation, Animation, AnimationCompletionCriteria, [String])])
    func `an action follows its own change, or the last one`(
        first: Animation, second: Animation, criteria: AnimationCompletionCriteria,
        moments: [String]
    ) {
        expectEqual(Lamp.moments(first, second, criteria), moments)
    }

    @Test func `an action does not wait for values of other changes`() {
        struct Doors: View {
            @State private var left = 0.0
            @State private var right = 0.0
            @State private var words = ""

            var body: some View {
                Button("left") { withAnimation(.linear(duration: 9)) { left = 90 } }
                Button("right") {
                    withAnimation(.linear(duration: 1), completionCriteria: .removed) {
                        right = 90
                    } completion: {
                        words = "right"
                    }
                }
                Text("a").offset(x: left)
                Text(words).offset(x: right)
            }
        }
        let host = animatedHost(Doors())
        host.tap(.text("left"))
        host.tap(.text("right"))
        host.wait(.seconds(1))
        #expect(host.tree.first(text: "right") != nil)
        #expect(host.isMoving)
    }

    @Test func `an action follows an object's change`() {
        let model = Switch()
        var log: [String] = []
        struct Follower: View {
            let model: Switch
            let action: () -> Void

            var body: some View {
                Text("a").offset(x: model.isOn ? 10 : 0).onTapGesture {
                    withAnimation(.linear(duration: 1)) {
                        model.isOn = true
                    } completion: {
                        action()
                    }
                }
            }
        }
        let host = animatedHost(Follower(model: model) { log.append("on") })
        host.tap(.text("a"))
        host.wait(.seconds(0.9))
        expectEqual(log, [])
        host.wait(.seconds(0.1))
        expectEqual(log, ["on"])
    }

    @Test func `an action follows a view that goes`() {
        let host = animatedHost(Door())
        host.tap(.text("open"))
        host.tap(.text("hide"))
        expectEqual(words(host), "hidden, then open")
    }
}
