import Tessera
import TesseraEvaluation

extension Probe {
    static let basic = Probe(
        "basic", "Let a number of guests go up and down, from 2.", fact: .basics,
        [
            Attempt(.style, region: "style") { StyleScreen() },
            Attempt(.closure, region: "closure") { ClosureScreen() },
            Attempt(.hand, region: "hand") { HandScreen() },
        ],
        impostors: [
            Impostor("a stepper that is dead") { FakeStepper() },
            Impostor("one that steps by two") { FakeStepper(step: 2) },
        ], variations: .usual
    ) { screen in
        screen.require(
            "the title and the value are shown",
            screen.texts.contains("Guests") && screen.values == ["2"])
        screen.tap(text: "+")
        screen.require("a tap on + adds one", screen.values == ["3"])
        screen.tap(text: "-")
        screen.tap(text: "-")
        screen.require("taps on - take them away", screen.values == ["1"])
    }
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
