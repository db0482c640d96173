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
        impostors: [
            Impostor("a stepper that is dead") { FakeStepper() },
            Impostor("round marks that are dead") { FakeStepper(marks: ["⊖", "⊕"]) },
        ], variations: .usual
    ) { screen in
        screen.require(
            "the marks are round, with the value between them",
            screen.texts == ["Guests", "⊖", "2", "⊕"])
        screen.tap(text: "⊕")
        screen.require("a tap adds one", screen.values == ["3"])
        screen.require(
            "a screen reader hears one adjustable element",
            screen.announced.count == 1 && screen.announced[0].isAdjustable)
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
