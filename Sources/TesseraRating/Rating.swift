public import Tessera

/// A control that shows a rating as a row of symbols, and lets one be chosen.
///
/// ```swift
/// Rating(value: $stars)
/// Rating(value: .constant(3), spacing: 5, count: 10)
/// ```
///
/// The value is clamped to the symbols when it is shown; only the user changes the value itself.
/// With `.constant` the rating is for reading, inside `.disabled(true)` it is out of use: either
/// way no tap and no adjustment has an effect, whatever gestures the style brings.
///
/// A rating is one accessibility element, whatever its style: "Rating", "3 of 5", adjustable by one
/// between 0 and `count`. The views of a style are hidden from accessibility, another rating
/// included.
nonisolated public struct Rating: View {
    @Binding private var value: Int
    private let spacing: CGFloat?
    private let count: Int
    /// The symbol to draw, for a rating that a style makes of its configuration.
    private let symbol: RatingStyleConfiguration?

    /// Makes a rating.
    ///
    /// - Parameters:
    ///   - value: The number of symbols that are filled.
    ///   - spacing: The distance between symbols, in points; `nil` for that of `HStack`.
    ///   - count: The number of symbols: from 0 to 1,000. Of another count the nearest of
    ///     these is drawn, and a runtime issue is reported.
    public init(value: Binding<Int>, spacing: CGFloat? = nil, count: Int = 5) {
        _value = value
        self.spacing = spacing
        self.count = count
        symbol = nil
    }

    /// Makes the symbol that a style is drawing once more, drawn by the next style outwards.
    ///
    /// This is the way for a style to add to whatever style is in force. It is one symbol, not the
    /// whole rating: what is added is added to each.
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
