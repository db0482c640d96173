public import Tessera

nonisolated extension Rating {
    /// Makes a rating with any view as its label.
    ///
    /// - Parameters:
    ///   - value: The value, a number or an optional, to be shown and changed.
    ///   - bounds: The least and the greatest value. The least is 0 if "none" may be chosen again. Less
    ///     than 0 counts as 0, and a runtime issue is reported.
    ///   - step: The distance between the values that can be chosen, from the least one on. A step that
    ///     leads nowhere within the bounds counts as 1, and a runtime issue is reported.
    ///   - count: The number of symbols, which share the greatest value; `nil` for a symbol for each whole
    ///     number from 1 to the greatest value. More than 1,000 count as 1,000, and a runtime issue is
    ///     reported.
    ///   - label: A view that says what is rated. A style may leave the label out of the picture; it is
    ///     announced all the same.
    ///   - onEditingChanged: Receives `true` when the user begins to choose, and `false` at the end,
    ///     whether something was chosen or not.
    public init<V: RatingValue>(
        value: Binding<V>, in bounds: ClosedRange<V.Number> = 0...5, step: V.Number.Stride = 1,
        count: Int? = nil, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, count, label(), onEditingChanged)
    }

    /// Makes a rating that displays a value, with any view as its label.
    ///
    /// Nothing that the user does changes it.
    public init<V: RatingValue>(
        displaying value: V, in bounds: ClosedRange<V.Number> = 0...5, count: Int? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(displaying: value, bounds, count, label())
    }
}

nonisolated extension Rating where Label == Text {
    /// Makes a rating with a title.
    public init<V: RatingValue>(
        _ titleKey: LocalizedStringKey, value: Binding<V>,
        in bounds: ClosedRange<V.Number> = 0...5, step: V.Number.Stride = 1, count: Int? = nil,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, count, Text(titleKey), onEditingChanged)
    }

    /// Makes a rating with a title that the program made.
    @_disfavoredOverload
    public init<S: StringProtocol, V: RatingValue>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V.Number> = 0...5,
        step: V.Number.Stride = 1, count: Int? = nil,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, count, Text(title), onEditingChanged)
    }

    /// Makes a rating that displays a value, with a title.
    public init<V: RatingValue>(
        _ titleKey: LocalizedStringKey, displaying value: V,
        in bounds: ClosedRange<V.Number> = 0...5, count: Int? = nil
    ) {
        self.init(displaying: value, bounds, count, Text(titleKey))
    }

    /// Makes a rating that displays a value, with a title that the program made.
    @_disfavoredOverload
    public init<S: StringProtocol, V: RatingValue>(
        _ title: S, displaying value: V, in bounds: ClosedRange<V.Number> = 0...5,
        count: Int? = nil
    ) {
        self.init(displaying: value, bounds, count, Text(title))
    }
}

nonisolated extension Rating where Label == EmptyView {
    /// Makes a rating without a label to be seen.
    public init<V: RatingValue>(
        value: Binding<V>, in bounds: ClosedRange<V.Number> = 0...5, step: V.Number.Stride = 1,
        count: Int? = nil, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, count, EmptyView(), onEditingChanged)
    }

    /// Makes a rating that displays a value, without a label to be seen.
    public init<V: RatingValue>(
        displaying value: V, in bounds: ClosedRange<V.Number> = 0...5, count: Int? = nil
    ) {
        self.init(displaying: value, bounds, count, EmptyView())
    }
}

nonisolated extension Rating where Label == RatingStyleConfiguration.Label {
    /// Makes the rating that a style is drawing once more, drawn by the next style outwards.
    ///
    /// A style adds to whatever style is in force by placing the whole rating in this way.
    public init(_ configuration: RatingStyleConfiguration) {
        self.init(configuration: configuration)
    }
}
