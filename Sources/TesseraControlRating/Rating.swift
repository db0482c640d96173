public import Tessera

/// A control that shows a rating, and lets one be chosen.
///
/// ```swift
/// Rating(value: $stars)                             // five stars
/// Rating("Service", value: $service, in: 1...3)     // with a label, and never none
/// Rating(value: $food, step: 0.5)                   // a Double, in halves
/// Rating(value: $answer)                            // an Int?: nil until one is chosen
/// Rating(value: 3.7)                                // for reading
/// ```
///
/// A symbol stands for each whole number from 1 to the upper bound. The look is a ``RatingStyle``'s,
/// which arranges the whole control, and a ``RatingSymbolStyle``'s, which draws one symbol. Neither has
/// to take part in how the control is used: a finger on a symbol shows what lifting it there would
/// choose, and lifting it elsewhere changes nothing.
///
/// What is shown is clamped to the symbols there are; only the user changes the value itself. A rating
/// of a plain value is for reading. Inside `.disabled(true)` a rating is out of use. Either way nothing
/// that a style offers has an effect. A rating of a constant binding is in use, and its value is never
/// another one.
///
/// A rating is one accessibility element, whatever its styles: its label, or "Rating"; "3 of 5", or
/// "no rating" for `nil`, in the words of the environment's locale; adjustable by one step. An
/// `.accessibilityValue(_:)` outside says it in other words. Where the value may be `nil`, and inside
/// `.ratingClearsByTouch()`, there is an action to clear it.
///
/// It is also one stop of the focus: the arrows go a step up or down, Home and End to the bounds, a digit
/// to its number, and Delete clears. Redacted, it shows no value and has none announced.
nonisolated public struct Rating<Label: View>: View {
    @Binding private var value: Double?
    private let label: RatingStyleConfiguration.Label
    /// The words of the label, if it is a text.
    private let title: Text?
    private let scale: RatingScale
    private let isReadOnly: Bool
    private let editing: ControlAction<Bool>
    /// The control that a style is making once more.
    private let configuration: RatingStyleConfiguration?
    @State private var proposal: RatingProposal?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.ratingClearsByTouch) private var clearsByTouch

    init<Number: _BindingProjection>(
        _ value: Binding<Number.Base>, _ number: Number, _ scale: RatingScale, _ label: Label,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) where Number.Projected == Double? {
        self.init(value._projected(by: number), scale, label, onEditingChanged)
    }

    init<Number: _BindingProjection>(
        _ value: Binding<Number.Base?>, orNone number: Number, _ scale: RatingScale, _ label: Label,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) where Number.Base: Numeric, Number.Projected == Double? {
        let number = OrNone(number: number)
        self.init(value._projected(by: number), scale.orNone, label, onEditingChanged)
    }

    init(reading value: Double?, _ scale: RatingScale, _ label: Label) {
        self.init(.constant(value), scale, label, isReadOnly: true)
    }

    private init(
        _ value: Binding<Double?>, _ scale: RatingScale, _ label: Label,
        _ onEditingChanged: @escaping (Bool) -> Void = { _ in }, isReadOnly: Bool = false,
        configuration: RatingStyleConfiguration? = nil
    ) {
        _value = value
        self.scale = scale
        self.label = RatingStyleConfiguration.Label(label)
        title = Label.self == Text.self ? label as? Text : nil
        editing = ControlAction(onEditingChanged)
        self.isReadOnly = isReadOnly
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
            value: $value, proposal: $proposal, scale: scale, editing: editing,
            isReadOnly: isReadOnly, isEnabled: isEnabled, isHidden: !redactionReasons.isEmpty,
            clearsByTouch: clearsByTouch, hasLabel: Label.self != EmptyView.self, title: title)
        return (control, control.configuration(label, at: value, proposal))
    }
}

nonisolated extension Rating where Label == RatingStyleConfiguration.Label {
    /// Makes the rating that a style is drawing once more, drawn by the next style outwards.
    ///
    /// This is the way for a style to add to whatever style is in force. It is the whole rating.
    public init(_ configuration: RatingStyleConfiguration) {
        self.init(
            configuration.$value, configuration.scale, configuration.label,
            configuration: configuration)
    }
}

/// The view of a rating, be its label of whatever type: it is compiled once for all of them.
///
/// - Parameter control: What the rating does; `nil` for one that a style is making once more.
@MainActor @ViewBuilder
private func ratingView(
    _ control: RatingControl?, _ configuration: RatingStyleConfiguration
) -> some View {
    let drawn = StyledControl(configuration, default: RowRatingStyle())
    // What most ratings are comes first, and alone.
    if control == nil || !configuration.isReadOnly && control?.isNamed == true {
        drawn._adjustable(control)
    } else if control?.isNamed == true {
        drawn._adjustable(control).refusesInteraction("read-only")
    } else {
        drawn.accessibilityRepresentation { configuration.label }._adjustable(control)
            .refusesInteraction(configuration.isReadOnly ? "read-only" : nil)
    }
}

extension Rating: DescribedView {
    public func describe(_ description: inout ViewDescription) {
        guard configuration == nil else { return }
        description.add("value", .some(value as Any))
        description.add("in", scale)
        if scale.step != 1 { description.add("step", scale.step) }
        if let proposal { description.add("proposal", .some(proposal.value as Any)) }
    }
}
