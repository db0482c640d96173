public import Tessera

nonisolated extension View {
    /// Lets the ratings in this view be taken back by touch: by a second tap on the value that they have,
    /// and by sliding a finger off the leading edge.
    ///
    /// By default a touch never takes a rating back: only assistive technologies and keys do. A rating
    /// that has no value for "none", as with the bounds `1...5` for an `Int`, is never taken back.
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
