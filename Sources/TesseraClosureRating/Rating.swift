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
/// The control takes the taps: a tap on a symbol chooses it. The closure only draws. It is called
/// twice, once for a filled symbol and once for an empty one, when the rating is made; each symbol
/// then shows the one or the other. A closure that brings a tap gesture of its own takes the taps
/// from the control.
///
/// The value is clamped to the symbols when it is shown; only the user changes the value itself.
/// With `.constant` the rating is for reading, inside `.disabled(true)` it is out of use: either
/// way no tap and no adjustment has an effect, whatever gestures the closure brings.
///
/// A rating is one accessibility element, whatever its symbols: "Rating", "3 of 5", adjustable by
/// one between 0 and `count`. The views of the closure are hidden from accessibility.
nonisolated public struct Rating<Star: View>: View {
    @Binding private var value: Int
    private let spacing: CGFloat?
    private let count: Int
    private let filled: Star
    private let empty: Star

    /// Makes a rating whose symbols a closure draws.
    ///
    /// - Parameters:
    ///   - value: The number of symbols that are filled.
    ///   - spacing: The distance between symbols, in points; `nil` for that of `HStack`.
    ///   - count: The number of symbols: from 0 to 1,000. Of another count the nearest of
    ///     these is drawn, and a runtime issue is reported.
    ///   - starView: A closure that draws a symbol, and receives true for a filled one.
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
    /// Makes a rating of stars.
    ///
    /// - Parameters:
    ///   - value: The number of stars that are filled.
    ///   - spacing: The distance between stars, in points; `nil` for that of `HStack`.
    ///   - count: The number of stars: from 0 to 1,000. Of another count the nearest of
    ///     these is drawn, and a runtime issue is reported.
    public init(value: Binding<Int>, spacing: CGFloat? = nil, count: Int = 5) {
        self.init(value: value, spacing: spacing, count: count) { isFilled in
            Image(systemName: isFilled ? "star.fill" : "star")
        }
    }
}
