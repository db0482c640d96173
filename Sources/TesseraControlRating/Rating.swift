public import Tessera

/// A control that shows a rating and lets the user choose one.
///
/// ```swift
/// Rating(value: $stars)                             // five stars
/// Rating("Service", value: $service, in: 1...3)     // with a label, from 1
/// Rating(value: $food, step: 0.5)                   // a Double, in halves
/// Rating(value: $grade, count: 10)                  // ten stars
/// Rating(value: $percent, in: 0...100, count: 5)    // a hundred values in five stars
/// Rating(value: $answer)                            // an Int?: nil until one is chosen
/// Rating(displaying: 3.7)                           // read-only
/// ```
///
/// A ``RatingStyle`` arranges the whole control. A ``RatingSymbolStyle`` draws a single symbol.
/// Styles do not affect the behaviour, unless a style replaces the gesture of the symbols. While a
/// finger is on a symbol, the rating previews the value at the finger. Lifting the finger there
/// chooses the value; lifting it elsewhere changes nothing. A drag that scrolls a view around the
/// rating chooses nothing. In every arrangement the symbols follow the tint, or else the foreground
/// style, and the control size, and are faint when the rating is disabled.
///
/// The rating shows and announces the value clamped to what its symbols can show: from none to the
/// largest value. A value below the smallest is shown as it is. The rating changes the value of the
/// binding only when the user chooses or clears a rating. `Rating(displaying:)` is read-only, and a
/// rating inside `.disabled(true)` is disabled. In both cases no control or gesture of a style has an
/// effect. A rating with a constant binding responds, but keeps its value.
///
/// A rating is one accessibility element with every style. Its label is the rating's label, also if a
/// style leaves it out. By default it is that of a `LabeledContent` around the rating, or "Rating".
/// Its value is, for example, "3 of 5", or "no rating" for `nil`, in the language of the
/// environment's locale. An outer `.accessibilityValue(_:)` replaces the value. The element can be
/// adjusted one step at a time. If the value is optional, the element has an action
/// to clear the rating. Inside `.ratingClearsOnReselect()` it also has the action if the lowest value
/// is 0.
///
/// A rating is also a single stop for the keyboard focus. Arrow keys go a step up or down, Home and
/// End go to the lowest and highest value, a digit chooses that many symbols, and Delete clears the
/// rating or is left to the views around. A redacted rating shows and announces no value.
nonisolated public struct Rating<Label: View>: View {
    private let value: any RatingNumber
    /// The choice of a finger or pointer that has not ended.
    @State private var proposal: RatingProposal?
    @Environment(\.ratingPlace) private var place
    private let label: RatingStyleConfiguration.Label
    /// The label, if it is a text.
    private let title: Text?
    private let scale: RatingScale
    private let isReadOnly: Bool
    private let editing: ControlAction<Bool>
    /// The symbols of this rating alone.
    var symbols: PairRatingSymbolStyle?
    /// The configuration that a style has passed to this rating; `nil` for other ratings.
    private var configuration: RatingStyleConfiguration?

    init<V: RatingValue>(
        _ value: Binding<V>, scale: RatingScale, label: Label, isReadOnly: Bool = false,
        editing: (@MainActor (Bool) -> Void)? = nil
    ) {
        self.value = BoundNumber(value: value)
        self.scale = scale
        self.label = .init(content: AnyView(label))
        title = Label.self == Text.self ? label as? Text : nil
        self.isReadOnly = isReadOnly
        self.editing = ControlAction { isBegun in
            guard let editing else { return }
            // Input reaches a control on the main actor only.
            MainActor.assumeIsolated { editing(isBegun) }
        }
    }

    /// Creates the rating that a style is drawing, to be drawn by the next outer style.
    ///
    /// Place this rating in a style's body to extend the style that is already set.
    public init(_ configuration: RatingStyleConfiguration)
    where Label == RatingStyleConfiguration.Label {
        value = BoundNumber(value: configuration.$value)
        scale = configuration.scale
        label = configuration.label
        title = nil
        isReadOnly = configuration.isReadOnly
        editing = ControlAction { _ in }
        self.configuration = configuration
    }

    @MainActor public var body: some View {
        if let configuration {
            StyledControl(configuration, default: RowRatingStyle())
        } else {
            ratingView(control, symbols)
        }
    }

    @MainActor private var control: RatingControl {
        for issue in scale.issues { reportRuntimeIssue(issue) }
        return RatingControl(
            stored: value, proposal: $proposal, scale: scale, editing: editing,
            isReadOnly: isReadOnly, place: place, hasLabel: Label.self != EmptyView.self,
            title: title, label: label)
    }
}

/// Returns the view of a rating with any type of label.
@MainActor @ViewBuilder
private func ratingView(
    _ control: RatingControl, _ symbols: PairRatingSymbolStyle?
) -> some View {
    let drawn = StyledControl(control.configuration, default: RowRatingStyle())
    // The most common case comes first.
    if symbols == nil, !control.isReadOnly, control.isNamed {
        drawn.adjustable(control)
    } else if let symbols {
        drawn.ratingSymbolStyle(symbols).adjustable(control)
    } else if control.isNamed {
        drawn.adjustable(control).refusesInteraction("read-only")
    } else {
        drawn.accessibilityRepresentation { control.label }
            .adjustable(control)
            .refusesInteraction(control.isReadOnly ? "read-only" : nil)
    }
}

extension Rating: DescribedView {
    public func describe(_ description: inout ViewDescription) {
        guard configuration == nil else { return }
        description.add("value", .some(value.number as Any))
        description.add("in", scale)
        if scale.step != 1 { description.add("step", scale.step) }
        if let count = scale.fixedCount { description.add("count", count) }
        if let proposal { description.add("proposal", .some(proposal.value as Any)) }
    }
}
