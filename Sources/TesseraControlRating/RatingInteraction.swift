import Tessera

/// What a rating would become if the finger were lifted now.
struct RatingProposal: Hashable {
    let value: Double?
}

/// The actions on a rating: the one place where its value and what is proposed for it are changed.
///
/// It is compared by what it leads to, so that a symbol that shows the same as before is left
/// alone when another one changes.
struct RatingInteraction {
    @Binding var value: Double?
    @Binding var proposal: RatingProposal?
    let scale: RatingScale
    /// Receives `true` when a use of the control begins, and `false` when it has ended.
    let editing: ControlAction<Bool>
    /// A Boolean value that is false if the rating is for reading, or out of use.
    let isOpen: Bool
    let clearsByTouch: Bool

    /// A finger is on a place among the symbols.
    func propose(_ place: Double) {
        guard isOpen else { return }
        if proposal == nil { editing(true) }
        proposal = RatingProposal(value: result(of: place))
    }

    /// The finger has gone, without a choice.
    func withdraw() {
        guard proposal != nil else { return }
        proposal = nil
        editing(false)
    }

    /// Chooses the value at a place among the symbols, or clears it if it is the one there is and
    /// touch clears.
    func choose(_ place: Double) { edit { value = result(of: place) } }

    /// Goes to the next step up or down from the value that is shown.
    func adjust(_ direction: AccessibilityAdjustmentDirection) {
        edit {
            let adjusted = scale.adjusted(value, up: direction == .increment)
            if adjusted != value { value = adjusted }
        }
    }

    /// Goes back to no value, if there is one to go back from.
    func clear() {
        edit {
            if scale.canClear, value != scale.cleared { value = scale.cleared }
        }
    }

    /// Does what a key is for; a key for nothing here is ignored.
    func press(_ key: _AdjustmentKey?) -> KeyPress.Result {
        switch key {
        case .by(let steps) where abs(steps) > 1: goTo((value ?? 0) + (steps < 0 ? -1 : 1))
        case .by(let steps): adjust(steps < 0 ? .decrement : .increment)
        case .toStart: goTo(0)
        case .toEnd: goTo(scale.highest)
        case .delete, .to(0): clear()
        case .to(let digit) where Double(digit) <= scale.highest: goTo(Double(digit))
        case .to, nil: return .ignored
        }
        return .handled
    }

    /// Goes to the step that is nearest to a value; to none below the first.
    private func goTo(_ newValue: Double) {
        edit {
            let allowed = newValue > 0 ? scale.allowed(newValue) : scale.lowestChoice
            if allowed != value { value = allowed }
        }
    }

    private func edit(_ change: () -> Void) {
        guard isOpen else { return }
        if proposal == nil { editing(true) }
        proposal = nil
        change()
        editing(false)
    }

    private func result(of place: Double) -> Double? {
        let pointed = scale.pointed(at: place)
        let isReselected = pointed == value.map(scale.clamped)
        return clearsByTouch && scale.canClear && isReselected ? scale.cleared : pointed
    }
}
