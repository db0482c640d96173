nonisolated extension View {
    /// Refuses all taps and adjustments in this view, whatever its gestures.
    ///
    /// Unlike `.disabled(true)`, this modifier does not change the look of the view. Use it for a
    /// read-only control: its style may add gestures, and none of them is performed.
    ///
    /// - Parameter reason: The reason in a word or two; `nil` changes nothing.
    @inlinable
    public consuming func refusesInteraction(_ reason: String?) -> some View {
        modifier(InteractionRefusalModifier(reason: reason))
    }
}

@usableFromInline
nonisolated struct InteractionRefusalModifier: EnvironmentModifier {
    @usableFromInline let reason: String?

    @inlinable
    init(reason: String?) {
        self.reason = reason
    }

    @usableFromInline
    func transform(_ values: inout EnvironmentValues) {
        if let reason { values.refusals.interaction = reason }
    }

    @usableFromInline
    var description: ModifierDescription? {
        reason.map { ModifierDescription("refusesInteraction", quoted($0)) }
    }
}
