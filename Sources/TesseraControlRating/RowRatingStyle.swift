public import Tessera

/// A style that puts the symbols in a row, after the label: the default.
///
/// The symbols are painted with the tint, and faintly where the rating is disabled. Inside
/// `.labelsHidden()` there is no label to be seen; the rating still goes by it.
nonisolated public struct RowRatingStyle: RatingStyle {
    private let spacing: CGFloat?
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isEnabled) private var isEnabled

    /// - Parameter spacing: The distance between symbols, in points; `nil` for that of `HStack`.
    public init(spacing: CGFloat? = nil) {
        self.spacing = spacing
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let symbols = HStack(spacing: spacing) {
            ForEach(configuration.symbols) { $0 }
        }
        .foregroundStyle(AnyShapeStyle(.tint, isDimmed: !isEnabled))
        if configuration.hasLabel, labelsVisibility != .hidden {
            HStack {
                configuration.label
                symbols
            }
        } else {
            symbols
        }
    }
}

extension AnyShapeStyle {
    /// The tint, or a faint one.
    fileprivate init(_ tint: TintShapeStyle, isDimmed: Bool) {
        self = isDimmed ? AnyShapeStyle(tint.opacity(0.4)) : AnyShapeStyle(tint)
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
