public import Tessera

nonisolated extension Rating {
    /// Creates a rating with a view as its label.
    ///
    /// - Parameters:
    ///   - value: A binding to the value, a number or an optional number.
    ///   - bounds: The smallest and largest value; `nil` for those of the value's type, or else from
    ///     0 to `count`. If the smallest value is 0, the user can return to no rating. Negative
    ///     bounds count as 0 and report a runtime issue.
    ///   - step: The distance between values, beginning at the smallest. A step without a valid
    ///     value within the bounds counts as 1 and reports a runtime issue.
    ///   - count: The number of symbols, which divide the largest value evenly. With `nil` there is
    ///     a symbol for each whole number from 1 to the largest value, or five symbols without
    ///     bounds. A count above 1,000 counts as 1,000 and reports a runtime issue.
    ///   - label: A view that describes the rated thing. It is announced even if a style does not
    ///     show it.
    ///   - onEditingChanged: Receives `true` when the user begins to choose, and `false` at the
    ///     end, even if the value has not changed.
    public init<V: RatingValue>(
        value: Binding<V>, in bounds: ClosedRange<V.Number>? = nil, step: V.Number.Stride = 1,
        count: Int? = nil, @ViewBuilder label: () -> Label,
        onEditingChanged: (@MainActor (Bool) -> Void)? = nil
    ) {
        self.init(
            value, scale: RatingScale(V.self, bounds, step: step, count: count), label: label(),
            editing: onEditingChanged)
    }

    /// Creates a read-only rating with a view as its label.
    public init<V: RatingValue>(
        displaying value: V, in bounds: ClosedRange<V.Number>? = nil, count: Int? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            .constant(value),
            scale: RatingScale(V.self, bounds, step: 1, count: count, isReadOnly: true),
            label: label(), isReadOnly: true)
    }
}

nonisolated extension Rating where Label == Text {
    /// Creates a rating with a localized title.
    public init<V: RatingValue>(
        _ titleKey: LocalizedStringKey, value: Binding<V>,
        in bounds: ClosedRange<V.Number>? = nil, step: V.Number.Stride = 1, count: Int? = nil,
        onEditingChanged: (@MainActor (Bool) -> Void)? = nil
    ) {
        self.init(
            value: value, in: bounds, step: step, count: count, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a rating with a title that is not localized, such as a name from the program's data.
    @_disfavoredOverload
    public init<S: StringProtocol, V: RatingValue>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V.Number>? = nil,
        step: V.Number.Stride = 1, count: Int? = nil,
        onEditingChanged: (@MainActor (Bool) -> Void)? = nil
    ) {
        self.init(
            value: value, in: bounds, step: step, count: count, label: { Text(title) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a read-only rating with a localized title.
    public init<V: RatingValue>(
        _ titleKey: LocalizedStringKey, displaying value: V,
        in bounds: ClosedRange<V.Number>? = nil, count: Int? = nil
    ) {
        self.init(displaying: value, in: bounds, count: count) { Text(titleKey) }
    }

    /// Creates a read-only rating with a title that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol, V: RatingValue>(
        _ title: S, displaying value: V, in bounds: ClosedRange<V.Number>? = nil,
        count: Int? = nil
    ) {
        self.init(displaying: value, in: bounds, count: count) { Text(title) }
    }
}

nonisolated extension Rating where Label == EmptyView {
    /// Creates a rating without a label.
    public init<V: RatingValue>(
        value: Binding<V>, in bounds: ClosedRange<V.Number>? = nil, step: V.Number.Stride = 1,
        count: Int? = nil, onEditingChanged: (@MainActor (Bool) -> Void)? = nil
    ) {
        self.init(
            value: value, in: bounds, step: step, count: count, label: { EmptyView() },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a rating whose symbols a closure draws, instead of the symbol styles that are set.
    ///
    /// ```swift
    /// Rating(value: $stars) { isFilled in Image(systemName: isFilled ? "circle.fill" : "circle") }
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The values that can be chosen.
    ///   - step: The distance between two values.
    ///   - count: The number of symbols.
    ///   - symbol: Returns a symbol that is filled or empty; called for each when the rating is made. Use `ratingSymbol(_:)` for more
    ///     properties of the symbol, or for all ratings in a view.
    public init<V: RatingValue, Content: View>(
        value: Binding<V>, in bounds: ClosedRange<V.Number>? = nil, step: V.Number.Stride = 1,
        count: Int? = nil, @ViewBuilder symbol: (Bool) -> Content
    ) {
        self.init(value: value, in: bounds, step: step, count: count)
        symbols = PairRatingSymbolStyle(
            filled: AnyView(symbol(true)), empty: AnyView(symbol(false)))
    }

    /// Creates a read-only rating without a label.
    public init<V: RatingValue>(
        displaying value: V, in bounds: ClosedRange<V.Number>? = nil, count: Int? = nil
    ) {
        self.init(displaying: value, in: bounds, count: count) { EmptyView() }
    }
}
