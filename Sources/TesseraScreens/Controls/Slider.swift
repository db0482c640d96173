/// A control that chooses a value within bounds.
///
/// ```swift
/// Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
/// ```
///
/// A finger put down within 44 points of the track sets the value to the nearest step, and keeps
/// setting it while it slides. A drag that begins across the track goes to the enclosing views, and
/// the value returns to its start. The value also returns if the touch is cancelled.
///
/// The slider is a single focus stop: the arrows move the value a step, Home and End move it to the
/// bounds. Without a step, a key or an adjustment moves a tenth of the way. The label is not shown;
/// assistive technologies announce it with the value in percent.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    @Binding private var value: Double
    private let stops: Stops
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    private let editing: ControlAction<Bool>
    /// The value at which the current slide began.
    @State private var start: Double?

    @MainActor public var body: some View {
        let _ = stops.isFinite ? () : reportRuntimeIssue(issue)
        let fraction = stops.fraction(of: value)
        Group {
            label.labelHidden(true)
            minimumValueLabel.accessibilityHidden(true)
            Track(fraction: fraction)
                .modifier(Knob(at: fraction))
                .slideTarget(0)
                .modifier(SlideModifier(perform: follow))
            maximumValueLabel.accessibilityHidden(true)
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(Track.percent(fraction))
        .accessibilityAdjustableAction { adjust($0 == .increment ? 1 : -1) }
        .onControlKeyPress { press, node in
            switch AdjustmentKey(press, node.environment.layoutDirection) {
            case .by(let steps): adjust(steps)
            case .toStart: edit(stops.value(at: 0))
            case .toEnd: edit(stops.value(at: 1))
            case .to, .delete, nil: return .ignored
            }
            return .handled
        }
    }

    private func follow(_ phase: SlidePhase) {
        if case .hovering = phase { return }
        if start == nil, phase != .cancelled {
            start = value
            editing(true)
        }
        switch phase {
        case .touching(let place?), .ended(let place?): set(stops.value(at: place.fraction))
        case .cancelled: if let start { value = start }
        default: break
        }
        if case .touching = phase { return }
        start = nil
        editing(false)
    }

    private func adjust(_ steps: Double) { edit(stops.value(value, movedBy: steps)) }

    /// Sets the value as one use of the control, or as a part of a finger's.
    private func edit(_ stop: Double) {
        let isPart = start != nil
        if !isPart { editing(true) }
        set(stop)
        if !isPart { editing(false) }
    }

    private func set(_ stop: Double) {
        if stops.isFinite, stop != value { value = stop }
    }

    private var issue: String {
        "the slider does not move: its bounds, \(stops.bounds), are not finite."
    }
}

extension Slider: DescribedView, RowView, LayoutView {
    public func describe(_ description: inout ViewDescription) {
        description.add("value", value)
    }
}

extension Slider {
    /// Makes a slider with labels for itself and its bounds.
    ///
    /// - Parameters:
    ///   - value: The value, clamped to the bounds.
    ///   - bounds: The range of the value.
    ///   - step: The distance between two values; any value with `nil`. The last step ends at the
    ///     upper bound, even if it is shorter. A step must be finite and greater than 0; any other
    ///     step is ignored.
    ///   - label: The purpose of the slider.
    ///   - minimumValueLabel: The label of the lower bound.
    ///   - maximumValueLabel: The label of the upper bound.
    ///   - onEditingChanged: Receives `true` when a slide begins, and `false` when it ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        _value = value.sliderValue
        stops = Stops(bounds, step: step)
        self.label = label()
        self.minimumValueLabel = minimumValueLabel()
        self.maximumValueLabel = maximumValueLabel()
        editing = ControlAction(onEditingChanged)
    }

    /// Makes a slider without a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == EmptyView, ValueLabel == EmptyView {
        self.init(
            value: value, in: bounds, step: step, label: EmptyView.init,
            onEditingChanged: onEditingChanged)
    }

    /// Makes a slider with a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where ValueLabel == EmptyView {
        self.init(
            value: value, in: bounds, step: step, label: label, minimumValueLabel: EmptyView.init,
            maximumValueLabel: EmptyView.init, onEditingChanged: onEditingChanged)
    }
}

extension BinaryFloatingPoint {
    fileprivate var sliderValue: Double {
        get { Double(self) }
        set { self = Self(newValue) }
    }
}
