public import Tessera

/// A control that shows a rating and lets the user choose one.
///
/// ```swift
/// Rating(value: $stars)                             // five stars
/// Rating("Service", value: $service, in: 1...3)     // with a label, from 1
/// Rating(value: $food, step: 0.5)                   // a Double, in halves
/// Rating(value: $percent, in: 0...100, count: 5)    // a hundred values in five stars
/// Rating(value: $answer)                            // an Int?: nil until one is chosen
/// Rating(displaying: 3.7)                           // read-only
/// ```
///
/// A ``RatingStyle`` arranges the whole control. A ``RatingSymbolStyle`` draws a single symbol.
/// Styles do not affect the behaviour, unless a style replaces the gesture of the symbols. While a
/// finger is on a symbol, the rating previews the value at the finger. Lifting the finger there
/// chooses the value; lifting it elsewhere changes nothing. In every arrangement the symbols follow
/// the tint and the control size, and are faint when the rating is disabled.
///
/// The rating shows the value clamped to the bounds. It changes the value of the binding only when
/// the user chooses or clears a rating. `Rating(displaying:)` is read-only, and a rating inside
/// `.disabled(true)` is disabled. In both cases no control or gesture of a style has an effect. A
/// rating with a constant binding responds, but keeps its value.
///
/// A rating is one accessibility element with every style. Its label is the rating's label, or
/// "Rating" by default. Its value is, for example, "3 of 5", or "no rating" for `nil`, in the
/// language of the environment's locale. An outer `.accessibilityValue(_:)` replaces the value. The
/// element can be adjusted one step at a time. If the value is optional, the element has an action
/// to clear the rating. Inside `.ratingClearsOnReselect()` it also has the action if the lowest value
/// is 0.
///
/// A rating is also a single stop for the keyboard focus. Arrow keys go a step up or down, Home and
/// End go to the lowest and highest value, a digit chooses that many symbols, and Delete clears the
/// rating. A redacted rating shows and announces no value.
nonisolated public struct Rating<Label: View>: View {
    @Binding private var value: Double?
    private let label: RatingStyleConfiguration.Label
    /// The label, if it is a text.
    private let title: Text?
    private let scale: RatingScale
    private var isReadOnly = false
    private let editing: ControlAction<Bool>
    /// The configuration from which a style created this rating; `nil` for other ratings.
    private let configuration: RatingStyleConfiguration?
    @Draft<Double?, RatingProposal?> private var proposal: RatingProposal?
    @Environment(\.ratingPlace) private var place

    init<V: RatingValue>(
        _ value: Binding<V>, _ bounds: ClosedRange<V.Number>, _ step: V.Number.Stride,
        _ count: Int?, _ label: Label, _ onEditingChanged: (@MainActor (Bool) -> Void)?
    ) {
        _value = value.number
        _proposal = Draft(of: _value, proposing: nil)
        scale = RatingScale(V.self, bounds, step: step, count: count)
        self.label = RatingStyleConfiguration.Label(label)
        title = Label.self == Text.self ? label as? Text : nil
        editing = ControlAction { isBegun in
            guard let onEditingChanged else { return }
            // Input reaches a control on the main actor only.
            MainActor.assumeIsolated { onEditingChanged(isBegun) }
        }
        configuration = nil
    }

    init<V: RatingValue>(
        displaying value: V, _ bounds: ClosedRange<V.Number>, _ count: Int?, _ label: Label
    ) {
        self.init(.constant(value), bounds, 1, count, label, nil)
        isReadOnly = true
    }

    init(configuration: RatingStyleConfiguration) {
        _value = configuration.$value
        _proposal = Draft(of: _value, proposing: nil)
        scale = configuration.scale
        label = configuration.label
        title = nil
        editing = ControlAction { _ in }
        isReadOnly = configuration.isReadOnly
        self.configuration = configuration
    }

    @MainActor public var body: some View {
        let (control, configuration) = described
        ratingView(control, configuration)
    }

    @MainActor private var described: (RatingControl?, RatingStyleConfiguration) {
        if let configuration { return (nil, configuration) }
        for issue in scale.issues { reportRuntimeIssue(issue) }
        let control = RatingControl(
            value: $value, draft: _proposal, scale: scale, editing: editing,
            isReadOnly: isReadOnly, place: place, hasLabel: Label.self != EmptyView.self,
            title: title)
        return (control, control.configuration(label))
    }
}

/// Returns the view of a rating with any type of label.
///
/// - Parameter control: The behaviour of the rating; `nil` if a style created the rating.
@MainActor @ViewBuilder
private func ratingView(
    _ control: RatingControl?, _ configuration: RatingStyleConfiguration
) -> some View {
    let drawn = StyledControl(configuration, default: RowRatingStyle())
    // The most common case comes first.
    if control == nil || !configuration.isReadOnly && control?.isNamed == true {
        drawn.adjustable(control)
    } else if control?.isNamed == true {
        drawn.adjustable(control).refusesInteraction("read-only")
    } else {
        drawn.accessibilityRepresentation { configuration.label }
            .adjustable(control)
            .refusesInteraction(configuration.isReadOnly ? "read-only" : nil)
    }
}

extension Rating: DescribedView {
    public func describe(_ description: inout ViewDescription) {
        guard configuration == nil else { return }
        description.add("value", .some(value as Any))
        description.add("in", scale)
        if scale.step != 1 { description.add("step", scale.step) }
        if let count = scale.fixedCount { description.add("count", count) }
        if let proposal { description.add("proposal", .some(proposal.value as Any)) }
    }
}
