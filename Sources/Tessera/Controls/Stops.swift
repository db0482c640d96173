/// The values that a control can reach between two bounds: all values, or one for each step.
///
/// The rule is the same for floating-point types of every width. The precision of the original type
/// decides whether the last step ends at the upper bound.
package struct Stops: Equatable, Sendable {
    package let bounds: ClosedRange<Double>
    /// The distance between two stops; `nil` without a step, or with a step too small to change a
    /// value. Then every value is a stop.
    package let step: Double?
    /// The number of steps from the lower bound to the last stop.
    package let count: Double
    /// Whether the last step ends at the upper bound.
    private let endsAtBound: Bool

    package init<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>, step: V?) {
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        let steps = (bounds.upperBound / 2 - bounds.lowerBound / 2) / ((step ?? 0) / 2)
        guard let step, step > 0, steps.isFinite, steps * V.ulpOfOne < 0.25 else {
            (self.step, count, endsAtBound) = (nil, 0, false)
            return
        }
        let nearest = steps.rounded()
        endsAtBound = nearest > 0 && abs(steps - nearest) <= 4 * nearest.ulp
        self.step = Double(step)
        count = Double(endsAtBound ? nearest : steps.rounded(.down))
    }

    /// Whether both bounds are finite.
    package var isFinite: Bool { bounds.lowerBound.isFinite && bounds.upperBound.isFinite }

    /// Returns the position of a value between the bounds, from 0 to 1. Returns 0 for a value that
    /// is not a number, and for infinite bounds.
    package func fraction(of value: Double) -> Double {
        let length = bounds.upperBound / 2 - bounds.lowerBound / 2
        let fraction = (min(value, bounds.upperBound) / 2 - bounds.lowerBound / 2) / length
        return fraction > 0 && fraction.isFinite ? fraction : 0
    }

    /// Returns the stop nearest to a fraction of the range.
    package func value(at fraction: Double) -> Double {
        let part = fraction > 0 ? min(fraction, 1) : 0
        guard let step else { return between(part) }
        return stop((part * length / step).rounded())
    }

    /// Returns the stop some steps away from a value; without a step, a step is a tenth of the
    /// range.
    package func value(_ value: Double, movedBy steps: Double) -> Double {
        guard let step else { return self.value(at: fraction(of: value) + steps / 10) }
        let inside = value > bounds.lowerBound ? min(value, bounds.upperBound) : bounds.lowerBound
        return stop(((inside - bounds.lowerBound) / step + steps).rounded())
    }

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// Returns the stop with a number. A fraction of the range is closer to a decimal literal than
    /// a sum of steps.
    private func stop(_ number: Double) -> Double {
        let number = min(max(0, number), count)
        if endsAtBound { return between(number, of: count) }
        return bounds.lowerBound + number * (step ?? 0)
    }

    private func between(_ part: Double, of whole: Double = 1) -> Double {
        if part <= 0 { return bounds.lowerBound }
        if part >= whole { return bounds.upperBound }
        return length.isFinite
            ? bounds.lowerBound + length * part / whole
            : bounds.lowerBound * (1 - part / whole) + bounds.upperBound * (part / whole)
    }
}
