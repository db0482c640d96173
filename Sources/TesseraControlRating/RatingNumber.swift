import Tessera

extension RatingScale {
    static func of<V: BinaryInteger>(_ bounds: ClosedRange<V>) -> RatingScale {
        RatingScale(Double(bounds.lowerBound)...Double(bounds.upperBound))
    }

    static func of<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>, _ step: V = 1) -> RatingScale {
        RatingScale(Double(bounds.lowerBound)...Double(bounds.upperBound), step: Double(step))
    }

    /// The same values, and `nil` where nothing has been chosen.
    var orNone: RatingScale {
        var scale = self
        scale.allowsNil = true
        return scale
    }
}

/// A whole number as a rating has it.
struct Whole<V: BinaryInteger>: _BindingProjection {
    func projected(_ value: V) -> Double? { Double(value) }

    func set(_ number: Double?, in value: inout V) {
        value = V(exactly: (number ?? 0).rounded()) ?? 0
    }
}

/// A number with a fraction as a rating has it: what is not a number, as the average of none, is no rating.
struct Fraction<V: BinaryFloatingPoint>: _BindingProjection {
    func projected(_ value: V) -> Double? { value.isNaN ? nil : Double(value) }
    func set(_ number: Double?, in value: inout V) { value = V(number ?? 0) }
}

/// A number that may be missing.
struct OrNone<Number: _BindingProjection>: _BindingProjection
where Number.Base: Numeric, Number.Projected == Double? {
    let number: Number

    func projected(_ value: Number.Base?) -> Double? { value.flatMap(number.projected) }

    func set(_ new: Double?, in value: inout Number.Base?) {
        guard new != nil else { return value = nil }
        var present: Number.Base = 0
        number.set(new, in: &present)
        value = present
    }
}
