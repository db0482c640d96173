public import TesseraCore
import TesseraLayout

/// A control that chooses a value within bounds.
///
/// ```swift
/// Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
/// ```
///
/// A finger that is put down on the track, within 44 points, sets the value there, to the nearest step, and
/// goes on doing so wherever it slides. A drag that begins across the track is left to the views around, and
/// the value goes back to what it was; so it does when the touch is cancelled.
///
/// It has the focus as one stop: the arrows go a step up or down, Home and End to the bounds. Without a
/// step, an adjustment is a tenth of the way. An assistive technology announces the label, which is not
/// shown, and the value in percent.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    private let scale: SliderScale
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    private let editing: ControlAction<Bool>
    /// The value at which the finger came that is on the track.
    @State private var start: Double?
    @Environment(\.layoutDirection) private var layoutDirection

    @MainActor public var body: some View {
        let _ = scale.reportIssue()
        Group {
            label.labelHidden(true)
            minimumValueLabel.accessibilityHidden(true)
            Track(fraction: scale.fraction, hasKnob: true)
                .slideTarget(0)
                .modifier(SlideModifier(reach: .infinity, perform: follow))
            maximumValueLabel.accessibilityHidden(true)
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(Track.percent(scale.fraction))
        .accessibilityAdjustableAction { adjust(by: $0 == .increment ? 1 : -1) }
        .onControlKeyPress { press in
            switch AdjustmentKey(press, layoutDirection) {
            case .by(let steps): adjust(by: steps)
            case .toStart: edit { scale.set(0) }
            case .toEnd: edit { scale.set(1) }
            case .to, .delete, nil: return .ignored
            }
            return .handled
        }
    }

    private func follow(_ phase: SlidePhase) {
        switch phase {
        case .touching(let place):
            if start == nil {
                start = scale.value
                editing(true)
            }
            if let place { scale.set(place.fraction) }
        case .ended(let place):
            if start == nil { editing(true) }
            if let place { scale.set(place.fraction) }
            release()
        case .cancelled:
            if let start { scale.value = start }
            release()
        case .hovering: break
        }
    }

    private func release() {
        start = nil
        editing(false)
    }

    private func adjust(by steps: Double) { edit { scale.adjust(by: steps) } }

    private func edit(_ change: () -> Void) {
        editing(true)
        change()
        editing(false)
    }
}

extension Slider: DescribedView, RowView {
    public func describe(_ description: inout ViewDescription) {
        description.add("value", scale.value)
    }
}

extension Slider {
    /// Makes a slider with a label for itself and for its bounds.
    ///
    /// - Parameters:
    ///   - value: The value; outside the bounds the nearest of them is shown.
    ///   - bounds: The least and the greatest value.
    ///   - label: The purpose of the slider.
    ///   - minimumValueLabel: The least value in words.
    ///   - maximumValueLabel: The greatest value in words.
    ///   - onEditingChanged: Receives `true` when the user begins to choose, and `false` at the end.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            SliderScale(value, bounds, step: nil), label(), minimumValueLabel(),
            maximumValueLabel(), onEditingChanged)
    }

    /// Makes a slider with steps, and a label for itself and for its bounds.
    ///
    /// A step that is not above 0 is none.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            SliderScale(value, bounds, step: step), label(), minimumValueLabel(),
            maximumValueLabel(), onEditingChanged)
    }

    fileprivate init(
        _ scale: SliderScale, _ label: Label, _ minimumValueLabel: ValueLabel,
        _ maximumValueLabel: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.scale = scale
        self.label = label
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
        editing = ControlAction(onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Makes a slider with a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            SliderScale(value, bounds, step: nil), label(), EmptyView(), EmptyView(),
            onEditingChanged)
    }

    /// Makes a slider with steps and a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            SliderScale(value, bounds, step: step), label(), EmptyView(), EmptyView(),
            onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Makes a slider.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            SliderScale(value, bounds, step: nil), EmptyView(), EmptyView(), EmptyView(),
            onEditingChanged)
    }

    /// Makes a slider with steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            SliderScale(value, bounds, step: step), EmptyView(), EmptyView(), EmptyView(),
            onEditingChanged)
    }
}

/// The value of a slider, whatever its type, and the stops that it leads to.
private struct SliderScale {
    @Binding var value: Double
    let stops: Stops
    /// Returns a number as the value's type has it.
    private let rounded: (Double) -> Double

    init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?) {
        _value = value.sliderValue
        stops = Stops(bounds, step: step)
        rounded = { Double(V($0)) }
    }

    var fraction: Double { stops.fraction(of: value) }

    /// Sets the value to the stop that is nearest to a part of the way.
    func set(_ fraction: Double) { write(stops.value(at: fraction)) }

    func adjust(by steps: Double) { write(stops.value(value, movedBy: steps)) }

    func reportIssue() {
        guard !stops.isFinite else { return }
        reportRuntimeIssue("a slider within \(stops.bounds), which has no end; it does not move.")
    }

    private func write(_ stop: Double) {
        guard stops.isFinite else { return }
        let new = rounded(stop)
        if new != value { value = new }
    }
}

extension BinaryFloatingPoint {
    fileprivate var sliderValue: Double {
        get { Double(self) }
        set { self = Self(newValue) }
    }
}
