public import Tessera

/// The default style: a row of symbols after the label.
///
/// The label and the row are a `LabeledContent`, which separates them in a form. Inside
/// `.labelsHidden()` the label is invisible, but still announced.
nonisolated public struct RowRatingStyle: RatingStyle {
    private let spacing: CGFloat?
    @Environment(\.labelsVisibility) private var labelsVisibility

    /// - Parameter spacing: The distance between symbols, in points; `nil` for the spacing of
    ///   `HStack`.
    public init(spacing: CGFloat? = nil) {
        self.spacing = spacing
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let symbols = HStack(spacing: spacing) {
            ForEach(configuration.symbols) { $0 }
        }
        if configuration.hasLabel, labelsVisibility != .hidden {
            LabeledContent {
                symbols
            } label: {
                configuration.label
            }
        } else {
            symbols
        }
    }
}

extension RatingStyle where Self == RowRatingStyle {
    /// The default style. Use it to override a style that is set outside.
    nonisolated public static var automatic: RowRatingStyle { RowRatingStyle() }

    /// A row of symbols.
    nonisolated public static func row(spacing: CGFloat? = nil) -> RowRatingStyle {
        RowRatingStyle(spacing: spacing)
    }
}
