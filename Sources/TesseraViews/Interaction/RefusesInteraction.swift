nonisolated extension View {
    /// Refuses all taps and adjustments in this view, whatever its gestures.
    ///
    /// Unlike `.disabled(true)`, this modifier does not change the look of the view. Use it for a
    /// read-only control: its style may add gestures, and none of them is performed.
    ///
    /// - Parameter reason: The reason in a word or two; `nil` changes nothing.
    public consuming func refusesInteraction(_ reason: String?) -> some View {
        setting(
            \.refusals.interaction, ifSet: reason.map(Optional.some),
            as: reason.map { Call("refusesInteraction").argument($0) })
    }
}
