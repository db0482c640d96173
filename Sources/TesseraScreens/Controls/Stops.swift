/// The values that a control can choose between two bounds: one for each step, or all values.
///
/// Sliders and ratings use these rules, as can any control that is `adjustable(_:)`. Both
/// bounds can be reached, and as many steps lead down as up. A stop is the number that a program
/// would write: three steps of 0.1 lead to 0.3.
///
/// ```swift
/// let stops = Stops(0...5, step: 0.5)
/// stops.value(3.2, movedBy: 1)     // 3.5
/// stops[stops.number(of: 3.2).rounded()]     // 3.0
/// ```
public struct Stops: Hashable, Sendable {
    /// The lower and the upper bound.
    public let bounds: ClosedRange<Double>
    /// The distance between two stops; `nil` without a step, or with a step too small to change a
    /// value. Then every value is a stop.
    public let step: Double?
    /// The number of the last stop. The lower bound is stop 0.
    public let last: Double
    /// Whether the last stop is the upper bound.
    private let endsAtBound: Bool
    /// The difference from a whole number that is rounding only.
    private let tolerance: Double

    /// Makes the stops between two bounds. The precision of the numbers' type decides whether the
    /// last step ends at the upper bound.
    public init<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>, step: V?) {
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        let half: V = bounds.upperBound / 2 - bounds.lowerBound / 2
        let steps: V = half / ((step ?? 0) / 2)
        guard let step, step > 0, steps.isFinite, steps * V.ulpOfOne < 0.25 else {
            (self.step, last, endsAtBound, tolerance) = (nil, 0, false, 0)
            return
        }
        let nearest = steps.rounded()
        endsAtBound = nearest > 0 && abs(steps - nearest) <= 4 * nearest.ulp
        self.step = Double(step)
        last = Double(endsAtBound ? nearest : steps.rounded(.down))
        tolerance = min(max(1e-6, 4 * last * Double(V.ulpOfOne)), 0.25)
    }

    /// Returns the number of steps from the lower bound to a value; 0 without a step.
    ///
    /// A number that differs from a whole number by rounding only, such as that of a sum of tenths,
    /// is whole.
    public func number(of value: Double) -> Double {
        guard let step else { return 0 }
        let number = (value - bounds.lowerBound) / step
        let whole = number.rounded()
        return abs(number - whole) < tolerance ? whole : number
    }

    /// The stop with a number, or the nearest end for other numbers.
    public subscript(number: Double) -> Double {
        guard let step, number > 0 else { return bounds.lowerBound }
        guard number < last else {
            return endsAtBound ? bounds.upperBound : decimal(bounds.lowerBound + last * step)
        }
        return decimal(
            endsAtBound ? between(number, of: last) : bounds.lowerBound + number * step)
    }

    /// Returns the stop some steps up or down. A value between two stops moves to the next stop
    /// first. Without a step, a step is a tenth of the range.
    public func value(_ value: Double, movedBy steps: Double) -> Double {
        guard step != nil else { return self.value(at: fraction(of: value) + steps / 10) }
        let inside = value > bounds.lowerBound ? min(value, bounds.upperBound) : bounds.lowerBound
        return self[number(of: inside).rounded(steps > 0 ? .down : .up) + steps]
    }

    /// Returns the stop nearest to a fraction of the range.
    public func value(at fraction: Double) -> Double {
        let part = fraction > 0 ? min(fraction, 1) : 0
        guard let step else { return between(part, of: 1) }
        return self[(part * length / step).rounded()]
    }

    /// Returns the position of a value between the bounds, from 0 to 1. Returns 0 for a value that
    /// is not a number, and for infinite bounds.
    public func fraction(of value: Double) -> Double {
        let length = bounds.upperBound / 2 - bounds.lowerBound / 2
        let fraction = (min(value, bounds.upperBound) / 2 - bounds.lowerBound / 2) / length
        return fraction > 0 && fraction.isFinite ? fraction : 0
    }

    /// Whether both bounds are finite.
    package var isFinite: Bool { bounds.lowerBound.isFinite && bounds.upperBound.isFinite }

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    private func between(_ part: Double, of whole: Double) -> Double {
        if part <= 0 { return bounds.lowerBound }
        if part >= whole { return bounds.upperBound }
        return length.isFinite
            ? bounds.lowerBound + length * part / whole
            : bounds.lowerBound * (1 - part / whole) + bounds.upperBound * (part / whole)
    }

    /// Returns the number of nine decimal places from which a value differs by rounding only.
    private func decimal(_ value: Double) -> Double {
        let rounded = (value * 1e9).rounded() / 1e9
        let error = 2 * max(abs(value), abs(bounds.lowerBound)).ulp
        return abs(value) < 1e6 && abs(rounded - value) <= error ? rounded : value
    }
}
