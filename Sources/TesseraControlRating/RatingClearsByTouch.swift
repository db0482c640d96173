public import Tessera

nonisolated extension View {
    /// Lets the user clear ratings in this view by touch: by tapping the current value again, or by
    /// sliding off the leading edge.
    ///
    /// By default only keys and assistive technologies clear a rating. A rating without a value for
    /// "none" cannot be cleared, as with the bounds `1...5` for an `Int`.
    public func ratingClearsByTouch(_ clears: Bool = true) -> some View {
        environment(\.ratingClearsByTouch, clears)
    }
}

private struct RatingClearsByTouchKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var ratingClearsByTouch: Bool {
        get { self[RatingClearsByTouchKey.self] }
        set { self[RatingClearsByTouchKey.self] = newValue }
    }
}
