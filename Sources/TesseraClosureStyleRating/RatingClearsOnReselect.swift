public import Tessera

extension EnvironmentValues {
    @Entry var ratingClearsOnReselect = false
}

extension View {
    /// Sets whether choosing the current value again clears a rating in this view.
    nonisolated public func ratingClearsOnReselect(_ clears: Bool = true) -> some View {
        environment(\.ratingClearsOnReselect, clears)
    }
}
