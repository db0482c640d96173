private struct InteractionRefusalKey: PlaceEnvironmentKey {
    static let defaultValue: String? = nil
}

extension EnvironmentValues {
    /// The reason why the view refuses interactions, beside being disabled; `nil` if there is none.
    public internal(set) var interactionRefusal: String? {
        get { self[InteractionRefusalKey.self] }
        set { self[InteractionRefusalKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Refuses all interactions with this view and the views inside it, whatever gestures they have.
    ///
    /// ```swift
    /// RatingStars(value: $value).refusesInteraction($value.isConstant ? "read-only" : nil)
    /// ```
    ///
    /// Unlike `.disabled(true)` it leaves `\.isEnabled` as it is, and with it the look of controls. It is
    /// for controls that only show a value: gestures that their styles bring refuse as well.
    ///
    /// - Parameter reason: The reason, in a word or two, for the results of interactions; `nil` has no
    ///   effect.
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
        if let reason { values.interactionRefusal = reason }
    }

    @usableFromInline
    var description: ModifierDescription? {
        reason.map { ModifierDescription("refusesInteraction", quoted($0)) }
    }
}
