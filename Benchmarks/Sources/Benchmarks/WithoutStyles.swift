import Tessera

// Equivalent controls that no style draws. They respond to the same touches, have the same
// accessibility, and contain their looks in their bodies. The difference is the cost of the style.
// Each kind has a separate screen, as the styled ratings do: inside a generic screen, a rating
// takes up to 3,000 instructions more to build.

/// A rating with five buttons, drawn by its body.
struct BareButtonRating: View {
    @State private var value = 3
    @Environment(\.filledSymbol) private var filledSymbol

    var body: some View {
        HStack {
            ForEach(0..<5) { star in
                Text(star < value ? filledSymbol : "☆")
                    ._onButtonGesture(perform: Probe.noted { value = star + 1 })
                    .accessibilityElement(children: .combine)
                    .accessibilityAddTraits(.isButton)
            }
        }
    }
}

/// Several such ratings.
struct BareButtonScreen: View {
    let count: Int

    var body: some View {
        VStack {
            ForEach(0..<count) { _ in BareButtonRating() }
        }
        .environment(\.filledSymbol, "★")
    }
}

/// A button that fades while it is pressed.
struct FadingButton<Label: View>: View {
    let action: () -> Void
    @ViewBuilder let label: Label
    @State private var isPressed = false

    var body: some View {
        label.opacity(isPressed ? 0.5 : 1)
            ._onButtonGesture(pressing: { isPressed = $0 }, perform: action)
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
    }
}

/// A rating with five such buttons.
struct FadingButtonRating: View {
    @State private var value = 3
    @Environment(\.filledSymbol) private var filledSymbol

    var body: some View {
        HStack {
            ForEach(0..<5) { star in
                FadingButton(action: Probe.noted { value = star + 1 }) {
                    Text(star < value ? filledSymbol : "☆")
                }
            }
        }
    }
}

/// Several such ratings.
struct BareFadingButtonScreen: View {
    let count: Int

    var body: some View {
        VStack {
            ForEach(0..<count) { _ in FadingButtonRating() }
        }
        .environment(\.filledSymbol, "★")
    }
}

/// A rating that slides and draws its symbols in its body.
struct BareControlRating: View {
    @State private var value = 3
    @State private var proposal: Int?

    var body: some View {
        HStack {
            ForEach(0..<5) { index in
                RatingSymbol(isFilled: index < proposal ?? value).slideTarget(index)
            }
        }
        .adjustable(Control(value: $value, proposal: $proposal))
    }

    /// A symbol with the same name as that of the control.
    struct RatingSymbol: View {
        let isFilled: Bool

        var body: some View { Text(isFilled ? "★" : "☆") }
    }

    struct Control: AdjustableControl {
        @Binding var value: Int
        @Binding var proposal: Int?

        func accessibilityLabel(in environment: EnvironmentValues) -> Text? { Text("Rating") }

        func accessibilityValue(in environment: EnvironmentValues) -> String { "\(value) of 5" }

        func press(_ key: AdjustmentKey?) -> KeyPress.Result {
            guard case .by(let steps) = key else { return .ignored }
            value = min(max(0, value + (steps > 0 ? 1 : -1)), 5)
            return .handled
        }

        func follow(_ phase: SlidePhase) {
            switch phase {
            case .touching(let place), .hovering(let place): proposal = place.map { $0.index + 1 }
            case .ended(let place):
                if let place { value = place.index + 1 }
                proposal = nil
            case .cancelled: proposal = nil
            }
        }
    }
}

/// Several such ratings.
struct BareControlScreen: View {
    let count: Int

    var body: some View {
        VStack {
            ForEach(0..<count) { _ in BareControlRating() }
        }
    }
}
