import Tessera

/// The value that a rating would have if the finger were lifted, or the pointer clicked, now.
struct RatingProposal: Hashable {
    let value: Double?
    /// Whether a finger proposes the value.
    let isEditing: Bool
    /// The value at the place where the touch began.
    let start: Double?
    /// The stored value before the touch.
    let original: Double?
}

/// The behaviour of a rating. Only this type changes the value and its proposal.
struct RatingControl: AdjustableControl {
    let stored: any RatingNumber
    @Binding var proposal: RatingProposal?
    let scale: RatingScale
    /// Receives `true` when the user begins to choose, and `false` at the end.
    let editing: ControlAction<Bool>
    let isReadOnly: Bool
    let place: RatingPlace
    let hasLabel: Bool
    /// The label, if it is a text.
    let title: Text?
    let label: RatingStyleConfiguration.Label

    /// The value as the program stores it.
    var value: Double? {
        get { stored.number }
        nonmutating set { stored.number = newValue }
    }

    var isOpen: Bool { place.isEnabled && !isReadOnly }

    /// Whether a text, instead of a view, names the rating.
    var isNamed: Bool { title != nil || !hasLabel }

    func accessibilityLabel(in environment: EnvironmentValues) -> Text? {
        isNamed ? title ?? Text(RatingWords(environment.locale).rating) : nil
    }

    func accessibilityValue(in environment: EnvironmentValues) -> String {
        if place.isRedacted { return "" }
        return environment.ratingAccessibilityValue?(configuration)
            ?? RatingWords(environment.locale).value(value, on: scale)
    }

    func accessibilityAction(
        in environment: EnvironmentValues
    ) -> (name: String, action: () -> Void)? {
        let isClearable = scale.allowsNil || place.behavior.clearsOnReselect && scale.canClear
        return isClearable && !isReadOnly
            ? (RatingWords(environment.locale).clear, { _ = clear() }) : nil
    }

    /// The standard name gives way to a name outside, such as that of a `LabeledContent`.
    var hasDefaultLabel: Bool { !hasLabel }

    var slideAxes: Axis.Set? { place.behavior.slides ? nil : [] }

    /// Follows a finger or pointer among the symbols.
    func follow(_ phase: SlidePhase) {
        let known = proposal
        guard isOpen else { return withdraw(known) }
        let touch = known?.isEditing == true ? known : nil
        let reached = phase.place.map { scale.reached(in: $0.index, at: $0.fraction) }
        let start = touch == nil ? reached : touch?.start
        let original = touch == nil ? value : touch?.original
        /// Returns the value at the place, or else the value before the touch.
        func chosen() -> Double? {
            guard let reached else { return original }
            return result(
                of: reached, phase.place?.isBeforeFirst == true, from: start, insteadOf: original)
        }
        switch phase {
        case .touching:
            if touch == nil { editing(true) }
            let chosen = chosen()
            proposal = RatingProposal(
                value: chosen, isEditing: true, start: start, original: original)
            update(to: chosen)
        case .ended:
            // A tap begins and ends at one place, without a proposal.
            if touch == nil { editing(true) }
            if known != nil { proposal = nil }
            if reached == nil || place.behavior.updatesWhileEditing {
                update(to: chosen())
            } else {
                value = chosen()
            }
            editing(false)
        case .cancelled:
            if let touch { update(to: touch.original) }
            withdraw(known)
        case .hovering where touch == nil:
            proposal =
                reached == nil || !place.behavior.hovers
                ? nil
                : RatingProposal(value: chosen(), isEditing: false, start: nil, original: nil)
        case .hovering: break
        }
    }

    /// Writes a value during a touch, if the value follows the finger.
    private func update(to newValue: Double?) {
        if place.behavior.updatesWhileEditing, newValue != value { value = newValue }
    }

    private func withdraw(_ proposal: RatingProposal?) {
        guard let proposal else { return }
        self.proposal = nil
        if proposal.isEditing { editing(false) }
    }

    /// Returns the value that a touch chooses, which began at the value `start`. If reselecting
    /// clears, there is no value before the first symbol, nor at the current value if the touch
    /// began there.
    private func result(
        of reached: Double, _ isBeforeFirst: Bool, from start: Double?, insteadOf current: Double?
    ) -> Double? {
        let isReselected = start == reached && reached == current.map(scale.clamped)
        let clears = place.behavior.clearsOnReselect && (isBeforeFirst || isReselected)
        return clears ? scale.cleared(insteadOf: reached) : reached
    }

    /// Chooses a symbol, as a touch at its end does.
    func choose(_ index: Int) {
        // Writes equal values too, because a binding may act on them.
        edit(always: true) {
            let reached = scale.reached(in: index, at: 1)
            return result(of: reached, false, from: reached, insteadOf: value)
        }
    }

    /// Clears the value, if the rating can be cleared. Returns whether the value has changed.
    func clear() -> Bool {
        let old = value
        let new = scale.cleared(insteadOf: old)
        if new != old { edit { new } }
        return value != old
    }

    /// Performs the action of a key, or ignores a key without an action.
    func press(_ key: AdjustmentKey?) -> KeyPress.Result {
        switch key {
        case .by(let steps) where abs(steps) > 1:
            edit { scale.paged(value, up: steps > 0) }
        case .by(let steps): edit { scale.adjusted(value, up: steps > 0) }
        case .toStart: edit { scale.lowestChoice }
        case .toEnd: edit { scale.allowed(scale.highest, insteadOf: value) }
        // The enclosing views may delete something else.
        case .delete, .to(0): return clear() ? .handled : .ignored
        case .to(let digit) where digit <= scale.count:
            edit { scale.reached(in: digit - 1, at: 1) }
        case .to, nil: return .ignored
        }
        return .handled
    }

    /// Changes the value as a separate edit, or as part of a finger's edit.
    private func edit(always: Bool = false, _ newValue: () -> Double?) {
        guard isOpen else { return }
        let known = proposal
        let isPart = known?.isEditing == true
        if !isPart {
            editing(true)
            if known != nil { proposal = nil }
        }
        let new = newValue()
        if always || new != value { value = new }
        if !isPart { editing(false) }
    }
}
