import Tessera

/// The actions on a rating: the one place where its value and its preview are changed.
///
/// It is compared by what it leads to, so that a symbol that shows the same as before is left
/// alone when another one changes.
struct RatingInteraction {
    @Binding var value: Double?
    @Binding var preview: Double?
    let scale: RatingScale
    let clearsOnReselect: Bool

    /// Chooses a value, or clears it if it is the one there is and reselecting clears.
    func rate(_ newValue: Double) {
        preview = nil
        value = result(of: newValue)
    }

    /// Shows the value as it would be after a choice, or with `nil` the value there is.
    func preview(_ newValue: Double?) {
        preview = newValue.map { result(of: $0) ?? 0 }
    }

    private func result(of newValue: Double) -> Double? {
        let chosen = scale.chosen(newValue)
        let isReselected = chosen == value.map(scale.clamped)
        return clearsOnReselect && isReselected ? nil : chosen
    }

    /// Goes to the next step up or down from the value that is shown.
    func adjust(_ direction: AccessibilityAdjustmentDirection) {
        let steps = scale.steps(to: value ?? 0)
        let next =
            direction == .increment ? steps.rounded(.down) + 1 : steps.rounded(.up) - 1
        if (0...scale.lastStep).contains(next) { value = scale.value(after: next) }
    }
}
