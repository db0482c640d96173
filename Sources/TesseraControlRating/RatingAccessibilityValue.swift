public import Tessera

nonisolated extension View {
    /// Sets the words that assistive technologies announce as the values of the ratings in this
    /// view.
    ///
    /// ```swift
    /// form.ratingAccessibilityValue { rating in "\(Int(rating.value ?? 0)) hearts" }
    /// ```
    ///
    /// An `accessibilityValue(_:)` outside a rating replaces them. A redacted rating announces no
    /// value.
    ///
    /// - Parameter words: Returns the words for the value of a rating.
    public func ratingAccessibilityValue(
        _ words: @escaping (RatingStyleConfiguration) -> String
    ) -> some View {
        environment(\.ratingAccessibilityValue, words)
    }
}

extension EnvironmentValues {
    @Entry var ratingAccessibilityValue: ((RatingStyleConfiguration) -> String)?
}
