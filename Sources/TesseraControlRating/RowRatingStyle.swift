public import Tessera

/// A style that puts the symbols in a row, after the label: the default.
///
/// The label and the row are a `LabeledContent`: in a form, the label stands at the other end of the
/// row. Inside `.labelsHidden()` there is no label to be seen; the rating still goes by it. The symbols are
/// painted with the tint, and faintly where the rating is disabled; they are smaller or larger with the
/// `controlSize`.
nonisolated public struct RowRatingStyle: RatingStyle {
    private let spacing: CGFloat?
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorSchemeContrast) private var contrast

    /// - Parameter spacing: The distance between symbols, in points; `nil` for that of `HStack`.
    public init(spacing: CGFloat? = nil) {
        self.spacing = spacing
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let symbols = HStack(spacing: spacing) {
            ForEach(configuration.symbols) { $0 }
        }
        .foregroundStyle(paint)
        .modifier(ControlScale())
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

    /// The tint, or a faint one; with more contrast, less faint.
    private var paint: AnyShapeStyle {
        if isEnabled { return AnyShapeStyle(.tint) }
        return AnyShapeStyle(.tint.opacity(contrast == .increased ? 0.6 : 0.4))
    }
}

/// The size of symbols in controls of the environment's size; the usual size leaves them as they are.
nonisolated private struct ControlScale: EnvironmentModifier, Equatable {
    func transform(_ values: inout EnvironmentValues) {
        switch values.controlSize {
        case .mini, .small: values.imageScale = .small
        case .regular: break
        case .large, .extraLarge: values.imageScale = .large
        }
    }

    var description: ModifierDescription? { nil }
}

extension RatingStyle where Self == RowRatingStyle {
    /// The default style, also inside a view with another one.
    nonisolated public static var automatic: RowRatingStyle { RowRatingStyle() }

    /// A row of symbols.
    nonisolated public static func row(spacing: CGFloat? = nil) -> RowRatingStyle {
        RowRatingStyle(spacing: spacing)
    }
}
