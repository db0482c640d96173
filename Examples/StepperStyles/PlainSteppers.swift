import Tessera
import TesseraEvaluation

extension [Attempt] {
    /// A stepper with each design, in its default look.
    static let plain = [
        Attempt(.style, region: "style") { StyleScreen() },
        Attempt(.closure, region: "closure") { ClosureScreen() },
        Attempt(.hand, region: "hand") { HandScreen() },
    ]
}

// region: style
private struct StyleScreen: View {
    @State private var guests = 2

    var body: some View {
        StyledStepper("Guests", value: $guests, in: 0...5)
    }
}
// endregion

// region: closure
private struct ClosureScreen: View {
    @State private var guests = 2

    var body: some View {
        BuiltStepper("Guests", value: $guests, in: 0...5)
    }
}
// endregion

// region: hand
private struct HandScreen: View {
    @State private var guests = 2

    var body: some View {
        HStack {
            Text("Guests")
            Text("\(guests)")
            Button("-") { guests -= 1 }
                .disabled(guests <= 0)
            Button("+") { guests += 1 }
                .disabled(guests >= 5)
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Guests")
        .accessibilityValue("\(guests)")
        .accessibilityAdjustableAction { direction in
            guests = min(max(0, guests + (direction == .increment ? 1 : -1)), 5)
        }
    }
}
// endregion
