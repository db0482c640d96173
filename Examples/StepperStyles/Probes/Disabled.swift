import Tessera
import TesseraEvaluation

extension Probe {
    static let disabled = Probe(
        "disabled", "Put it out of use.",
        [
            Attempt(.style, region: "style") { StyleScreen() },
            Attempt(.closure, region: "closure") { ClosureScreen() },
            Attempt(.hand, region: "hand") { HandScreen() },
        ],
        impostors: [
            Impostor("one in use") { FakeStepper(step: 1, adjustment: 1) },
            Impostor("nothing to be seen") { EmptyView().disabled(true) },
            Impostor("one that touches still change") {
                FakeStepper(step: 1, adjustment: 1).accessibilityHidden(true)
                Text("Guests").hidden().accessibilityLabel("Guests").disabled(true)
            },
        ], variations: .usual, attacks: .ofDisabled
    ) { screen in
        let stepper = StepperLaw()
        for index in stepper.texts.indices { stepper.touch(index, of: 0, on: screen) }
        screen.adjust(.label("Guests"), .increment)
        screen.require("it is seen, and nothing changes it", stepper.areSeen([2], on: screen))
        screen.require(
            "it is announced as disabled, with its value",
            screen.announced.map(\.label) == ["Guests"] && screen.announced.map(\.value) == ["2"]
                && screen.announced.allSatisfy { !$0.isEnabled && !$0.isAdjustable })
    }
}

// region: style
private struct StyleScreen: View {
    @State private var guests = 2

    var body: some View {
        StyledStepper("Guests", value: $guests, in: 0...5)
            .disabled(true)
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
        BuiltStepper("Guests", value: $guests, in: 0...5)
            .disabled(true)
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
        .disabled(true)
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
