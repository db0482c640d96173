public import Tessera

nonisolated extension Rating {
    /// Makes a rating of a whole number.
    ///
    /// - Parameters:
    ///   - value: The number of symbols that are filled.
    ///   - count: The number of symbols: from 0 to 1,000. Of another count the nearest of
    ///     these is drawn, and a runtime issue is reported.
    public init(value: Binding<some BinaryInteger>, count: Int = 5) {
        self.init(nil, value.asRating, count: count, step: 1)
    }

    /// Makes a rating of a whole number, with a label.
    public init(
        _ title: some StringProtocol, value: Binding<some BinaryInteger>, count: Int = 5
    ) {
        self.init(Text(title), value.asRating, count: count, step: 1)
    }

    /// Makes a rating of a whole number, whose symbols a closure draws.
    public init(
        value: Binding<some BinaryInteger>, count: Int = 5,
        @ViewBuilder symbol: @escaping (RatingSymbol) -> some View
    ) {
        self.init(nil, value.asRating, count: count, step: 1, layer: RatingLayer(symbol))
    }

    /// Makes a rating of a whole number that may be missing: `nil` until one is chosen.
    public init<Value: BinaryInteger>(value: Binding<Value?>, count: Int = 5) {
        self.init(nil, value.asMissingRating(), count: count, step: 1)
    }

    /// Makes a rating of a number with a fraction.
    ///
    /// - Parameters:
    ///   - value: The number of symbols that are filled.
    ///   - count: The number of symbols.
    ///   - step: The step between values. One that is not above 0 counts as 1, and a runtime issue is
    ///     reported.
    public init(value: Binding<some BinaryFloatingPoint>, count: Int = 5, step: Double = 0.5) {
        self.init(nil, value.asRating, count: count, step: step)
    }

    /// Makes a rating for reading, such as the average of many.
    public init(value: some BinaryFloatingPoint, count: Int = 5) {
        self.init(nil, .constant(value.isNaN ? nil : Double(value)), count: count, step: 1)
    }

    /// Makes a rating for reading, with a label.
    public init(_ title: some StringProtocol, value: some BinaryFloatingPoint, count: Int = 5) {
        self.init(Text(title), .constant(value.isNaN ? nil : Double(value)), count: count, step: 1)
    }
}

nonisolated extension Binding where Value: BinaryInteger {
    fileprivate var asRating: Binding<Double?> { self[dynamicMember: \.ratingNumber] }
}

nonisolated extension Binding where Value: BinaryFloatingPoint {
    fileprivate var asRating: Binding<Double?> { self[dynamicMember: \.ratingNumber] }
}

nonisolated extension Binding {
    fileprivate func asMissingRating<Wrapped: BinaryInteger>() -> Binding<Double?>
    where Value == Wrapped? {
        self[dynamicMember: \.ratingNumber]
    }
}

extension BinaryInteger {
    fileprivate var ratingNumber: Double? {
        get { Double(self) }
        set { self = Self(clamping: Int((newValue ?? 0).rounded())) }
    }
}

extension BinaryFloatingPoint {
    fileprivate var ratingNumber: Double? {
        get { isNaN ? nil : Double(self) }
        set { self = Self(newValue ?? 0) }
    }
}

extension Optional where Wrapped: BinaryInteger {
    fileprivate var ratingNumber: Double? {
        get { self.map { Double($0) } }
        set { self = newValue.map { Wrapped(clamping: Int($0.rounded())) } }
    }
}
