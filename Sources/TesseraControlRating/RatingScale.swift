import Foundation

/// The values of a rating: stops from a lower to an upper bound, in steps.
nonisolated struct RatingScale: Hashable {
    /// The requested bounds.
    let bounds: ClosedRange<Double>
    /// The step, or 1 if the requested step is invalid.
    let step: Double
    /// The requested number of symbols; `nil` for a symbol for each whole number.
    let fixedCount: Int?
    /// The requested step, if it is invalid.
    private let senselessStep: String?
    /// Whether the value is `nil` without a rating.
    let allowsNil: Bool

    init<V: RatingValue>(
        _: V.Type, _ bounds: ClosedRange<V.Number>, step: V.Number.Stride, count: Int?
    ) {
        let least = bounds.lowerBound.ratingNumber ?? 0
        let greatest = max(least, bounds.upperBound.ratingNumber ?? 0)
        let step = step.ratingNumber ?? .nan
        self.bounds = least...greatest
        let length = greatest - least
        // A thousand million steps can be distinguished within any bounds.
        let isSensible = step >= length * 1e-9 && step > 0 && step <= length || step == 1
        self.step = isSensible ? step : 1
        senselessStep = isSensible ? nil : "\(step)"
        fixedCount = count
        allowsNil = V.hasNoRating
    }

    /// The smallest value, or 0 if that means no rating.
    var lowest: Double { min(max(0, bounds.lowerBound), highest) }
    /// The largest value.
    var highest: Double { min(max(0, bounds.upperBound), fixedCount == nil ? 1000 : 1e15) }
    /// The number of symbols.
    var count: Int { fixedCount.map { min(max(0, $0), 1000) } ?? Int(highest.rounded(.up)) }
    /// The value of one symbol.
    var unit: Double { fixedCount == nil || count == 0 ? 1 : highest / Double(count) }

    /// The runtime issues for invalid arguments.
    var issues: [String] {
        var issues: [String] = []
        if bounds.lowerBound < 0 || bounds.upperBound > highest {
            issues.append(
                "a rating within \(self) is out of range; 0...\(Self.written(highest)) is used.")
        }
        if let senselessStep {
            issues.append("a rating in steps of \(senselessStep); the step counts as 1.")
        }
        if let fixedCount, fixedCount != count {
            issues.append("a rating of \(fixedCount) symbols; \(count) are used.")
        }
        return issues
    }

    /// Whether the rating can be cleared, to `nil` or 0.
    var canClear: Bool { allowsNil || lowest == 0 }

    /// The lowest value for keys: no rating if the rating can be cleared.
    var lowestChoice: Double? { canClear ? cleared : lowest }

    /// The value without a rating.
    var cleared: Double? { allowsNil ? nil : lowest }

    /// Returns the value within the bounds of the symbols.
    func clamped(_ value: Double) -> Double {
        // Not `max`, which would preserve -0 and announce "-0".
        value > 0 ? min(value, highest) : 0
    }

    /// Returns the value chosen at a part of the symbol at `index`: the end of the step at that
    /// place, up to the symbol's value. If no step ends within the symbol, it is the next step. It
    /// is never none.
    func reached(in index: Int, at part: Double) -> Double {
        let place = (Double(index) + min(max(0, part), 1)) * unit
        let end = stops(to: Double(index + 1) * unit).rounded(.up)
        return stop(min(max(firstStop, min(stops(to: place).rounded(.down) + 1, end)), lastStop))
    }

    /// Returns the valid value nearest to a value written by a style.
    func allowed(_ value: Double?) -> Double? {
        guard let value, !value.isNaN else { return cleared }
        return stop(min(max(0, stops(to: value).rounded()), lastStop))
    }

    /// Returns the value one step up or down, or the same value at either end.
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

    /// The number of the first stop above none.
    private var firstStop: Double { lowest == 0 ? 1 : 0 }
    /// The number of the last stop.
    private var lastStop: Double { ((highest - lowest) / step + 1e-6).rounded(.down) }

    /// Returns the number of steps to a value. A number that differs from a whole number by
    /// rounding only, such as a sum of tenths, is rounded.
    private func stops(to value: Double) -> Double {
        let stops = (clamped(value) - lowest) / step
        let whole = stops.rounded()
        return abs(stops - whole) < 1e-6 ? whole : stops
    }

    /// Returns the value after a number of steps.
    private func stop(_ number: Double) -> Double {
        // If the step is a fraction of 1, divide: 3 / 10 is 0.3, but 3 * 0.1 is not.
        let parts = (1 / step).rounded()
        let start = (lowest * parts).rounded()
        if parts > 0, abs(parts * step - 1) < 1e-9, abs(lowest * parts - start) < 1e-9 {
            return (start + number) / parts
        }
        let digits = max(1e9, pow(10, (9 - log10(step)).rounded(.up)))
        return ((lowest + number * step) * digits).rounded() / digits
    }

    /// Returns the filled part of the symbol at `index`, from 0 to 1.
    func fill(of index: Int, at value: Double?) -> Double {
        // Rounded, because 3.7 - 3 is 0.7000000000000002.
        let fill = ((clamped(value ?? 0) / unit - Double(index)) * 1e9).rounded() / 1e9
        return min(max(0, fill), 1)
    }

    /// Returns the index of the symbol in which a value ends; `nil` for no rating.
    func lastSymbol(at value: Double?) -> Int? {
        guard let value, value > 0 else { return nil }
        return Int((clamped(value) / unit - 1e-9).rounded(.up)) - 1
    }
}

nonisolated extension RatingScale: CustomStringConvertible {
    /// The bounds as in source code.
    var description: String {
        "\(Self.written(bounds.lowerBound))...\(Self.written(bounds.upperBound))"
    }

    private static func written(_ bound: Double) -> String {
        Int(exactly: bound).map(String.init) ?? "\(bound)"
    }
}
