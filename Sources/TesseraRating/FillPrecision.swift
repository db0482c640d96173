/// The precision of the filled part of a symbol in an average rating.
///
/// | fraction  | 0.2 | 0.25 | 0.5 | 0.7 | 0.75 |
/// |-----------|-----|------|-----|-----|------|
/// | `.whole`  | 0   | 0    | 1   | 1   | 1    |
/// | `.half`   | 0   | 0.5  | 0.5 | 0.5 | 1    |
/// | `.exact`  | 0.2 | 0.25 | 0.5 | 0.7 | 0.75 |
public enum FillPrecision: String, CaseIterable, Hashable, Sendable {
    /// Empty or filled, whichever is nearer. A half counts as filled.
    case whole
    /// Empty, half filled or filled, whichever is nearest. A tie is rounded up.
    case half
    /// The exact fraction, rounded to thousandths.
    case exact

    /// Returns a fraction rounded to the nearest step. A tie is rounded up.
    public func rounded(_ fraction: Double) -> Double {
        switch self {
        case .whole: fraction.rounded(.toNearestOrAwayFromZero)
        case .half: (fraction * 2).rounded(.toNearestOrAwayFromZero) / 2
        case .exact: (fraction * 1000).rounded(.toNearestOrAwayFromZero) / 1000
        }
    }
}
