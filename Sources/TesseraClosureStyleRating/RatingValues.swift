public import Tessera

nonisolated extension Rating {
    /// Makes a rating of a whole number.
    ///
    /// - Parameters:
    ///   - value: The number of symbols that are filled.
    ///   - bounds: The least and the greatest value. There is a symbol for each whole number from 1 to
    ///     the greatest; bounds below 0 or above 1,000 count as these, and are reported as a runtime
    ///     issue.
    ///   - onEditingChanged: A function that receives `true` when a finger or an assistive technology
    ///     begins to choose, and `false` when it has ended.
    public init(
        value: Binding<some BinaryInteger>, in bounds: ClosedRange<Int> = 0...5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value.ratingNumber, bounds, onEditingChanged: onEditingChanged)
    }

    /// Makes a rating of a whole number, with a title.
    public init(
        _ title: some StringProtocol, value: Binding<some BinaryInteger>,
        in bounds: ClosedRange<Int> = 0...5, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value.ratingNumber, bounds, title: Text(title), onEditingChanged: onEditingChanged)
    }

    /// Makes a rating of a whole number, with a label.
    public init(
        value: Binding<some BinaryInteger>, in bounds: ClosedRange<Int> = 0...5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> some View
    ) {
        self.init(
            value.ratingNumber, bounds, label: AnyView(label()), onEditingChanged: onEditingChanged)
    }

    /// Makes a rating of a whole number, whose symbols a closure draws.
    public init(
        value: Binding<some BinaryInteger>, in bounds: ClosedRange<Int> = 0...5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder symbol: @escaping (RatingSymbol) -> some View
    ) {
        self.init(
            value.ratingNumber, bounds, layer: RatingLayer(symbol),
            onEditingChanged: onEditingChanged)
    }

    /// Makes a rating of a whole number that may be missing: `nil` until one is chosen.
    public init<Value: BinaryInteger>(
        value: Binding<Value?>, in bounds: ClosedRange<Int> = 0...5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value.missingRatingNumber, bounds, onEditingChanged: onEditingChanged)
    }

    /// Makes a rating of a number with a fraction.
    ///
    /// - Parameters:
    ///   - value: The number of symbols that are filled.
    ///   - bounds: The least and the greatest value.
    ///   - step: The step between values. One that is not above 0 counts as 1, and a runtime issue is
    ///     reported.
    ///   - onEditingChanged: A function that is told when choosing begins and ends.
    public init(
        value: Binding<some BinaryFloatingPoint>, in bounds: ClosedRange<Int> = 0...5,
        step: Double = 0.5, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value.ratingNumber, bounds, step: step, onEditingChanged: onEditingChanged)
    }

    /// Makes a rating of a number with a fraction, with a title.
    public init(
        _ title: some StringProtocol, value: Binding<some BinaryFloatingPoint>,
        in bounds: ClosedRange<Int> = 0...5, step: Double = 0.5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value.ratingNumber, bounds, step: step, title: Text(title),
            onEditingChanged: onEditingChanged)
    }

    /// Makes a rating for reading, such as the average of many.
    public init(value: some BinaryFloatingPoint, in bounds: ClosedRange<Int> = 0...5) {
        self.init(.constant(value.ratingNumber), bounds)
    }

    /// Makes a rating for reading, with a title.
    public init(
        _ title: some StringProtocol, value: some BinaryFloatingPoint,
        in bounds: ClosedRange<Int> = 0...5
    ) {
        self.init(.constant(value.ratingNumber), bounds, title: Text(title))
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
    fileprivate var missingRatingNumber: Double? {
        get { self.map { Double($0) } }
        set { self = newValue.map { Wrapped(clamping: Int($0.rounded())) } }
    }
}
