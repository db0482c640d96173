import Tessera

// The same controls as one would write them if no style were to draw them: what they respond to and how they
// are announced is the same, and their looks are in their bodies. What a control takes beyond this, its style
// takes. Each kind has a screen of its own, as the styled ones have: in one that is generic, a rating takes up to
// 3,000 instructions more to build.

/// A rating of five buttons that nothing but their body draws.
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

/// Many of them.
struct BareButtonScreen: View {
    let count: Int

    var body: some View {
        VStack {
            ForEach(0..<count) { _ in BareButtonRating() }
        }
        .environment(\.filledSymbol, "★")
    }
}

/// A button that is fainter while it is pressed.
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

/// A rating of five of them.
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

/// Many of them.
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

    /// A symbol, called what the control calls it.
    struct RatingSymbol: View {
        let isFilled: Bool

        var body: some View { Text(isFilled ? "★" : "☆") }
    }

    struct Control: AdjustableControl {
        @Binding var value: Int
        @Binding var proposal: Int?

        func announcement(in environment: EnvironmentValues) -> AdjustableAnnouncement {
            AdjustableAnnouncement(label: Text("Rating"), value: "\(value) of 5")
        }

        func adjust(_ direction: AccessibilityAdjustmentDirection) {
            value = min(max(0, value + (direction == .increment ? 1 : -1)), 5)
        }

        func press(_ key: AdjustmentKey?) -> KeyPress.Result { .ignored }

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

/// Many of them.
struct BareControlScreen: View {
    let count: Int

    var body: some View {
        VStack {
            ForEach(0..<count) { _ in BareControlRating() }
        }
    }
}
