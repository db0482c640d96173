public import Tessera

/// A control that shows a rating as a row of symbols and lets the user choose one.
///
/// ```swift
/// Rating(value: $stars)
/// Rating(value: .constant(3), spacing: 5, count: 10)
/// ```
///
/// The rating shows the value clamped to the number of symbols. It changes the value of the binding
/// only when the user chooses a rating. A rating with a constant binding is read-only, and a rating
/// inside `.disabled(true)` is disabled. In both cases no tap and no adjustment has an effect,
/// whatever gestures the style adds.
///
/// A rating is one accessibility element with every style: "Rating", "3 of 5", adjustable by one
/// between 0 and `count`. The views of a style, including other ratings, are hidden from
/// accessibility.
nonisolated public struct Rating: View {
    @Binding private var value: Int
    private let spacing: CGFloat?
    private let count: Int
    /// The symbol to draw, for a rating that a style creates from its configuration.
    private let symbol: RatingStyleConfiguration?

    /// Creates a rating.
    ///
    /// - Parameters:
    ///   - value: The number of filled symbols.
    ///   - spacing: The distance between symbols, in points; `nil` for the spacing of `HStack`.
    ///   - count: The number of symbols, from 0 to 1,000. Other counts are clamped and report a
    ///     runtime issue.
    public init(value: Binding<Int>, spacing: CGFloat? = nil, count: Int = 5) {
        _value = value
        self.spacing = spacing
        self.count = count
        symbol = nil
    }

    /// Creates the symbol that a style is drawing, to be drawn by the next outer style.
    ///
    /// Use it in a style's body to extend the style that is already set. It is a single symbol, so
    /// the extension applies to each symbol.
    public init(_ configuration: RatingStyleConfiguration) {
        _value = configuration.$value
        spacing = nil
        count = configuration.count
        symbol = configuration
    }

    @MainActor public var body: some View {
        if let symbol {
            StyledControl(symbol, default: StarRatingStyle())
        } else {
            let _ = reportCount()
            symbols
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Rating")
                .accessibilityValue("\(shownValue) of \(shownCount)")
                .accessibilityAdjustableAction(adjust)
                .refusesInteraction($value.isConstant ? "read-only" : nil)
        }
    }

    private var symbols: some View {
        HStack(spacing: spacing) {
            ForEach(0..<shownCount, id: \.self) { index in
                StyledControl(
                    RatingStyleConfiguration(starIndex: index, value: $value, count: shownCount),
                    default: StarRatingStyle())
            }
        }
    }

    private func reportCount() {
        guard count != shownCount else { return }
        let drawn = count < 0 ? "none" : "\(shownCount)"
        reportRuntimeIssue("a rating of \(count) symbols; \(drawn) are drawn.")
    }

    private var shownCount: Int { min(max(0, count), 1000) }

    private var shownValue: Int { min(max(0, value), shownCount) }

    private func adjust(_ direction: AccessibilityAdjustmentDirection) {
        let next = direction == .increment ? shownValue + 1 : shownValue - 1
        if (0...shownCount).contains(next) { value = next }
    }
}

extension Rating: DescribedView {
    public func describe(_ description: inout ViewDescription) {
        if let symbol {
            description.add("symbol", symbol.starIndex)
        } else {
            description.add("value", value)
            description.add("count", count)
            description.add("spacing", spacing)
        }
    }
}
