/// The bar of a slider or gauge, filled up to a fraction.
nonisolated package struct Track: View {
    /// The filled part, from 0 to 1.
    let fraction: Double

    @MainActor package var body: some View {
        ZStack {
            Capsule().fill(.quaternary)
            Capsule().fill(.tint)
                .scaleEffect(x: fraction, anchor: .leading)
        }
        .frame(height: 4)
        // The height of a line of text in a terminal, so that a track takes a line there.
        .frame(height: 16)
        .accessibilityHidden(true)
    }

    /// Returns a fraction as a percentage, such as `50%`.
    static func percent(_ fraction: Double) -> String { "\(Int((fraction * 100).rounded()))%" }
}

/// The knob of a slider, at the end of the filled part of its track. It moves as the filled part does.
nonisolated package struct Knob: PrimitiveModifier, Animatable {
    /// The filled part, from 0 to 1.
    package private(set) var fraction: Double

    package var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    init(at fraction: Double) { self.fraction = fraction }
}
