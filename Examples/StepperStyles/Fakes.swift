import Tessera
import TesseraEvaluation

/// What looks like a stepper, and what its buttons do: nothing, unless asked for.
struct FakeStepper: View {
    var title = "Guests"
    var marks = ["-", "+"]
    /// How much a tap on the last mark adds.
    var step = 0
    @State var value = 2

    var body: some View {
        HStack {
            Text(title)
            Text("\(value)")
            Button(marks[0]) { value -= step }
            Button(marks[1]) { value += step }
        }
    }
}

extension Inspection {
    /// Taps on a text.
    func tap(text: String, at position: Int = 0) { tap(.text(text)[position]) }

    /// The values that are shown, in order.
    var values: [String] { texts.filter { Int($0) != nil } }

    /// Whether all that a text stands beside is in stacks of a kind only.
    func stands(_ text: String, in stack: String) -> Bool {
        tree.all(stack).contains { stack in
            stack.children.contains { child in
                child.text == text || child.children.contains { $0.text == text }
            }
        }
    }
}

extension [Variation] {
    static let usual: [Variation] = [.twice, .rightToLeft, .scrolling]
}
