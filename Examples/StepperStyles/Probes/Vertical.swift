import Tessera
import TesseraEvaluation

extension Probe {
    static let vertical = Probe(
        "vertical", "Put one stepper upright: + above the value, - below it.",
        [
            Attempt(.style, region: "style") { StyleScreen() },
            Attempt(.closure, region: "closure") { ClosureScreen() },
            Attempt(.hand, region: "hand") { HandScreen() },
        ],
        impostors: .ofSteppers + [
            Impostor("a row") {
                HStack {
                    Text("+")
                    Text("2")
                    Text("-")
                }
            }
        ], variations: .usual, attacks: .ofSteppers
    ) { screen in
        screen.require(StepperLaw(texts: ["+", "value", "-"], isUpright: true))
    }
}

// region: style
private struct TallStyle: StepperStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button("+", action: configuration.increment)
            Text("\(configuration.value)")
            Button("-", action: configuration.decrement)
        }
        .buttonStyle(.plain)
    }
}

private struct StyleScreen: View {
    @State private var guests = 2

    var body: some View {
        StyledStepper("Guests", value: $guests, in: 0...5)
            .stepperStyle(TallStyle())
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
            VStack {
                Button("+", action: stepper.increment)
                Text("\(stepper.value)")
                Button("-", action: stepper.decrement)
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
        VStack {
            Button("+") { guests = min(guests + 1, 5) }
            Text("\(guests)")
            Button("-") { guests = max(0, guests - 1) }
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
