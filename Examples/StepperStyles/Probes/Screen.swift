import Tessera
import TesseraEvaluation

extension Probe {
    static let screen = Probe(
        "screen", "Give the three steppers of a screen round marks.",
        [
            Attempt(.style, region: "style") { StyleScreen() },
            Attempt(.closure, region: "closure") { ClosureScreen() },
            Attempt(.hand, region: "hand") { HandScreen() },
        ],
        impostors: [
            Impostor("three that are dead") {
                ForEach(0..<3, id: \.self) { _ in FakeStepper(marks: ["⊖", "⊕"], adjustment: 1) }
            },
            Impostor("three with other marks") {
                ForEach(0..<3, id: \.self) { _ in FakeStepper(step: 1, adjustment: 1) }
            },
        ], variations: .usual, attacks: .ofSteppers
    ) { screen in
        screen.require(
            StepperLaw(
                titles: ["Adults", "Children", "Dogs"], texts: ["title", "⊖", "value", "⊕"]))
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
    @State private var counts = [2, 2, 2]

    var body: some View {
        VStack {
            StyledStepper("Adults", value: $counts[0], in: 0...5)
            StyledStepper("Children", value: $counts[1], in: 0...5)
            StyledStepper("Dogs", value: $counts[2], in: 0...5)
        }
        .stepperStyle(RoundStyle())
    }
}
// endregion

private enum StyleBefore {
    // region: style-before
    private struct StyleScreen: View {
        @State private var counts = [2, 2, 2]

        var body: some View {
            VStack {
                StyledStepper("Adults", value: $counts[0], in: 0...5)
                StyledStepper("Children", value: $counts[1], in: 0...5)
                StyledStepper("Dogs", value: $counts[2], in: 0...5)
            }
        }
    }
    // endregion
}

// region: closure
private struct RoundBuiltStepper: View {
    let title: String
    @Binding var value: Int

    var body: some View {
        BuiltStepper(title, value: $value, in: 0...5) { stepper in
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

private struct ClosureScreen: View {
    @State private var counts = [2, 2, 2]

    var body: some View {
        VStack {
            RoundBuiltStepper(title: "Adults", value: $counts[0])
            RoundBuiltStepper(title: "Children", value: $counts[1])
            RoundBuiltStepper(title: "Dogs", value: $counts[2])
        }
    }
}
// endregion

private enum ClosureBefore {
    // region: closure-before
    private struct ClosureScreen: View {
        @State private var counts = [2, 2, 2]

        var body: some View {
            VStack {
                BuiltStepper("Adults", value: $counts[0], in: 0...5)
                BuiltStepper("Children", value: $counts[1], in: 0...5)
                BuiltStepper("Dogs", value: $counts[2], in: 0...5)
            }
        }
    }
    // endregion
}

// region: hand
private struct RoundStepper: View {
    let title: String
    @Binding var value: Int

    var body: some View {
        HStack {
            Text(title)
            Button("⊖") { value = max(0, value - 1) }
            Text("\(value)")
            Button("⊕") { value = min(value + 1, 5) }
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(title)
        .accessibilityValue("\(value)")
        .accessibilityAdjustableAction { direction in
            value = min(max(0, value + (direction == .increment ? 1 : -1)), 5)
        }
    }
}

private struct HandScreen: View {
    @State private var counts = [2, 2, 2]

    var body: some View {
        VStack {
            RoundStepper(title: "Adults", value: $counts[0])
            RoundStepper(title: "Children", value: $counts[1])
            RoundStepper(title: "Dogs", value: $counts[2])
        }
    }
}
// endregion
