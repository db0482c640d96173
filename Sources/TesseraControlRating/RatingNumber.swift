// A rating counts in `Double`, whatever type its value has. These are not for other modules to see.

extension RatingScale {
    init<V: BinaryInteger>(_ bounds: ClosedRange<V>, allowsNil: Bool = false) {
        self.init(Double(bounds.lowerBound)...Double(bounds.upperBound), allowsNil: allowsNil)
    }

    init<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>, step: V = 1, allowsNil: Bool = false) {
        self.init(
            Double(bounds.lowerBound)...Double(bounds.upperBound), step: Double(step),
            allowsNil: allowsNil)
    }
}

extension BinaryInteger {
    /// The number as a rating has it.
    var ratingNumber: Double? {
        get { Double(self) }
        set { self = Self(exactly: (newValue ?? 0).rounded()) ?? 0 }
    }
}

extension BinaryFloatingPoint {
    /// The number as a rating has it: what is not a number, as the average of none, is no rating.
    var ratingNumber: Double? {
        get { isNaN ? nil : Double(self) }
        set { self = newValue.map { Self($0) } ?? 0 }
    }
}

extension Optional where Wrapped: BinaryInteger {
    /// The number as a rating has it.
    var ratingNumber: Double? {
        get { self?.ratingNumber }
        set { self = newValue.map { Wrapped(exactly: $0.rounded()) ?? 0 } }
    }
}

extension Optional where Wrapped: BinaryFloatingPoint {
    /// The number as a rating has it.
    var ratingNumber: Double? {
        get { self?.ratingNumber }
        set { self = newValue.map { Wrapped($0) } }
    }
}
