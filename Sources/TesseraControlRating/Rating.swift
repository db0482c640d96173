public import Tessera

/// A control that shows a rating, and lets one be chosen.
///
/// ```swift
/// Rating(value: $stars)
/// Rating("Service", value: $service)        // with a label
/// Rating(value: $halves)                    // a Double: in steps of 0.5
/// Rating(value: $answer)                    // an Int?: nil until one is chosen
/// Rating(average: 3.7)                      // for reading
/// ```
///
/// Its look is a ``RatingStyle``'s, which arranges the whole control, and a ``RatingSymbolStyle``'s,
/// which draws one symbol. Neither has to take part in how the control is used: a press on a symbol
/// previews it, lifting the finger there chooses it, and lifting it elsewhere changes nothing.
///
/// The value is clamped to the symbols when it is shown; only the user changes the value itself. A
/// rating of a constant, such as an average, is for reading; inside `.disabled(true)` it is out of
/// use. Either way nothing that a style offers has an effect.
///
/// A rating is one accessibility element, whatever its styles: its label, or "Rating"; "3 of 5", or
/// "no rating" for `nil`; adjustable by one step between 0 and `count`. The number is announced to
/// one decimal, as the environment's locale writes it.
nonisolated public struct Rating: View {
    @Binding private var value: Double?
    private let label: Text?
    private let scale: RatingScale
    private let count: Int
    /// The control that a style is making once more.
    private let configuration: RatingStyleConfiguration?
    @State private var preview: Double?
    @Environment(\.locale) private var locale
    @Environment(\.ratingClearsOnReselect) private var clearsOnReselect

    private init(_ label: Text?, _ value: Binding<Double?>, count: Int, step: Double) {
        _value = value
        self.label = label
        self.count = count
        scale = RatingScale(count: count, step: step)
        configuration = nil
    }

    @MainActor public var body: some View {
        if let configuration {
            StyledControl(configuration, default: RowRatingStyle())
        } else {
            let _ = reportSenselessMeasures()
            StyledControl(described, default: RowRatingStyle())
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(label ?? Text("Rating"))
                .accessibilityValue(scale.words(for: value, in: locale))
                .accessibilityAdjustableAction(interaction.adjust)
                .refusesInteraction($value.isConstant ? "read-only" : nil)
        }
    }

    private var interaction: RatingInteraction {
        RatingInteraction(
            value: $value, preview: $preview, scale: scale, clearsOnReselect: clearsOnReselect)
    }

    private var described: RatingStyleConfiguration {
        RatingStyleConfiguration(
            label: label, value: value, preview: preview, interaction: interaction)
    }

    private func reportSenselessMeasures() {
        if count != scale.count {
            let drawn = count < 0 ? "none" : "\(scale.count)"
            reportRuntimeIssue("a rating of \(count) symbols; \(drawn) are drawn.")
        }
        if let step = scale.senselessStep {
            reportRuntimeIssue("a rating in steps of \(step); the step counts as 1.")
        }
    }
}

nonisolated extension Rating {
    /// Makes a rating without a label to be seen.
    ///
    /// - Parameters:
    ///   - value: The number of symbols that are filled: a whole number, one with a fraction, or `nil`.
    ///   - count: The number of symbols: from 0 to 1,000. Of another count the nearest of
    ///     these is drawn, and a runtime issue is reported.
    ///   - step: The step between values; `nil` for that of the value's type. For a
    ///     whole number it is rounded up. One that is not above 0, or above `count`, counts as 1, and
    ///     a runtime issue is reported.
    public init<Value: RatingValue>(
        value: Binding<Value>, count: Int = 5, step: Double? = nil
    ) {
        self.init(nil, value.rating, count: count, step: Value.ratingStep(step))
    }

    /// Makes a rating with a label.
    ///
    /// A style may leave the label out of the picture; it is announced all the same.
    public init<Title: StringProtocol, Value: RatingValue>(
        _ title: Title, value: Binding<Value>, count: Int = 5, step: Double? = nil
    ) {
        self.init(Text(title), value.rating, count: count, step: Value.ratingStep(step))
    }

    /// Makes a rating for reading, such as the average of many, with its exact fraction.
    public init(average: Double, count: Int = 5) {
        self.init(nil, .constant(average.rating), count: count, step: 1)
    }

    /// Makes a rating for reading, with a label.
    public init<Title: StringProtocol>(_ title: Title, average: Double, count: Int = 5) {
        self.init(Text(title), .constant(average.rating), count: count, step: 1)
    }

    /// Makes the rating that a style is drawing once more, drawn by the next style outwards.
    ///
    /// This is the way for a style to add to whatever style is in force. It is the whole rating.
    public init(_ configuration: RatingStyleConfiguration) {
        _value = configuration.interaction.$value
        label = configuration.label
        count = configuration.count
        scale = configuration.interaction.scale
        self.configuration = configuration
    }
}

extension Rating: DescribedView {
    public func describe(_ description: inout ViewDescription) {
        guard configuration == nil else { return }
        description.add("value", value)
        description.add("count", count)
        if scale.step != 1 { description.add("step", scale.step) }
        description.add("preview", preview)
    }
}
