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
            Impostor("one in use") { FakeStepper(step: 1) },
            Impostor("nothing to be seen") { EmptyView().disabled(true) },
        ], variations: .usual
    ) { screen in
        screen.tap(text: "+")
        screen.adjust(.label("Guests"), .increment)
        screen.require("nothing changes it", screen.values == ["2"])
        screen.require(
            "a screen reader says that it is disabled", screen.announced.map(\.isEnabled) == [false]
        )
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
