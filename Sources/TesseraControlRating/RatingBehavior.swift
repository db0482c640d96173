public import Tessera

nonisolated extension View {
    /// Sets whether choosing the current value again clears a rating in this view.
    ///
    /// The user chooses with a finger or a click. Sliding off the leading edge then also clears the
    /// rating. By default only keys and assistive technologies clear it. A rating without a value
    /// for "none" cannot be cleared, as with the bounds `1...5` for an `Int`.
    public func ratingClearsOnReselect(_ clears: Bool = true) -> some View {
        environment(\.ratingBehavior.clearsOnReselect, clears)
    }

    /// Sets whether a finger chooses in the ratings in this view by taps only.
    ///
    /// A finger that moves along the symbols then belongs to the views around, as with a page that
    /// is turned by a swipe. In a view that scrolls along the symbols this is so without the
    /// modifier.
    public func ratingSlideDisabled(_ disabled: Bool = true) -> some View {
        environment(\.ratingBehavior.slides, !disabled)
    }

    /// Sets whether the ratings in this view ignore a pointer that passes over them.
    ///
    /// By default a rating shows the value that a click would choose.
    public func ratingHoverDisabled(_ disabled: Bool = true) -> some View {
        environment(\.ratingBehavior.hovers, !disabled)
    }

    /// Sets whether the ratings in this view write the value under the finger before it is lifted,
    /// as a slider does.
    ///
    /// By default a rating writes once, when the finger is lifted. A touch that is cancelled, or
    /// ends away from the symbols, restores the value at its beginning.
    ///
    /// ```swift
    /// Rating("Food", value: $food).ratingUpdatesWhileEditing()
    /// Text(["", "poor", "fair", "good", "great", "superb"][food])
    /// ```
    public func ratingUpdatesWhileEditing(_ updates: Bool = true) -> some View {
        environment(\.ratingBehavior.updatesWhileEditing, updates)
    }
}

/// The ways in which a user chooses, as set for a view.
struct RatingBehavior: Equatable {
    var clearsOnReselect = false
    /// Whether a finger chooses by sliding along the symbols.
    var slides = true
    /// Whether a pointer previews the value of a click.
    var hovers = true
    /// Whether the value follows a finger.
    var updatesWhileEditing = false
}

extension EnvironmentValues {
    @Entry var ratingBehavior = RatingBehavior()
}
