public import Tessera

/// A control that shows a rating, and lets one be chosen.
///
/// ```swift
/// Rating(value: $stars)                             // five stars
/// Rating("Service", value: $service, in: 1...3)     // with a label, and never none
/// Rating(value: $food, step: 0.5)                   // a Double, in halves
/// Rating(value: $percent, in: 0...100, count: 5)    // a hundred values in five stars
/// Rating(value: $answer)                            // an Int?: nil until one is chosen
/// Rating(displaying: 3.7)                           // for reading
/// ```
///
/// A ``RatingStyle`` arranges the whole control, and a ``RatingSymbolStyle`` draws one symbol. Neither
/// takes part in how the control is used: a finger on a symbol shows what lifting it there would choose,
/// and lifting it elsewhere changes nothing. The tint, the faint look of a disabled rating and the size of
/// controls reach the symbols in every arrangement.
///
/// What is shown is clamped to the bounds; only the user changes the value. `Rating(displaying:)` is for
/// reading. Inside `.disabled(true)` a rating is out of use. In both cases nothing that a style offers has
/// an effect. A rating of a constant binding is in use, and its value stays.
///
/// A rating is one accessibility element, whatever its styles: its label, or "Rating"; "3 of 5", or
/// "no rating" for `nil`, in the words of the environment's locale; adjustable by one step. An
/// `.accessibilityValue(_:)` outside replaces the words. Where the value may be `nil`, and inside
/// `.ratingClearsByTouch()`, there is an action to clear it.
///
/// It is also one stop of the focus: the arrows go a step up or down, Home and End to the bounds, a digit
/// to that many symbols, and Delete clears. Redacted, it shows and announces no value.
nonisolated public struct Rating<Label: View>: View {
    @Binding private var value: Double?
    private let label: RatingStyleConfiguration.Label
    /// The label, if it is a text.
    private let title: Text?
    private let scale: RatingScale
    private let isReadOnly: Bool
    private let editing: ControlAction<Bool>
    /// The control that a style is making once more.
    private let configuration: RatingStyleConfiguration?
    @State private var proposal: RatingProposal?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.ratingClearsByTouch) private var clearsByTouch

    init<V: RatingValue>(
        _ value: Binding<V>, _ bounds: ClosedRange<V.Number>, _ step: V.Number.Stride,
        _ count: Int?, _ label: Label, _ onEditingChanged: @escaping @MainActor (Bool) -> Void
    ) {
        _value = value.number
        scale = RatingScale(V.self, bounds, step: step, count: count)
        self.label = RatingStyleConfiguration.Label(label)
        title = Label.self == Text.self ? label as? Text : nil
        editing = ControlAction { isBegun in
            // Fingers, keys and assistive technologies use a control on the main actor alone.
            MainActor.assumeIsolated { onEditingChanged(isBegun) }
        }
        isReadOnly = false
        configuration = nil
    }

    init<V: RatingValue>(
        displaying value: V, _ bounds: ClosedRange<V.Number>, _ count: Int?, _ label: Label
    ) {
        _value = .constant(value.ratingNumber)
        scale = RatingScale(V.self, bounds, step: 1, count: count)
        self.label = RatingStyleConfiguration.Label(label)
        title = Label.self == Text.self ? label as? Text : nil
        editing = ControlAction { _ in }
        isReadOnly = true
        configuration = nil
    }

    init(configuration: RatingStyleConfiguration) {
        _value = configuration.$value
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
            value: $value, proposal: $proposal, scale: scale, editing: editing,
            isReadOnly: isReadOnly, isEnabled: isEnabled, isHidden: !redactionReasons.isEmpty,
            clearsByTouch: clearsByTouch, hasLabel: Label.self != EmptyView.self, title: title)
        let opacity = isEnabled ? 1 : contrast == .increased ? 0.6 : 0.4
        return (control, control.configuration(label, at: value, proposal, opacity: opacity))
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
        drawn.modifier(ControlScale()).adjustable(control)
    } else if control?.isNamed == true {
        drawn.modifier(ControlScale()).adjustable(control).refusesInteraction("read-only")
    } else {
        drawn.modifier(ControlScale()).accessibilityRepresentation { configuration.label }
            .adjustable(control)
            .refusesInteraction(configuration.isReadOnly ? "read-only" : nil)
    }
}

/// The size of symbols in controls of the environment's size; the usual size leaves them as they are.
nonisolated private struct ControlScale: EnvironmentModifier, Equatable {
    func transform(_ values: inout EnvironmentValues) {
        switch values.controlSize {
        case .mini, .small: values.imageScale = .small
        case .regular: break
        case .large, .extraLarge: values.imageScale = .large
        }
    }

    var description: ModifierDescription? { nil }
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
