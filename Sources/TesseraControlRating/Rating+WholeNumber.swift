public import Tessera

nonisolated extension Rating {
    /// Makes a rating of a whole number, with any view as its label.
    ///
    /// - Parameters:
    ///   - value: The number of symbols that are filled.
    ///   - bounds: The least and the greatest value. There is a symbol for each number from 1 to the
    ///     greatest; the least is 0 if none may be chosen again. Less than 0 counts as 0, more than
    ///     1,000 as 1,000, and a runtime issue is reported.
    ///   - label: A view that says what is rated. A style may leave it out of the picture; it is
    ///     announced all the same.
    ///   - onEditingChanged: Receives `true` when the user begins to choose, and `false` at the end,
    ///     whether something was chosen or not.
    public init<V: BinaryInteger>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...5,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, Whole(), .of(bounds), label(), onEditingChanged)
    }

    /// Makes a rating of a whole number, or of `nil` until one is chosen, with any view as its
    /// label.
    public init<V: BinaryInteger>(
        value: Binding<V?>, in bounds: ClosedRange<V> = 0...5,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, orNone: Whole(), .of(bounds), label(), onEditingChanged)
    }
}

nonisolated extension Rating where Label == Text {
    /// Makes a rating of a whole number, with a title.
    public init<V: BinaryInteger>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V> = 0...5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, Whole(), .of(bounds), Text(titleKey), onEditingChanged)
    }

    /// Makes a rating of a whole number, or of `nil` until one is chosen, with a title.
    public init<V: BinaryInteger>(
        _ titleKey: LocalizedStringKey, value: Binding<V?>, in bounds: ClosedRange<V> = 0...5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, orNone: Whole(), .of(bounds), Text(titleKey), onEditingChanged)
    }

    /// Makes a rating of a whole number, with a title that the program made.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryInteger>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V> = 0...5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, Whole(), .of(bounds), Text(title), onEditingChanged)
    }

    /// Makes a rating of a whole number, or of `nil` until one is chosen, with a title that the
    /// program made.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryInteger>(
        _ title: S, value: Binding<V?>, in bounds: ClosedRange<V> = 0...5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, orNone: Whole(), .of(bounds), Text(title), onEditingChanged)
    }
}

nonisolated extension Rating where Label == EmptyView {
    /// Makes a rating of a whole number, without a label to be seen.
    public init<V: BinaryInteger>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, Whole(), .of(bounds), EmptyView(), onEditingChanged)
    }

    /// Makes a rating of a whole number, or of `nil` until one is chosen, without a label to be seen.
    public init<V: BinaryInteger>(
        value: Binding<V?>, in bounds: ClosedRange<V> = 0...5,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, orNone: Whole(), .of(bounds), EmptyView(), onEditingChanged)
    }
}
