/// The bar of a slider or gauge, filled up to a fraction.
nonisolated package struct Track: View {
    /// The filled part, from 0 to 1.
    package let fraction: Double
    /// Whether there is a knob at the end of the filled part.
    package var hasKnob = false

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
