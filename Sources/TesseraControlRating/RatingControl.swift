import Tessera

/// The value that a rating would have if the finger were lifted, or the pointer clicked, now.
struct RatingProposal: Hashable {
    let value: Double?
    /// Whether a finger proposes the value.
    let isEditing: Bool
    /// The value at which the touch began.
    let start: Double?
}

/// The behaviour of a rating. Only this type changes the value and its proposal. It is a class
/// because its functions are actions of many views.
final class RatingControl: AdjustableControl {
    @Binding var value: Double?
    @Binding var proposal: RatingProposal?
    let scale: RatingScale
    /// Receives `true` when the user begins to choose, and `false` at the end.
    let editing: ControlAction<Bool>
    let isReadOnly: Bool
    let place: RatingPlace
    let hasLabel: Bool
    /// The label, if it is a text.
    let title: Text?

    init(
        value: Binding<Double?>, proposal: Binding<RatingProposal?>, scale: RatingScale,
        editing: ControlAction<Bool>, isReadOnly: Bool, place: RatingPlace, hasLabel: Bool,
        title: Text?
    ) {
        _value = value
        _proposal = proposal
        self.scale = scale
        self.editing = editing
        self.isReadOnly = isReadOnly
        self.place = place
        self.hasLabel = hasLabel
        self.title = title
    }

    var isOpen: Bool { place.isEnabled && !isReadOnly }

    /// Whether a text, instead of a view, names the rating.
    var isNamed: Bool { title != nil || !hasLabel }

    func announcement(in environment: EnvironmentValues) -> AdjustableAnnouncement {
        let words = RatingWords(environment.locale)
        let isClearable = !isReadOnly && (scale.allowsNil || clears)
        return AdjustableAnnouncement(
            label: isNamed ? title ?? Text(words.rating) : nil,
            value: place.isRedacted ? "" : words.value(value, on: scale),
            action: isClearable ? (words.clear, clear) : nil)
    }

    /// Follows a finger or pointer among the symbols.
    func follow(_ phase: SlidePhase) {
        let known = proposal
        guard isOpen else { return withdraw(known) }
        switch phase {
        case .touching(let place):
            let isBegun = known?.isEditing ?? false
            if !isBegun { editing(true) }
            let start = isBegun ? known?.start : place.map(reached)
            let chosen = place.map { result(of: reached($0), $0.isBeforeFirst, from: start) }
            proposal = RatingProposal(value: chosen ?? value, isEditing: true, start: start)
        case .ended(let place):
            // A tap begins and ends at one place, without a proposal.
            let isBegun = known?.isEditing ?? false
            if !isBegun { editing(true) }
            if known != nil { proposal = nil }
            if let place {
                let start = isBegun ? known?.start : reached(place)
                value = result(of: reached(place), place.isBeforeFirst, from: start)
            }
            editing(false)
        case .cancelled: withdraw(known)
        case .hovering(let place):
            guard known?.isEditing != true else { return }
            proposal = place.map { place in
                let reached = reached(place)
                let value = result(of: reached, place.isBeforeFirst, from: reached)
                return RatingProposal(value: value, isEditing: false, start: nil)
            }
        }
    }

    private func withdraw(_ proposal: RatingProposal?) {
        guard let proposal else { return }
        self.proposal = nil
        if proposal.isEditing { editing(false) }
    }

    private func reached(_ place: SlidePlace) -> Double {
        scale.reached(in: place.index, at: place.fraction)
    }

    /// Returns the value that a touch chooses, which began at the value `start`. If reselecting
    /// clears, there is no value before the first symbol, nor at the current value if the touch
    /// began there.
    private func result(of reached: Double, _ isBeforeFirst: Bool, from start: Double?) -> Double? {
        let isReselected = start == reached && reached == value.map(scale.clamped)
        return clears && (isBeforeFirst || isReselected) ? scale.cleared : reached
    }

    private var clears: Bool { place.clearsOnReselect && scale.canClear }

    /// Chooses a symbol, as a touch at its end does.
    func choose(_ index: Int) {
        // Writes equal values too, because a binding may act on them.
        edit(always: true) {
            let reached = scale.reached(in: index, at: 1)
            return result(of: reached, false, from: reached)
        }
    }

    /// Moves one step up or down from the shown value.
    func adjust(_ direction: AccessibilityAdjustmentDirection) {
        edit { scale.adjusted(value, up: direction == .increment) }
    }

    /// Clears the value, if the rating can be cleared.
    func clear() { edit { scale.canClear ? scale.cleared : value } }

    /// Performs the action of a key, or ignores a key without an action.
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

    /// Moves to the step nearest to a value, or to the lowest choice for values below the first
    /// step.
    private func goTo(_ newValue: Double) {
        edit { newValue > 0 ? scale.allowed(newValue, insteadOf: value) : scale.lowestChoice }
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
