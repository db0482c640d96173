private struct InteractionRefusalKey: PlaceEnvironmentKey {
    static let defaultValue: String? = nil
}

extension EnvironmentValues {
    /// The reason why the view does not respond to interaction, other than being disabled; `nil` if
    /// there is none.
    public internal(set) var interactionRefusal: String? {
        get { self[InteractionRefusalKey.self] }
        set { self[InteractionRefusalKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Keeps taps and adjustments from everything in this view, whatever gestures it has.
    ///
    /// Unlike `.disabled(true)` this says nothing of how the view should look. It is for controls
    /// that are there to be read: a control's styles may bring gestures of their own, and none of
    /// them is performed.
    ///
    /// - Parameter reason: Why, in a word or two; `nil` changes nothing.
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
