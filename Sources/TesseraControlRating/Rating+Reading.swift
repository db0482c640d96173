public import Tessera

nonisolated extension Rating {
    /// Makes a rating of a whole number for reading, with any view as its label.
    ///
    /// - Parameters:
    ///   - value: The number of symbols that are filled; `nil` for no rating.
    ///   - bounds: The least and the greatest value; there is a symbol for each number from 1 to the
    ///     greatest.
    ///   - label: A view that says what is rated.
    public init<V: BinaryInteger>(
        value: V?, in bounds: ClosedRange<V> = 0...5, @ViewBuilder label: () -> Label
    ) {
        self.init(reading: value.map { Double($0) }, .of(bounds), label())
    }

    /// Makes a rating of a number with a fraction for reading, with any view as its label.
    public init<V: BinaryFloatingPoint>(
        value: V?, in bounds: ClosedRange<V> = 0...5, @ViewBuilder label: () -> Label
    ) {
        self.init(reading: value.flatMap(Fraction().projected), .of(bounds), label())
    }
}

nonisolated extension Rating where Label == Text {
    /// Makes a rating of a whole number for reading, with a title.
    public init<V: BinaryInteger>(
        _ titleKey: LocalizedStringKey, value: V?, in bounds: ClosedRange<V> = 0...5
    ) {
        self.init(reading: value.map { Double($0) }, .of(bounds), Text(titleKey))
    }

    /// Makes a rating of a number with a fraction for reading, with a title.
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, in bounds: ClosedRange<V> = 0...5
    ) {
        self.init(reading: value.flatMap(Fraction().projected), .of(bounds), Text(titleKey))
    }

    /// Makes a rating of a whole number for reading, with a title that the program made.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryInteger>(
        _ title: S, value: V?, in bounds: ClosedRange<V> = 0...5
    ) {
        self.init(reading: value.map { Double($0) }, .of(bounds), Text(title))
    }

    /// Makes a rating of a number with a fraction for reading, with a title that the program made.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, in bounds: ClosedRange<V> = 0...5
    ) {
        self.init(reading: value.flatMap(Fraction().projected), .of(bounds), Text(title))
    }
}

nonisolated extension Rating where Label == EmptyView {
    /// Makes a rating of a whole number for reading, without a label to be seen.
    public init<V: BinaryInteger>(value: V?, in bounds: ClosedRange<V> = 0...5) {
        self.init(reading: value.map { Double($0) }, .of(bounds), EmptyView())
    }

    /// Makes a rating of a number with a fraction for reading, without a label to be seen.
    public init<V: BinaryFloatingPoint>(value: V?, in bounds: ClosedRange<V> = 0...5) {
        self.init(reading: value.flatMap(Fraction().projected), .of(bounds), EmptyView())
    }
}
