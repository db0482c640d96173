import TesseraEvaluation

extension Version {
    /// A label whose type is erased, so that the control's own type stays.
    private static let erased = Edit(
        "Rating.swift", "    private let spacing: CGFloat?",
        """
            private var label: AnyView?
            private let spacing: CGFloat?
        """)

    static let symbolLabel = Version(
        .symbol,
        changing: [
            erased,
            Edit(
                "Rating.swift", "    /// Creates the symbol that a style is drawing",
                """
                    /// Makes a rating with a label.
                    public init(
                        value: Binding<Int>, spacing: CGFloat? = nil, count: Int = 5,
                        @ViewBuilder label: () -> some View
                    ) {
                        self.init(value: value, spacing: spacing, count: count)
                        self.label = AnyView(label())
                    }

                    /// Creates the symbol that a style is drawing
                """),
            Edit(
                "Rating.swift", "        HStack(spacing: spacing) {",
                "        HStack(spacing: spacing) {\n            label"),
        ])

    static let closureLabelErased = Version(
        .closure, "a label of an erased type",
        changing: [
            erased,
            Edit(
                "Rating.swift", "    @MainActor public var body: some View {",
                """
                    /// Makes a rating with a label.
                    public init(
                        value: Binding<Int>, spacing: CGFloat? = nil, count: Int = 5,
                        @ViewBuilder starView: (Bool) -> Star, @ViewBuilder label: () -> some View
                    ) {
                        self.init(value: value, spacing: spacing, count: count, starView: starView)
                        self.label = AnyView(label())
                    }

                    @MainActor public var body: some View {
                """),
            Edit(
                "Rating.swift", "        HStack(spacing: spacing) {",
                "        HStack(spacing: spacing) {\n            label"),
        ])

    static let closureLabelGeneric = Version(
        .closure, "a label whose type is a parameter of the control's",
        changing: [
            Edit(
                "Rating.swift", "struct Rating<Star: View>",
                "struct Rating<Star: View, Label: View>"),
            Edit(
                "Rating.swift", "    private let spacing: CGFloat?",
                """
                    private let label: Label
                    private let spacing: CGFloat?
                """),
            Edit(
                "Rating.swift", "@ViewBuilder starView: (Bool) -> Star\n    ) {",
                """
                @ViewBuilder starView: (Bool) -> Star,
                        @ViewBuilder label: () -> Label = { EmptyView() }
                    ) {
                        self.label = label()
                """),
            Edit(
                "Rating.swift", "        HStack(spacing: spacing) {",
                "        HStack(spacing: spacing) {\n            label"),
            Edit(
                "Rating.swift", "extension Rating where Star == Image {",
                "extension Rating where Star == Image, Label == EmptyView {"),
        ])
}
