import Foundation

/// The values that a rating can have: from 0 to the number of symbols, in steps.
struct RatingScale: Hashable {
    let count: Int
    let step: Double
    /// The requested step, if it leads nowhere within the symbols.
    let senselessStep: String?

    /// Makes a scale; a step that leads nowhere within the symbols counts as 1.
    init(count: Int, step: Double) {
        self.count = min(max(0, count), 1000)
        let isSensible = step > 0 && (step <= Double(self.count) || step == 1)
        self.step = isSensible ? step : 1
        senselessStep = isSensible || count <= 0 ? nil : "\(step)"
    }

    /// The value as it is shown: within the symbols there are.
    func clamped(_ value: Double) -> Double {
        // Not `max`: it would let -0 through, and "-0" would be said.
        value > 0 ? min(value, Double(count)) : 0
    }

    /// The value that is chosen by pointing at one: the nearest step, but never none.
    func chosen(_ value: Double) -> Double? {
        value > 0 ? self.value(after: min(max(1, steps(to: value).rounded()), lastStep)) : nil
    }

    /// The value as it is stored: on the nearest step, and `nil` instead of 0.
    func allowed(_ value: Double) -> Double? {
        self.value(after: min(steps(to: value).rounded(), lastStep))
    }

    /// Returns the number of steps to a value: a whole number if it only misses one by rounding, as
    /// a sum of tenths does.
    func steps(to value: Double) -> Double {
        let steps = clamped(value) / step
        let whole = steps.rounded()
        return abs(steps - whole) < 1e-9 ? whole : steps
    }

    /// The number of whole steps within the symbols.
    var lastStep: Double { steps(to: Double(count)).rounded(.down) }

    /// The value to which a number of steps leads, and `nil` instead of 0.
    func value(after steps: Double) -> Double? {
        guard steps > 0 else { return nil }
        // A step that is a part of 1 is divided by: 3 / 10 is 0.3, which 3 * 0.1 is not.
        let parts = (1 / step).rounded()
        return abs(parts * step - 1) < 1e-9 ? steps / parts : (steps * step * 1e9).rounded() / 1e9
    }

    /// Returns the part of the symbol at `index` that is filled, from 0 to 1.
    func fill(of index: Int, at value: Double) -> Double {
        min(max(0, value - Double(index)), 1)
    }

    /// The value in words.
    func words(for value: Double?, in locale: Locale) -> String {
        guard let value else { return "no rating" }
        let number = clamped(value).formatted(
            .number.precision(.fractionLength(0...1)).rounded(rule: .toNearestOrAwayFromZero)
                .locale(locale))
        return "\(number) of \(count)"
    }
}

extension Double? {
    /// The value as a style sees it on a scale, and as it is stored when a style writes it.
    subscript(on scale: RatingScale) -> Double {
        get { scale.clamped(self ?? 0) }
        set { self = scale.allowed(newValue) }
    }
}
