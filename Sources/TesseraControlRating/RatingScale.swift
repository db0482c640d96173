import Foundation

/// The values that a rating can have: the stops from a lower to an upper bound, in steps.
nonisolated struct RatingScale: Hashable {
    /// The bounds as they were asked for.
    let bounds: ClosedRange<Double>
    /// The step, if it is one that leads anywhere; otherwise 1.
    let step: Double
    /// The number of symbols that was asked for; `nil` for a symbol for each whole number.
    let fixedCount: Int?
    /// The step as it was asked for, if it leads nowhere.
    private let senselessStep: String?
    /// Whether the value is `nil` where nothing has been chosen.
    let allowsNil: Bool

    init<V: RatingValue>(
        _: V.Type, _ bounds: ClosedRange<V.Number>, step: V.Number.Stride, count: Int?
    ) {
        let least = bounds.lowerBound.ratingNumber ?? 0
        let greatest = max(least, bounds.upperBound.ratingNumber ?? 0)
        let step = step.ratingNumber ?? .nan
        self.bounds = least...greatest
        let length = greatest - least
        // A thousand million steps can be told from each other, whatever the bounds.
        let isSensible = step >= length * 1e-9 && step > 0 && step <= length || step == 1
        self.step = isSensible ? step : 1
        senselessStep = isSensible ? nil : "\(step)"
        fixedCount = count
        allowsNil = V.hasNoRating
    }

    /// The least value that can be chosen, or 0, which is to choose none.
    var lowest: Double { min(max(0, bounds.lowerBound), highest) }
    /// The greatest value that can be chosen.
    var highest: Double { min(max(0, bounds.upperBound), fixedCount == nil ? 1000 : 1e15) }
    /// The number of symbols.
    var count: Int { fixedCount.map { min(max(0, $0), 1000) } ?? Int(highest.rounded(.up)) }
    /// The value of one symbol.
    var unit: Double { fixedCount == nil || count == 0 ? 1 : highest / Double(count) }

    /// The words for what is asked for and makes no sense.
    var issues: [String] {
        var issues: [String] = []
        if bounds.lowerBound < 0 || bounds.upperBound > highest {
            issues.append(
                "a rating within \(self); it is one within 0...\(Self.written(highest)).")
        }
        if let senselessStep {
            issues.append("a rating in steps of \(senselessStep); the step counts as 1.")
        }
        if let fixedCount, fixedCount != count {
            issues.append("a rating of \(fixedCount) symbols; it has \(count).")
        }
        return issues
    }

    /// Whether nothing can be chosen again: as `nil`, or as 0.
    var canClear: Bool { allowsNil || lowest == 0 }

    /// The least value that keys lead to: none, if there is one for that.
    var lowestChoice: Double? { canClear ? cleared : lowest }

    /// The value where nothing is chosen.
    var cleared: Double? { allowsNil ? nil : lowest }

    /// The value as it is shown: within the symbols there are.
    func clamped(_ value: Double) -> Double {
        // Not `max`: it would let -0 through, and "-0" would be said.
        value > 0 ? min(value, highest) : 0
    }

    /// The value that is chosen at a part of the symbol at `index`: the step that the place is in, up to
    /// the symbol's own value or, if no step ends there, the next; and never none.
    func reached(in index: Int, at part: Double) -> Double {
        let place = (Double(index) + min(max(0, part), 1)) * unit
        let end = stops(to: Double(index + 1) * unit).rounded(.up)
        return stop(min(max(firstStop, min(stops(to: place).rounded(.down) + 1, end)), lastStop))
    }

    /// The value that is nearest to one that a style writes.
    func allowed(_ value: Double?) -> Double? {
        guard let value, !value.isNaN else { return cleared }
        return stop(min(max(0, stops(to: value).rounded()), lastStop))
    }

    /// The value one step up or down; the same one at either end.
    func adjusted(_ value: Double?, up: Bool) -> Double? {
        guard up else {
            guard let value else { return nil }
            let next = stops(to: value).rounded(.up) - 1
            return next >= firstStop ? stop(next) : canClear ? cleared : value
        }
        guard let value else { return stop(firstStop) }
        let next = max(firstStop, stops(to: value).rounded(.down) + 1)
        return next <= lastStop ? stop(next) : value
    }

    /// The number of the first stop that is not none.
    private var firstStop: Double { lowest == 0 ? 1 : 0 }
    /// The number of the last stop.
    private var lastStop: Double { ((highest - lowest) / step + 1e-6).rounded(.down) }

    /// Returns the number of steps to a value: a whole number if it only misses one by rounding, as
    /// a sum of tenths does.
    private func stops(to value: Double) -> Double {
        let stops = (clamped(value) - lowest) / step
        let whole = stops.rounded()
        return abs(stops - whole) < 1e-6 ? whole : stops
    }

    /// The value at a number of steps.
    private func stop(_ number: Double) -> Double {
        // A step that is a part of 1 is divided by: 3 / 10 is 0.3, which 3 * 0.1 is not.
        let parts = (1 / step).rounded()
        let start = (lowest * parts).rounded()
        if parts > 0, abs(parts * step - 1) < 1e-9, abs(lowest * parts - start) < 1e-9 {
            return (start + number) / parts
        }
        let digits = max(1e9, pow(10, (9 - log10(step)).rounded(.up)))
        return ((lowest + number * step) * digits).rounded() / digits
    }

    /// Returns the part of the symbol at `index` that is filled, from 0 to 1.
    func fill(of index: Int, at value: Double?) -> Double {
        // Without what subtracting leaves over: 3.7 - 3 is 0.7000000000000002.
        let fill = ((clamped(value ?? 0) / unit - Double(index)) * 1e9).rounded() / 1e9
        return min(max(0, fill), 1)
    }

    /// Returns the position of the symbol in which a value ends; `nil` for none.
    func lastSymbol(at value: Double?) -> Int? {
        guard let value, value > 0 else { return nil }
        return Int((clamped(value) / unit - 1e-9).rounded(.up)) - 1
    }
}

nonisolated extension RatingScale: CustomStringConvertible {
    /// The bounds as they might be written.
    var description: String {
        "\(Self.written(bounds.lowerBound))...\(Self.written(bounds.upperBound))"
    }

    private static func written(_ bound: Double) -> String {
        Int(exactly: bound).map(String.init) ?? "\(bound)"
    }
}
