import TesseraEvaluation

extension Feature {
    /// A requirement with a default for a style protocol, which the control reads in the environment.
    static func styleSpacing(_ style: String, by modifier: String = "ratingStyle") -> [Version.Edit]
    {
        [
            Version.Edit(
                "\(style).swift", "    typealias Configuration =",
                """
                    /// The distance between symbols, in points; `nil` for that of the control.
                    nonisolated var symbolSpacing: CGFloat? { get }
                    typealias Configuration =
                """),
            Version.Edit(
                "\(style).swift", "controlStyle(style, named: \"\(modifier)\")",
                """
                controlStyle(style, named: "\(modifier)")
                            .environment(\\.ratingSymbolSpacing, style.symbolSpacing)
                """),
            Version.Edit(
                "\(style).swift", "nonisolated extension View {",
                """
                extension \(style) {
                    nonisolated public var symbolSpacing: CGFloat? { nil }
                }

                private struct RatingSymbolSpacingKey: EnvironmentKey {
                    static let defaultValue: CGFloat? = nil
                }

                extension EnvironmentValues {
                    var ratingSymbolSpacing: CGFloat? {
                        get { self[RatingSymbolSpacingKey.self] }
                        set { self[RatingSymbolSpacingKey.self] = newValue }
                    }
                }

                nonisolated extension View {
                """),
        ]
    }

    static let symbolSpacing = [
        Version.Edit(
            "Rating.swift", "    private let spacing: CGFloat?",
            """
                @Environment(\\.ratingSymbolSpacing) private var symbolSpacing
                private let spacing: CGFloat?
            """),
        Version.Edit(
            "Rating.swift", "HStack(spacing: spacing)", "HStack(spacing: spacing ?? symbolSpacing)"),
    ]

    static let controlSpacing = [
        Version.Edit(
            "RowRatingStyle.swift", "    private let spacing: CGFloat?",
            """
                @Environment(\\.ratingSymbolSpacing) private var symbolSpacing
                private let spacing: CGFloat?
            """),
        Version.Edit(
            "RowRatingStyle.swift", "HStack(spacing: spacing)",
            "HStack(spacing: spacing ?? symbolSpacing)"),
    ]
}

extension Version {
    /// A parameter with a default for the modifier.
    static let buildersSpacing = Version(
        .builders,
        changing: [
            Edit(
                "RatingSymbol.swift",
                "        @ViewBuilder _ content: @escaping (RatingSymbol) -> some View",
                """
                        spacing: CGFloat? = nil,
                        @ViewBuilder _ content: @escaping (RatingSymbol) -> some View
                """),
            Edit(
                "RatingSymbol.swift", "$0.symbols.append(RatingLayer(content)) }",
                """
                $0.symbols.append(RatingLayer(content)); $0.spacing = spacing ?? $0.spacing }
                """),
            Edit(
                "RatingLayer.swift", "struct RatingLayers {",
                """
                struct RatingLayers {
                    var spacing: CGFloat?
                """),
            Edit("RatingContent.swift", "HStack {", "HStack(spacing: layers.spacing) {"),
        ])
}
