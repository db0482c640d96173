import Foundation
import TesseraLayout

/// The bar of a slider or gauge, filled up to a value.
nonisolated package struct Track: View {
    /// The filled part, from 0 to 1.
    package let fraction: Double
    /// A Boolean value that is true if there is a knob at the end of the filled part.
    package var hasKnob = false

    @MainActor package var body: some View {
        ZStack {
            Capsule().fill(.quaternary)
            Capsule().fill(.tint)
                .scaleEffect(x: fraction, anchor: .leading)
        }
        .frame(height: 4)
        // As much room as a line of text takes in a terminal: two of them are two lines there.
        .frame(height: 16)
        .accessibilityHidden(true)
    }

    /// Returns the place of a value between bounds, from 0 to 1; 0 for what is not a number.
    static func fraction<V: BinaryFloatingPoint>(of value: V, in bounds: ClosedRange<V>) -> Double {
        Stops(bounds, step: nil).fraction(of: Double(value))
    }

    /// Returns a part as it is announced: 50%.
    static func percent(_ fraction: Double) -> String { "\(Int((fraction * 100).rounded()))%" }
}
