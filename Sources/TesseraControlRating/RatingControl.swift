import Tessera

/// What a rating would become if the finger were lifted now, or a pointer clicked.
struct RatingProposal: Hashable {
    let value: Double?
    /// A Boolean value that is true for a finger.
    let isEditing: Bool
    /// The value at which the finger came.
    let start: Double?
}

/// What a rating does: the one place where its value and what is proposed for it are changed.
struct RatingControl: AdjustableControl {
    @Binding var value: Double?
    @Binding var proposal: RatingProposal?
    let scale: RatingScale
    /// Receives `true` when a use of the control begins, and `false` when it has ended.
    let editing: ControlAction<Bool>
    let isReadOnly: Bool
    let isEnabled: Bool
    /// A Boolean value that is true if the value is not to be seen.
    let isHidden: Bool
    let clearsByTouch: Bool
    let hasLabel: Bool
    /// The label, if it is a text.
    let title: Text?

    var isOpen: Bool { isEnabled && !isReadOnly }

    /// A Boolean value that is true if a text says what is rated, and not a view.
    var isNamed: Bool { title != nil || !hasLabel }

    func announcement(in environment: EnvironmentValues) -> AdjustableAnnouncement {
        let words = RatingWords(environment.locale)
        let isClearable = !isReadOnly && (scale.allowsNil || clears)
        return AdjustableAnnouncement(
            label: isNamed ? title ?? Text(words.rating) : nil,
            value: isHidden ? "" : words.value(value, on: scale),
            action: isClearable ? (words.clear, clear) : nil)
    }

    /// Follows a finger, or a pointer, among the symbols.
    func follow(_ phase: SlidePhase) {
        guard isOpen else { return withdraw() }
        switch phase {
        case .touching(let place):
            let isBegun = proposal?.isEditing ?? false
            if !isBegun { editing(true) }
            let start = isBegun ? proposal?.start : place.map(reached)
            proposal = RatingProposal(
                value: place.map { result(of: $0, from: start) } ?? value, isEditing: true,
                start: start)
        case .ended(let place):
            // A tap begins and ends at one place, without a proposal between.
            let isBegun = proposal?.isEditing ?? false
            if !isBegun { editing(true) }
            if let place {
                value = result(of: place, from: isBegun ? proposal?.start : reached(place))
            }
            if proposal != nil { proposal = nil }
            editing(false)
        case .cancelled: withdraw()
        case .hovering(let place):
            guard proposal?.isEditing != true else { return }
            proposal = place.map { place in
                let value = result(of: place, from: reached(place))
                return RatingProposal(value: value, isEditing: false, start: nil)
            }
        }
    }

    private func withdraw() {
        guard let proposal else { return }
        self.proposal = nil
        if proposal.isEditing { editing(false) }
    }

    private func reached(_ place: SlidePlace) -> Double {
        scale.reached(in: place.index, at: place.fraction)
    }

    /// The value that a finger chooses at a place: none before the first symbol, and at the value there is,
    /// if it came there, where touch clears.
    private func result(of place: SlidePlace, from start: Double?) -> Double? {
        let reached = reached(place)
        return clears && (place.isBeforeFirst || start == reached && isShown(reached))
            ? scale.cleared : reached
    }

    private var clears: Bool { clearsByTouch && scale.canClear }

    private func isShown(_ reached: Double) -> Bool { reached == value.map(scale.clamped) }

    /// Chooses a symbol, or clears the rating if that is the value there is, and touch clears.
    func choose(_ index: Int) {
        // Equal or not: a binding may make something of it.
        edit(always: true) {
            let reached = scale.reached(in: index, at: 1)
            return clears && isShown(reached) ? scale.cleared : reached
        }
    }

    /// Goes to the next step up or down from the value that is shown.
    func adjust(_ direction: AccessibilityAdjustmentDirection) {
        edit { scale.adjusted(value, up: direction == .increment) }
    }

    /// Goes back to no value, if there is one to go back from.
    func clear() { edit { scale.canClear ? scale.cleared : value } }

    /// Does what a key is for; a key for nothing here is ignored.
    func press(_ key: AdjustmentKey?) -> KeyPress.Result {
        switch key {
        case .by(let steps) where abs(steps) > 1:
            goTo(scale.clamped(value ?? 0) + (steps < 0 ? -scale.unit : scale.unit))
        case .by(let steps): adjust(steps < 0 ? .decrement : .increment)
        case .toStart: goTo(0)
        case .toEnd: goTo(scale.highest)
        case .delete, .to(0): clear()
        case .to(let digit) where digit <= scale.count: goTo(Double(digit) * scale.unit)
        case .to, nil: return .ignored
        }
        return .handled
    }

    /// Goes to the step that is nearest to a value; to none below the first.
    private func goTo(_ newValue: Double) {
        edit { newValue > 0 ? scale.allowed(newValue) : scale.lowestChoice }
    }

    /// Sets the value, as one use of the control, or as a part of a finger's.
    private func edit(always: Bool = false, _ newValue: () -> Double?) {
        guard isOpen else { return }
        let isPart = proposal?.isEditing == true
        if !isPart {
            editing(true)
            if proposal != nil { proposal = nil }
        }
        let new = newValue()
        if always || new != value { value = new }
        if !isPart { editing(false) }
    }
}
