public import Tessera

/// A control that shows a rating and lets one be chosen, drawn by closures.
///
/// ```swift
/// Rating(value: $stars)                       // an Int, a Double, or an optional of these
/// Rating("Service", value: $service)          // with a label
/// Rating(value: 3.7)                          // for reading
/// Rating(value: $stars) { symbol in           // with a look of its own
///     Text(symbol.isFilled ? "♥" : "♡")
/// }
/// ```
///
/// Looks for several ratings travel in the environment:
/// ``Tessera/View/ratingSymbol(_:)`` draws each symbol, ``Tessera/View/ratingLayout(_:)`` arranges
/// the whole. Either is given what would be shown without it, as a view. A press on a symbol
/// previews it, lifting the finger there chooses it, and lifting it elsewhere changes nothing.
///
/// The value is clamped to the symbols when it is shown; only the user changes the value itself. A
/// rating of a plain value or a constant is for reading; inside `.disabled(true)` it is out of use.
///
/// A rating is one accessibility element, whatever draws it: its label, or "Rating"; "3 of 5", or
/// "no rating" for `nil`; adjustable by one step between 0 and `count`.
nonisolated public struct Rating: View {
    private let label: Text?
    @Binding private var value: Double?
    private let count: Int
    private let step: Double
    private let layer: RatingLayer<RatingSymbol>?
    @State private var preview: Double?
    @Environment(\.locale) private var locale
    @Environment(\.ratingClearsOnReselect) private var clearsOnReselect

    init(
        _ label: Text?, _ value: Binding<Double?>, count: Int, step: Double,
        layer: RatingLayer<RatingSymbol>? = nil
    ) {
        self.label = label
        _value = value
        self.count = count
        self.step = step
        self.layer = layer
    }

    @MainActor public var body: some View {
        let _ = reportSenselessMeasures()
        RatingContent(label: label, isReadOnly: $value.isConstant, interaction: interaction)
            .transformRatingSymbols { if let layer { $0.append(layer) } }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(label ?? Text("Rating"))
            .accessibilityValue(interaction.words(in: locale))
            .accessibilityAdjustableAction(interaction.adjust)
            .refusesInteraction($value.isConstant ? "read-only" : nil)
    }

    private var interaction: RatingInteraction {
        RatingInteraction(
            value: $value, preview: $preview, count: min(max(0, count), 1000),
            step: step > 0 ? step : 1, clearsOnReselect: clearsOnReselect)
    }

    private func reportSenselessMeasures() {
        if !(0...1000).contains(count) {
            reportRuntimeIssue("a rating of \(count) symbols; \(interaction.count) are drawn.")
        }
        if !(step > 0) {
            reportRuntimeIssue("a rating in steps of \(step); the step counts as 1.")
        }
    }
}

extension Rating: DescribedView {
    public func describe(_ description: inout ViewDescription) {
        description.add("value", value)
        description.add("count", count)
        if step != 1 { description.add("step", step) }
        description.add("preview", preview)
    }
}
