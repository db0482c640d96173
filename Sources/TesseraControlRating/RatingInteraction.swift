import Tessera

/// What a rating would become if the finger were lifted now, or a pointer clicked.
struct RatingProposal: Hashable {
    let value: Double?
    /// A Boolean value that is true for a finger.
    let isEditing: Bool
    /// The value at which the finger came.
    let start: Double?
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

    /// Follows a finger, or a pointer, among the symbols.
    func follow(_ phase: _SlidePhase) {
        guard isOpen else { return withdraw() }
        switch phase {
        case .touching(let place):
            let isBegun = proposal?.isEditing ?? false
            if !isBegun { editing(true) }
            let reached = place.map(reached)
            let start = isBegun ? proposal?.start : reached
            proposal = RatingProposal(
                value: place.map { result(of: $0, from: start) } ?? value, isEditing: true,
                start: start)
        case .ended(let place):
            let start = proposal?.start
            if let place { value = result(of: place, from: start) }
            withdraw()
        case .cancelled: withdraw()
        case .hovering(let place):
            guard proposal?.isEditing != true else { return }
            proposal = place.map {
                RatingProposal(
                    value: result(of: $0, from: reached($0)), isEditing: false, start: nil)
            }
        }
    }

    private func withdraw() {
        guard let proposal else { return }
        self.proposal = nil
        if proposal.isEditing { editing(false) }
    }

    private func reached(_ place: _SlidePlace) -> Double {
        scale.reached(in: place.index, at: place.fraction)
    }

    /// The value that a finger chooses at a place: none before the first symbol, and at the value there is,
    /// if it came there, where touch clears.
    private func result(of place: _SlidePlace, from start: Double?) -> Double? {
        let reached = reached(place)
        let clears = clearsByTouch && scale.canClear
        return clears && (place.isBeforeFirst || start == reached && isShown(reached))
            ? scale.cleared : reached
    }

    private func isShown(_ reached: Double) -> Bool { reached == value.map(scale.clamped) }

    /// Chooses a symbol, or clears the rating if that is the value there is, and touch clears.
    func choose(symbolAt index: Int) {
        edit {
            let reached = scale.reached(in: index, at: 1)
            let clears = clearsByTouch && scale.canClear && isShown(reached)
            value = clears ? scale.cleared : reached
        }
    }

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
        if proposal?.isEditing != true { editing(true) }
        proposal = nil
        change()
        editing(false)
    }
}
