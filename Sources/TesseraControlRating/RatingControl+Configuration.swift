import Tessera

extension RatingControl {
    /// The configuration of the rating.
    var configuration: RatingStyleConfiguration {
        RatingStyleConfiguration(
            label: label, value: isOpen ? shown : .constant(value.map(scale.clamped)),
            proposal: proposal, isReadOnly: isReadOnly, hasLabel: hasLabel, scale: scale,
            place: place, choose: ControlAction(choose))
    }

    /// The value as a style reads and writes it.
    private var shown: Binding<Double?> {
        Binding {
            value.map(scale.clamped)
        } set: { new, transaction in
            withTransaction(transaction) { value = scale.allowed(new, insteadOf: value) }
        }
    }
}
