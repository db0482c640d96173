import Tessera

/// The value that a rating would have if the finger were lifted, or the pointer clicked, now.
struct RatingPreview: Equatable {
    let value: Double?
    /// Whether a finger previews the value.
    let isFinger: Bool
}

/// The behaviour of a rating. Only this type changes the value and its preview.
struct RatingInteraction: AdjustableControl {
    @Binding var value: Double?
    @Binding var preview: RatingPreview?
    let least: Double
    let count: Int
    let step: Double
    /// Whether the rating is enabled and not read-only.
    let isOpen: Bool
    let clearsOnReselect: Bool
    /// Whether a text, instead of a view, names the rating.
    let isNamed: Bool
    /// The label, if it is a text.
    let title: Text?
    let onEditingChanged: ControlAction<Bool>

    /// The number of filled symbols, including a preview.
    var shown: Double { clamped((preview.map(\.value) ?? value) ?? 0) }

    /// Returns the filled part of the symbol at an index for a value.
    func fill(of index: Int, at value: Double?) -> Double {
        min(max(0, clamped(value ?? 0) - Double(index)), 1)
    }

    func accessibilityLabel(in environment: EnvironmentValues) -> Text? {
        isNamed ? title ?? Text(RatingWords(environment.locale).rating) : nil
    }

    var hasDefaultLabel: Bool { title == nil }

    func accessibilityValue(in environment: EnvironmentValues) -> String {
        RatingWords(environment.locale).value(value.map(clamped), of: count)
    }

    func accessibilityAction(
        in environment: EnvironmentValues
    ) -> (name: String, action: () -> Void)? {
        clearsOnReselect && least == 0 ? (RatingWords(environment.locale).clear, clear) : nil
    }

    /// Follows a finger or pointer among the symbols.
    func follow(_ phase: SlidePhase) {
        guard isOpen else { return withdraw() }
        switch phase {
        case .touching(let place):
            if preview?.isFinger != true { onEditingChanged(true) }
            preview = RatingPreview(value: place.map(result) ?? value, isFinger: true)
        case .ended(let place):
            if let place { value = result(of: place) }
            withdraw()
        case .cancelled: withdraw()
        case .hovering(let place):
            guard preview?.isFinger != true else { return }
            preview = place.map { RatingPreview(value: result(of: $0), isFinger: false) }
        }
    }

    private func withdraw() {
        guard let preview else { return }
        self.preview = nil
        if preview.isFinger { onEditingChanged(false) }
    }

    /// Returns the value that a finger chooses at a place: the end of the step at that place.
    private func result(of place: SlidePlace) -> Double? {
        let steps = ((Double(place.index) + Double(place.fraction)) / step).rounded(.down) + 1
        return result(of: min(steps * step, Double(place.index + 1)))
    }

    /// Performs the action of a key, or ignores a key without an action.
    func press(_ key: AdjustmentKey?) -> KeyPress.Result {
        switch key {
        case .by(let steps): adjust(up: steps > 0)
        case .toStart: edit { value = least > 0 ? least : nil }
        case .toEnd: edit { choose(Double(count)) }
        case .delete, .to(0): clear()
        case .to(let digit) where digit <= count: edit { choose(Double(digit)) }
        case .to, nil: return .ignored
        }
        return .handled
    }

    /// Clears the rating, if its bounds allow it.
    func clear() {
        edit { if least == 0 { value = nil } }
    }

    private func edit(_ change: () -> Void) {
        guard isOpen else { return }
        onEditingChanged(true)
        change()
        onEditingChanged(false)
    }

    func choose(_ newValue: Double) {
        value = result(of: newValue)
    }

    private func adjust(up: Bool) {
        let steps = clamped(value ?? 0) / step
        let next = step * (up ? steps.rounded(.down) + 1 : steps.rounded(.up) - 1)
        guard (least...Double(count)).contains(next) else { return }
        edit { value = next > 0 ? next : nil }
    }

    private func result(of newValue: Double) -> Double? {
        let steps = max(1, (clamped(newValue) / step).rounded())
        let chosen = min(max(steps * step, least), Double(count))
        return clearsOnReselect && least == 0 && chosen == value ? nil : chosen
    }

    private func clamped(_ value: Double) -> Double {
        // Not `max`, which would preserve -0 and announce "-0".
        value > 0 ? min(value, Double(count)) : 0
    }
}
