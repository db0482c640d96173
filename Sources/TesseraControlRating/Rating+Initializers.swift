public import Tessera

nonisolated extension Rating {
    /// Creates a rating with a view as its label.
    ///
    /// - Parameters:
    ///   - value: A binding to the value, a number or an optional number.
    ///   - bounds: The smallest and largest value. If the smallest value is 0, the user can return
    ///     to no rating. Negative bounds count as 0 and report a runtime issue.
    ///   - step: The distance between values, beginning at the smallest. A step without a valid
    ///     value within the bounds counts as 1 and reports a runtime issue.
    ///   - count: The number of symbols, which divide the largest value evenly. With `nil` there is
    ///     a symbol for each whole number from 1 to the largest value. A count above 1,000 counts
    ///     as 1,000 and reports a runtime issue.
    ///   - label: A view that describes the rated thing. It is announced even if a style does not
    ///     show it.
    ///   - onEditingChanged: Receives `true` when the user begins to choose, and `false` at the
    ///     end, even if the value has not changed.
    public init<V: RatingValue>(
        value: Binding<V>, in bounds: ClosedRange<V.Number> = 0...5, step: V.Number.Stride = 1,
        count: Int? = nil, @ViewBuilder label: () -> Label,
        onEditingChanged: (@MainActor (Bool) -> Void)? = nil
    ) {
        self.init(value, bounds, step, count, label(), onEditingChanged)
    }

    /// Creates a read-only rating with a view as its label.
    public init<V: RatingValue>(
        displaying value: V, in bounds: ClosedRange<V.Number> = 0...5, count: Int? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(displaying: value, bounds, count, label())
    }
}

nonisolated extension Rating where Label == Text {
    /// Creates a rating with a localized title.
    public init<V: RatingValue>(
        _ titleKey: LocalizedStringKey, value: Binding<V>,
        in bounds: ClosedRange<V.Number> = 0...5, step: V.Number.Stride = 1, count: Int? = nil,
        onEditingChanged: (@MainActor (Bool) -> Void)? = nil
    ) {
        self.init(value, bounds, step, count, Text(titleKey), onEditingChanged)
    }

    /// Creates a read-only rating with a localized title.
    public init<V: RatingValue>(
        _ titleKey: LocalizedStringKey, displaying value: V,
        in bounds: ClosedRange<V.Number> = 0...5, count: Int? = nil
    ) {
        self.init(displaying: value, bounds, count, Text(titleKey))
    }

}

nonisolated extension Rating where Label == EmptyView {
    /// Creates a rating without a label.
    public init<V: RatingValue>(
        value: Binding<V>, in bounds: ClosedRange<V.Number> = 0...5, step: V.Number.Stride = 1,
        count: Int? = nil, onEditingChanged: (@MainActor (Bool) -> Void)? = nil
    ) {
        self.init(value, bounds, step, count, EmptyView(), onEditingChanged)
    }

    /// Creates a read-only rating without a label.
    public init<V: RatingValue>(
        displaying value: V, in bounds: ClosedRange<V.Number> = 0...5, count: Int? = nil
    ) {
        self.init(displaying: value, bounds, count, EmptyView())
    }
}

nonisolated extension Rating where Label == RatingStyleConfiguration.Label {
    /// Creates the rating that a style is drawing, to be drawn by the next outer style.
    ///
    /// Place this rating in a style's body to extend the style that is already set.
    public init(_ configuration: RatingStyleConfiguration) {
        self.init(configuration: configuration)
    }
}
