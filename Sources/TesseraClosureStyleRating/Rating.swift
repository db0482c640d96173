public import Tessera

/// A control that shows a rating and lets the user choose one, drawn by closures.
///
/// ```swift
/// Rating(value: $stars)                       // an Int, a Double, or an optional of these
/// Rating("Service", value: $service)          // with a label
/// Rating(value: 3.7)                          // read-only
/// Rating(value: $stars) { symbol in           // with a custom look
///     Text(symbol.isFilled ? "♥" : "♡")
/// }
/// ```
///
/// Closures for several ratings are set in the environment: `ratingSymbol(_:)` draws each symbol,
/// and `ratingLayout(_:)` arranges the whole rating. Each closure receives the view that would be
/// shown without it. A finger on a symbol previews its value, also while it slides. Lifting it
/// there chooses the value; lifting it elsewhere changes nothing.
///
/// The rating shows the value clamped to the symbols, but only the user changes the value. A rating
/// of a plain value or a constant is read-only. Inside `.disabled(true)` it is disabled.
///
/// A rating is one accessibility element with every closure. Its label is the rating's label, or
/// "Rating". Its value is "3 of 5", or "no rating" for `nil`. It is adjustable by one step. It is
/// also one stop of the focus, for arrows, digits, Home, End and Delete.
nonisolated public struct Rating: View {
    @Binding private var value: Double?
    private let bounds: ClosedRange<Int>
    private let step: Double
    private let title: Text?
    private let label: AnyView?
    private let layer: RatingLayer<RatingSymbol>?
    private let onEditingChanged: ControlAction<Bool>
    @State private var preview: RatingPreview?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.ratingClearsOnReselect) private var clearsOnReselect

    init(
        _ value: Binding<Double?>, _ bounds: ClosedRange<Int>, step: Double = 1,
        title: Text? = nil, label: AnyView? = nil, layer: RatingLayer<RatingSymbol>? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        _value = value
        self.bounds = bounds
        self.step = step
        self.title = title
        self.label = label ?? title.map { AnyView($0) }
        self.layer = layer
        self.onEditingChanged = ControlAction(onEditingChanged)
    }

    @MainActor public var body: some View {
        let _ = reportSenselessMeasures()
        let content =
            RatingContent(label: label, isReadOnly: $value.isConstant, interaction: interaction)
            .transformEnvironment(\.ratingLayers) { if let layer { $0.symbols.append(layer) } }
        if title == nil, let label {
            rating(content.accessibilityRepresentation { label })
        } else {
            rating(content)
        }
    }

    @MainActor private func rating(_ content: some View) -> some View {
        content.adjustable(interaction)
            .refusesInteraction($value.isConstant ? "read-only" : nil)
    }

    private var interaction: RatingInteraction {
        RatingInteraction(
            value: $value, preview: $preview, least: Double(min(max(0, bounds.lowerBound), count)),
            count: count, step: step > 0 ? step : 1, isOpen: isEnabled && !$value.isConstant,
            clearsOnReselect: clearsOnReselect, isNamed: title != nil || label == nil, title: title,
            onEditingChanged: onEditingChanged)
    }

    private var count: Int { min(max(0, bounds.upperBound), 1000) }

    private func reportSenselessMeasures() {
        if bounds.lowerBound < 0 || bounds.upperBound > 1000 {
            reportRuntimeIssue("a rating in \(bounds); \(count) symbols are drawn.")
        }
        if !(step > 0) {
            reportRuntimeIssue("a rating in steps of \(step); the step counts as 1.")
        }
    }
}

extension Rating: DescribedView {
    /// Describes the rating, for the printed tree.
    public func describe(_ description: inout ViewDescription) {
        description.add("value", value)
        description.add("in", bounds)
        if step != 1 { description.add("step", step) }
        if let preview { description.add("preview", .some(preview.value as Any)) }
    }
}
