public import Tessera

/// A control that shows a rating as a row of symbols, each drawn by a closure.
///
/// ```swift
/// Rating(value: $stars)
/// Rating(value: $stars) { isFilled in
///     Image(systemName: isFilled ? "circle.fill" : "circle")
/// }
/// ```
///
/// The control handles the taps: a tap on a symbol chooses it. The closure only draws. When the
/// rating is created, it calls the closure twice, for a filled and for an empty symbol. If the
/// closure adds a tap gesture, that gesture replaces the control's.
///
/// The rating shows the value clamped to the symbols, but only the user changes the value. A rating
/// of a constant is read-only, and a rating inside `.disabled(true)` is disabled. In both cases no
/// tap and no adjustment has an effect, whatever gestures the closure adds.
///
/// A rating is one accessibility element with all symbols: "Rating", "3 of 5", adjustable by one
/// between 0 and `count`. The views of the closure are hidden from accessibility.
nonisolated public struct Rating<Star: View>: View {
    @Binding private var value: Int
    private let spacing: CGFloat?
    private let count: Int
    private let filled: Star
    private let empty: Star

    /// Creates a rating with symbols drawn by a closure.
    ///
    /// - Parameters:
    ///   - value: The number of filled symbols.
    ///   - spacing: The distance between symbols, in points; `nil` for the spacing of `HStack`.
    ///   - count: The number of symbols, from 0 to 1,000. Other counts are clamped and report a
    ///     runtime issue.
    ///   - starView: Draws a symbol. The parameter is `true` for a filled symbol.
    public init(
        value: Binding<Int>, spacing: CGFloat? = nil, count: Int = 5,
        @ViewBuilder starView: (Bool) -> Star
    ) {
        _value = value
        self.spacing = spacing
        self.count = count
        filled = starView(true)
        empty = starView(false)
    }

    @MainActor public var body: some View {
        let _ = reportCount()
        HStack(spacing: spacing) {
            ForEach(0..<shownCount, id: \.self) { index in
                (index < value ? filled : empty)
                    .controlContent()
                    .onTapGesture { value = index + 1 }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(shownValue) of \(shownCount)")
        .accessibilityAdjustableAction(adjust)
        .refusesInteraction($value.isConstant ? "read-only" : nil)
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
        description.add("value", value)
        description.add("count", count)
        description.add("spacing", spacing)
    }
}

extension Rating where Star == Image {
    /// Creates a rating of stars.
    ///
    /// - Parameters:
    ///   - value: The number of filled stars.
    ///   - spacing: The distance between stars, in points; `nil` for the spacing of `HStack`.
    ///   - count: The number of stars, from 0 to 1,000. Other counts are clamped and report a
    ///     runtime issue.
    public init(value: Binding<Int>, spacing: CGFloat? = nil, count: Int = 5) {
        self.init(value: value, spacing: spacing, count: count) { isFilled in
            Image(systemName: isFilled ? "star.fill" : "star")
        }
    }
}
