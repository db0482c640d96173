/// A modifier that is shown only if its numbers are finite.
///
/// Another modifier leaves its view as it is, which is reported as a runtime issue when a layout or
/// a picture needs its numbers.
nonisolated package protocol FiniteModifier: PrimitiveModifier {
    /// Whether all numbers are finite.
    var isFinite: Bool { get }
    // The layout reports an issue outside of the main actor.
    var description: ModifierDescription? { get }
}

nonisolated extension FiniteModifier {
    /// The runtime issue to report if a number is not finite; otherwise `nil`.
    package var issue: String? {
        guard !isFinite, let description else { return nil }
        return "\(description) is not shown, because a number is not finite."
    }
}
