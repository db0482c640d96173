import Tessera
import TesseraEvaluation

/// A fake stepper. Its buttons do nothing by default.
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

    /// The shown values, in order.
    var values: [String] { texts.filter { Int($0) != nil } }

    /// Returns whether a stack of a kind contains a text, or a child with the text.
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
