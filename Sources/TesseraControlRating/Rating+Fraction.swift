public import Tessera

nonisolated extension Rating {
    /// Makes a rating of a number with a fraction, with any view as its label.
    ///
    /// - Parameters:
    ///   - value: The number of symbols that are filled. One that is not a number is none.
    ///   - bounds: The least and the greatest value. There is a symbol for each number from 1 to the
    ///     greatest; the least is 0 if none may be chosen again. Less than 0 counts as 0, more than
    ///     1,000 as 1,000, and a runtime issue is reported.
    ///   - step: The distance between the values that can be chosen, from the least one on. One that
    ///     leads nowhere within the bounds counts as 1, and a runtime issue is reported.
    ///   - label: A view that says what is rated. A style may leave it out of the picture; it is
    ///     announced all the same.
    ///   - onEditingChanged: Receives `true` when the user begins to choose, and `false` at the end,
    ///     whether something was chosen or not.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...5, step: V = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, Fraction(), .of(bounds, step), label(), onEditingChanged)
    }

    /// Makes a rating of a number with a fraction, or of `nil` until one is chosen, with any view as its
    /// label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V?>, in bounds: ClosedRange<V> = 0...5, step: V = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, orNone: Fraction(), .of(bounds, step), label(), onEditingChanged)
    }
}

nonisolated extension Rating where Label == Text {
    /// Makes a rating of a number with a fraction, with a title.
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V> = 0...5,
        step: V = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, Fraction(), .of(bounds, step), Text(titleKey), onEditingChanged)
    }

    /// Makes a rating of a number with a fraction, or of `nil` until one is chosen, with a title.
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: Binding<V?>, in bounds: ClosedRange<V> = 0...5,
        step: V = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, orNone: Fraction(), .of(bounds, step), Text(titleKey), onEditingChanged)
    }

    /// Makes a rating of a number with a fraction, with a title that the program made.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V> = 0...5, step: V = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, Fraction(), .of(bounds, step), Text(title), onEditingChanged)
    }

    /// Makes a rating of a number with a fraction, or of `nil` until one is chosen, with a title that the
    /// program made.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: Binding<V?>, in bounds: ClosedRange<V> = 0...5, step: V = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, orNone: Fraction(), .of(bounds, step), Text(title), onEditingChanged)
    }
}

nonisolated extension Rating where Label == EmptyView {
    /// Makes a rating of a number with a fraction, without a label to be seen.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...5, step: V = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, Fraction(), .of(bounds, step), EmptyView(), onEditingChanged)
    }

    /// Makes a rating of a number with a fraction, or of `nil` until one is chosen, without a label to be seen.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V?>, in bounds: ClosedRange<V> = 0...5, step: V = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, orNone: Fraction(), .of(bounds, step), EmptyView(), onEditingChanged)
    }
}
