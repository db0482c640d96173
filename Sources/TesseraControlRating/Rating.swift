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
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.ratingClearsByTouch) private var clearsByTouch

    init(
        _ number: RatingNumber, _ label: Label,
        _ onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        _value = number.value
        self.label = RatingStyleConfiguration.Label(label)
        title = label as? Text
        scale = number.scale
        isReadOnly = number.isReadOnly
        editing = ControlAction(onEditingChanged)
        configuration = nil
    }

    @MainActor public var body: some View {
        let words = RatingWords(locale)
        if let configuration {
            StyledControl(configuration, default: RowRatingStyle())
        } else if title == nil, hasLabel {
            announced(control.accessibilityRepresentation { label }, words)
        } else {
            announced(
                control
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(title ?? Text(words.rating)), words)
        }
    }

    @MainActor private var control: some View {
        let _ = scale.issues.forEach { reportRuntimeIssue($0) }
        return StyledControl(described, default: RowRatingStyle())
    }

    /// The control as one element to be adjusted, and as one stop of the focus.
    @MainActor @ViewBuilder
    private func announced(_ control: some View, _ words: RatingWords) -> some View {
        let element =
            control
            .accessibilityValue(isRedacted ? "" : words.value(value, on: scale))
            .accessibilityAdjustableAction(interaction.adjust)
            ._onControlKeyPress { interaction.press(_AdjustmentKey($0, layoutDirection)) }
            ._onSlide(perform: interaction.follow)
        if !isReadOnly, scale.canClear, scale.allowsNil || clearsByTouch {
            element
                .accessibilityAction(named: words.clear, interaction.clear)
        } else {
            element
                .refusesInteraction(isReadOnly ? "read-only" : nil)
        }
    }

    private var hasLabel: Bool { Label.self != EmptyView.self }
    private var isRedacted: Bool { !redactionReasons.isEmpty }

    private var interaction: RatingInteraction {
        RatingInteraction(
            value: $value, proposal: $proposal, scale: scale, editing: editing,
            isOpen: isEnabled && !isReadOnly, clearsByTouch: clearsByTouch)
    }

    private var described: RatingStyleConfiguration {
        RatingStyleConfiguration(
            label: label, hasLabel: hasLabel, isReadOnly: isReadOnly, value: value,
            shown: isRedacted ? nil : proposal.map(\.value) ?? value,
            isEditing: proposal?.isEditing ?? false,
            interaction: interaction)
    }
}

nonisolated extension Rating where Label == RatingStyleConfiguration.Label {
    /// Makes the rating that a style is drawing once more, drawn by the next style outwards.
    ///
    /// This is the way for a style to add to whatever style is in force. It is the whole rating.
    public init(_ configuration: RatingStyleConfiguration) {
        _value = configuration.interaction.$value
        label = configuration.label
        title = nil
        scale = configuration.interaction.scale
        isReadOnly = configuration.isReadOnly
        editing = configuration.interaction.editing
        self.configuration = configuration
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
