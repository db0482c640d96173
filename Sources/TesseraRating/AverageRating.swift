public import Foundation
public import Tessera

/// A view that shows an average rating as a row of symbols, with a partly filled one.
///
/// It is the read-only counterpart of ``Rating`` for fractions.
///
/// ```swift
/// AverageRating(value: 3.5, count: 4)
/// // AverageRating value: 3.5, count: 4 [StarAverageRatingStyle, by default]
/// //   HStack
/// //     Image "star.fill"
/// //     Image "star.fill"
/// //     Image "star.fill"
/// //     Image "star.leadinghalf.filled"
/// ```
///
/// A value below 0 is shown as 0, and a value above `count` as `count`. `.nan`, the average of no
/// ratings, is shown as 0 and announced as "no rating".
///
/// An average is one accessibility element with every style: "Average rating", "3.5 of 5". The
/// number is rounded to one decimal place, with ties away from zero, and formatted for the
/// environment's locale. A decimal of 0 is omitted. The announced value does not depend on the
/// style.
nonisolated public struct AverageRating: View {
    private let value: Double
    private let spacing: CGFloat?
    private let count: Int
    /// The symbol to draw, for a rating that a style creates from its configuration.
    private let symbol: AverageRatingStyleConfiguration?
    @Environment(\.locale) private var locale

    /// Creates an average rating.
    ///
    /// - Parameters:
    ///   - value: The number of filled symbols. A fraction fills a part of the next symbol.
    ///   - spacing: The distance between symbols, in points; `nil` for the spacing of `HStack`.
    ///   - count: The number of symbols, from 0 to 1,000. Other counts are clamped and report a
    ///     runtime issue.
    public init(value: Double, spacing: CGFloat? = nil, count: Int = 5) {
        self.value = value
        self.spacing = spacing
        self.count = count
        symbol = nil
    }

    /// Creates the symbol that a style is drawing, to be drawn by the next outer style.
    public init(_ configuration: AverageRatingStyleConfiguration) {
        value = configuration.value
        spacing = nil
        count = configuration.count
        symbol = configuration
    }

    @MainActor public var body: some View {
        if let symbol {
            StyledControl(symbol, default: StarAverageRatingStyle())
        } else {
            let _ = reportCount()
            symbols
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Average rating")
                .accessibilityValue(spokenValue)
                .accessibilityAddTraits(.isStaticText)
        }
    }

    private var symbols: some View {
        HStack(spacing: spacing) {
            ForEach(0..<shownCount, id: \.self) { index in
                StyledControl(
                    AverageRatingStyleConfiguration(
                        starIndex: index, value: value, count: shownCount),
                    default: StarAverageRatingStyle())
            }
        }
    }

    private var spokenValue: String {
        if value.isNaN { return "no rating" }
        // Not `max`, which would preserve -0 and announce "-0".
        let shown = value > 0 ? min(value, Double(shownCount)) : 0
        let number = shown.formatted(
            .number.precision(.fractionLength(0...1)).rounded(rule: .toNearestOrAwayFromZero)
                .locale(locale))
        return "\(number) of \(shownCount)"
    }

    private var shownCount: Int { min(max(0, count), 1000) }

    private func reportCount() {
        guard count != shownCount else { return }
        let drawn = count < 0 ? "none" : "\(shownCount)"
        reportRuntimeIssue("an average rating of \(count) symbols; \(drawn) are drawn.")
    }
}

extension AverageRating: DescribedView {
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
