/// The values that a control can choose between two bounds: one for each step, or all values.
///
/// Sliders and ratings use these rules, as can any control that is `adjustable(_:)`. Both bounds
/// are stops, so the last step to the upper bound may be shorter than the others: steps of 3 in
/// `0...10` lead to 0, 3, 6, 9 and 10. A stop is the number that a program would write: three steps
/// of 0.1 lead to 0.3.
///
/// ```swift
/// let stops = Stops(0...5, step: 0.5)
/// stops.value(3.2, movedBy: 1)     // 3.5
/// stops[stops.number(of: 3.2).rounded()]     // 3.0
/// ```
public struct Stops: Hashable, Sendable {
    /// The lower and the upper bound.
    public let bounds: ClosedRange<Double>
    /// The distance between two stops; `nil` without a step, or with a step that is not finite, not
    /// greater than 0, or too small to change a value. Then every value is a stop.
    public let step: Double?
    /// The number of the last stop, the upper bound. The lower bound is stop 0.
    public let last: Double
    /// The number of whole steps between the bounds.
    private let wholeSteps: Double
    /// The difference from a whole number that is rounding only.
    private let tolerance: Double

    /// Makes the stops between two bounds. The precision of the numbers' type decides whether the
    /// last step is a whole one.
    public init<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>, step: V?) {
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        let half: V = bounds.upperBound / 2 - bounds.lowerBound / 2
        let steps: V = half / ((step ?? 0) / 2)
        guard let step, step > 0, step.isFinite, steps.isFinite, steps * V.ulpOfOne < 0.25 else {
            (self.step, last, wholeSteps, tolerance) = (nil, 0, 0, 0)
            return
        }
        let nearest = steps.rounded()
        let isWhole = abs(steps - nearest) <= 4 * nearest.ulp
        self.step = Double(step)
        wholeSteps = Double(isWhole ? nearest : steps.rounded(.down))
        last = isWhole ? wholeSteps : wholeSteps + 1
        tolerance = min(max(1e-6, 4 * last * Double(V.ulpOfOne)), 0.25)
    }

    /// Returns the number of steps from the lower bound to a value; 0 without a step.
    ///
    /// A number that differs from a whole number by rounding only, such as that of a sum of tenths,
    /// is whole.
    public func number(of value: Double) -> Double {
        guard let step else { return 0 }
        var number = (value - bounds.lowerBound) / step
        if number > wholeSteps, last > wholeSteps {
            number = wholeSteps + (value - lastWhole) / (bounds.upperBound - lastWhole)
        }
        let whole = number.rounded()
        return abs(number - whole) < tolerance ? whole : number
    }

    /// The stop with a number, or the nearest end for other numbers.
    public subscript(number: Double) -> Double {
        guard let step, number > 0 else { return bounds.lowerBound }
        if number >= last { return bounds.upperBound }
        if last == wholeSteps { return decimal(between(number, of: last)) }
        guard number > wholeSteps else { return decimal(bounds.lowerBound + number * step) }
        return lastWhole + (number - wholeSteps) * (bounds.upperBound - lastWhole)
    }

    /// The stop after the last whole step.
    private var lastWhole: Double { decimal(bounds.lowerBound + wholeSteps * (step ?? 0)) }

    /// Returns the stop some steps up or down. A value between two stops moves to the next stop
    /// first, and a value outside the bounds counts as the nearer bound. Without a step, a step is a
    /// tenth of the range.
    public func value(_ value: Double, movedBy steps: Double) -> Double {
        guard step != nil else { return self.value(at: fraction(of: value) + steps / 10) }
        let inside = value > bounds.lowerBound ? min(value, bounds.upperBound) : bounds.lowerBound
        return self[number(of: inside).rounded(steps > 0 ? .down : .up) + steps]
    }

    /// Returns the stop nearest to a fraction of the range.
    public func value(at fraction: Double) -> Double {
        let part = fraction > 0 ? min(fraction, 1) : 0
        let value = between(part, of: 1)
        return step == nil ? value : self[number(of: value).rounded()]
    }

    /// Returns the position of a value between the bounds, from 0 to 1. Returns 0 for a value that
    /// is not a number, and for infinite bounds.
    public func fraction(of value: Double) -> Double {
        let length = bounds.upperBound / 2 - bounds.lowerBound / 2
        let fraction = (min(value, bounds.upperBound) / 2 - bounds.lowerBound / 2) / length
        return fraction > 0 && fraction.isFinite ? fraction : 0
    }

    /// The issue of a control that displays a value; `nil` for a value within two finite bounds.
    func issue(displaying value: Double) -> String? {
        let range = "\(printed(bounds.lowerBound))...\(printed(bounds.upperBound))"
        let fault =
            if !isFinite {
                "the bounds, \(range), are not finite"
            } else if bounds.lowerBound == bounds.upperBound {
                "the bounds, \(range), are equal"
            } else if !bounds.contains(value) {
                "the value, \(printed(value)), is not in \(range)"
            } else {
                String?.none
            }
        return fault.map { "\($0); \(Track.percent(fraction(of: value))) is shown." }
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
