public import Tessera

/// A style that puts the symbols in a row, after the label: the default.
///
/// The label and the row are a `LabeledContent`: in a form, the label stands at the other end of the
/// row. Inside `.labelsHidden()` there is no label to be seen; it is announced all the same.
nonisolated public struct RowRatingStyle: RatingStyle {
    private let spacing: CGFloat?
    @Environment(\.labelsVisibility) private var labelsVisibility

    /// - Parameter spacing: The distance between symbols, in points; `nil` for that of `HStack`.
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
    /// The default style, also inside a view with another one.
    nonisolated public static var automatic: RowRatingStyle { RowRatingStyle() }

    /// A row of symbols.
    nonisolated public static func row(spacing: CGFloat? = nil) -> RowRatingStyle {
        RowRatingStyle(spacing: spacing)
    }
}
