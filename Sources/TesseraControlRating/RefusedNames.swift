public import Tessera

// Names of the original proposal and arguments of other controls, which a message replaces. The
// compiler refuses each use, so that no body runs.

nonisolated extension Rating where Label == EmptyView {
    @available(
        *, unavailable,
        message: "write 'Rating(value: $stars)' to choose, or 'Rating(displaying: stars)' to show"
    )
    public init<V: RatingValue>(_ value: V) { fatalError("unavailable") }

    @available(*, unavailable, message: "write 'Rating(value: $stars)'")
    public init<V: RatingValue>(_ value: Binding<V>) { fatalError("unavailable") }

    @available(
        *, unavailable,
        message: "write 'Rating(displaying: Int?.none)' to show no rating"
    )
    @_disfavoredOverload
    public init(displaying value: (any RatingValue)?) { fatalError("unavailable") }

    @available(
        *, unavailable,
        message: "the spacing belongs to the style: write '.ratingStyle(.row(spacing: 5))'"
    )
    public init<V: RatingValue>(value: Binding<V>, spacing: CGFloat?, count: Int = 5) {
        fatalError("unavailable")
    }
}

nonisolated extension Rating where Label == Text {
    @available(
        *, unavailable,
        message:
            "a rating needs a value: write 'value: $stars' or 'displaying: stars' after the title"
    )
    public init(_ titleKey: LocalizedStringKey) { fatalError("unavailable") }

    @available(*, unavailable, message: "the title is the label: leave out one of them")
    public init<V: RatingValue, Content: View>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, @ViewBuilder label: () -> Content
    ) {
        fatalError("unavailable")
    }
}

extension RatingStyleConfiguration {
    @available(
        *, unavailable,
        message:
            "a RatingStyle arranges all symbols: draw one in a RatingSymbolStyle, by its 'index'"
    )
    public var starIndex: Double { fatalError("unavailable") }

    @available(
        *, unavailable,
        message:
            "a RatingStyle arranges all symbols: draw one in a RatingSymbolStyle, by 'isFilled'"
    )
    public var isFilled: Bool { fatalError("unavailable") }

    @available(*, unavailable, message: "write 'symbols.count'")
    public var count: Int { fatalError("unavailable") }
}

extension RatingSymbol {
    @available(*, unavailable, renamed: "index")
    public var starIndex: Int { fatalError("unavailable") }

    @available(*, unavailable, message: "call 'select()' to choose the value of the symbol")
    public var value: Int {
        get { fatalError("unavailable") }
        nonmutating set { fatalError("unavailable") }
    }
}

extension RatingStyle where Self == RowRatingStyle {
    @available(
        *, unavailable,
        message:
            "a circle is the look of a symbol: write '.ratingSymbolStyle(.systemImage(\"circle\"))'"
    )
    nonisolated public static var circle: RowRatingStyle { fatalError("unavailable") }
}

@available(*, unavailable, renamed: "SystemImageRatingSymbolStyle")
public typealias SystemImageRatingStyle = SystemImageRatingSymbolStyle
