import Tessera

/// The value of a rating, whatever its type, and the values that it can have.
struct RatingNumber {
    let value: Binding<Double?>
    let scale: RatingScale
    var isReadOnly = false
}

extension RatingNumber {
    init<V: BinaryInteger>(_ value: Binding<V>, _ bounds: ClosedRange<V>) {
        self.init(value: value.ratingNumber, scale: RatingScale(bounds.numbers))
    }

    init<V: BinaryInteger>(_ value: Binding<V?>, _ bounds: ClosedRange<V>) {
        self.init(value: value.ratingNumber, scale: RatingScale(bounds.numbers, allowsNil: true))
    }

    init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V) {
        let scale = RatingScale(bounds.numbers, step: Double(step))
        self.init(value: value.ratingNumber, scale: scale)
    }

    init<V: BinaryFloatingPoint>(_ value: Binding<V?>, _ bounds: ClosedRange<V>, _ step: V) {
        let scale = RatingScale(bounds.numbers, step: Double(step), allowsNil: true)
        self.init(value: value.ratingNumber, scale: scale)
    }

    init<V: BinaryInteger>(_ value: V?, _ bounds: ClosedRange<V>) {
        self.init(reading: value.ratingNumber, bounds.numbers)
    }

    init<V: BinaryFloatingPoint>(_ value: V?, _ bounds: ClosedRange<V>) {
        self.init(reading: value.ratingNumber, bounds.numbers)
    }

    private init(reading value: Double?, _ bounds: ClosedRange<Double>) {
        self.init(value: .constant(value), scale: RatingScale(bounds), isReadOnly: true)
    }
}

// These are not for other modules to see: nobody's `Int` has a member more.

extension ClosedRange where Bound: BinaryInteger {
    fileprivate var numbers: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
    fileprivate var numbers: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}

extension BinaryInteger {
    /// The number as a rating has it.
    fileprivate var ratingNumber: Double? {
        get { Double(self) }
        set { self = Self(exactly: (newValue ?? 0).rounded()) ?? 0 }
    }
}

extension BinaryFloatingPoint {
    /// The number as a rating has it: what is not a number, as the average of none, is no rating.
    fileprivate var ratingNumber: Double? {
        get { isNaN ? nil : Double(self) }
        set { self = newValue.map { Self($0) } ?? 0 }
    }
}

extension Optional where Wrapped: BinaryInteger {
    /// The number as a rating has it.
    fileprivate var ratingNumber: Double? {
        get { self?.ratingNumber }
        set { self = newValue.map { Wrapped(exactly: $0.rounded()) ?? 0 } }
    }
}

extension Optional where Wrapped: BinaryFloatingPoint {
    /// The number as a rating has it.
    fileprivate var ratingNumber: Double? {
        get { self?.ratingNumber }
        set { self = newValue.map { Wrapped($0) } }
    }
}
