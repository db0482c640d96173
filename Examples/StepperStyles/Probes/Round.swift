import Tessera
import TesseraEvaluation

extension Probe {
    static let round = Probe(
        "round", "Give one stepper round marks, with the value between them.",
        [
            Attempt(.style, region: "style") { StyleScreen() },
            Attempt(.closure, region: "closure") { ClosureScreen() },
            Attempt(.hand, region: "hand") { HandScreen() },
        ],
        impostors: .ofSteppers + [
            Impostor("round marks that are dead") {
                FakeStepper(marks: ["⊖", "⊕"], adjustment: 1)
            }
        ], variations: .usual, attacks: .ofSteppers
    ) { screen in
        screen.require(StepperLaw(texts: ["title", "⊖", "value", "⊕"]))
    }
}

// region: style
private struct RoundStyle: StepperStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(configuration.title)
            Button("⊖", action: configuration.decrement)
            Text("\(configuration.value)")
            Button("⊕", action: configuration.increment)
        }
        .buttonStyle(.plain)
    }
}

private struct StyleScreen: View {
    @State private var guests = 2

    var body: some View {
        StyledStepper("Guests", value: $guests, in: 0...5)
            .stepperStyle(RoundStyle())
    }
}
// endregion

private enum StyleBefore {
    // region: style-before
    private struct StyleScreen: View {
        @State private var guests = 2

        var body: some View {
            StyledStepper("Guests", value: $guests, in: 0...5)
        }
    }
    // endregion
}

// region: closure
private struct ClosureScreen: View {
    @State private var guests = 2

    var body: some View {
        BuiltStepper("Guests", value: $guests, in: 0...5) { stepper in
            HStack {
                Text(stepper.title)
                Button("⊖", action: stepper.decrement)
                Text("\(stepper.value)")
                Button("⊕", action: stepper.increment)
            }
            .buttonStyle(.plain)
        }
    }
}
// endregion

private enum ClosureBefore {
    // region: closure-before
    private struct ClosureScreen: View {
        @State private var guests = 2

        var body: some View {
            BuiltStepper("Guests", value: $guests, in: 0...5)
        }
    }
    // endregion
}

// region: hand
private struct HandScreen: View {
    @State private var guests = 2

    var body: some View {
        HStack {
            Text("Guests")
            Button("⊖") { guests = max(0, guests - 1) }
            Text("\(guests)")
            Button("⊕") { guests = min(guests + 1, 5) }
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

private enum HandBefore {
    // region: hand-before
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
}
