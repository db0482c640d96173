public import Tessera

nonisolated extension Rating {
    /// Creates a rating of a whole number.
    ///
    /// - Parameters:
    ///   - value: The number of filled symbols.
    ///   - bounds: The smallest and largest value. There is a symbol for each whole number from 1
    ///     to the largest. Bounds below 0 or above 1,000 are clamped and report a runtime issue.
    ///   - onEditingChanged: Receives `true` when the user begins to choose, and `false` at the
    ///     end.
    public init(
        value: Binding<some BinaryInteger>, in bounds: ClosedRange<Int> = 0...5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value.ratingNumber, bounds, onEditingChanged: onEditingChanged)
    }

    /// Creates a rating of a whole number with a title.
    public init(
        _ title: some StringProtocol, value: Binding<some BinaryInteger>,
        in bounds: ClosedRange<Int> = 0...5, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value.ratingNumber, bounds, title: Text(title), onEditingChanged: onEditingChanged)
    }

    /// Creates a rating of a whole number with a view as its label.
    public init(
        value: Binding<some BinaryInteger>, in bounds: ClosedRange<Int> = 0...5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> some View
    ) {
        self.init(
            value.ratingNumber, bounds, label: AnyView(label()), onEditingChanged: onEditingChanged)
    }

    /// Creates a rating of a whole number with symbols drawn by a closure.
    public init(
        value: Binding<some BinaryInteger>, in bounds: ClosedRange<Int> = 0...5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder symbol: @escaping (RatingSymbol) -> some View
    ) {
        self.init(
            value.ratingNumber, bounds, layer: RatingLayer(symbol),
            onEditingChanged: onEditingChanged)
    }

    /// Creates a rating of a whole number with a closure for filled and empty symbols.
    public init(
        value: Binding<some BinaryInteger>, in bounds: ClosedRange<Int> = 0...5,
        @ViewBuilder symbol: @escaping (_ isFilled: Bool) -> some View
    ) {
        self.init(value.ratingNumber, bounds, layer: RatingLayer { symbol($0.isFilled) })
    }

    /// Creates a rating of an optional whole number, which is `nil` until the user chooses a value.
    public init<Value: BinaryInteger>(
        value: Binding<Value?>, in bounds: ClosedRange<Int> = 0...5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value.missingRatingNumber, bounds, onEditingChanged: onEditingChanged)
    }

    /// Creates a rating of a value that may be missing, with a title.
    public init<Value: BinaryInteger>(
        _ title: some StringProtocol, value: Binding<Value?>, in bounds: ClosedRange<Int> = 0...5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value.missingRatingNumber, bounds, title: Text(title),
            onEditingChanged: onEditingChanged)
    }

    /// Creates a rating of a fraction that may be missing, in steps of a half by default.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value?>, in bounds: ClosedRange<Int> = 0...5, step: Double = 0.5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value.missingRatingNumber, bounds, step: step, onEditingChanged: onEditingChanged)
    }

    /// Creates a rating of a number with a fraction.
    ///
    /// - Parameters:
    ///   - value: The number of filled symbols.
    ///   - bounds: The smallest and largest value.
    ///   - step: The distance between values. A step of 0 or less counts as 1 and reports a runtime
    ///     issue.
    ///   - onEditingChanged: Receives `true` when the user begins to choose, and `false` at the
    ///     end.
    public init(
        value: Binding<some BinaryFloatingPoint>, in bounds: ClosedRange<Int> = 0...5,
        step: Double = 0.5, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value.ratingNumber, bounds, step: step, onEditingChanged: onEditingChanged)
    }

    /// Creates a rating of a number with a fraction and a title.
    public init(
        _ title: some StringProtocol, value: Binding<some BinaryFloatingPoint>,
        in bounds: ClosedRange<Int> = 0...5, step: Double = 0.5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value.ratingNumber, bounds, step: step, title: Text(title),
            onEditingChanged: onEditingChanged)
    }

    /// Creates a read-only rating, such as an average.
    public init(value: some BinaryFloatingPoint, in bounds: ClosedRange<Int> = 0...5) {
        self.init(.constant(value.ratingNumber), bounds)
    }

    /// Creates a read-only rating with a title.
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

extension Optional where Wrapped: BinaryFloatingPoint {
    fileprivate var missingRatingNumber: Double? {
        get { self.flatMap { $0.isNaN ? nil : Double($0) } }
        set { self = newValue.map { Wrapped($0) } }
    }
}
