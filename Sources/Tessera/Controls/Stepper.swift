public import TesseraCore

/// A control that moves a value up and down by steps.
///
/// ```swift
/// Stepper("Guests", value: $guests, in: 1...8)
/// ```
///
/// The stepper is a single focus stop: the arrows move a step up or down. The label and the buttons lie at
/// opposite ends.
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    private let steps: () -> Steps
    private let editing: ControlAction<Bool>
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.labelsVisibility) private var labelsVisibility

    /// The steps from the current value.
    fileprivate struct Steps {
        /// The value as text, if the stepper has a value.
        var value: String?
        /// The step up; `nil` if it is not possible.
        let up: (() -> Void)?
        /// The step down; `nil` if it is not possible.
        let down: (() -> Void)?
    }

    @MainActor public var body: some View {
        let steps = steps()
        let isAlone = labelsVisibility == .hidden
        HStack {
            label.labelHidden(isAlone)
            if !isAlone { Spacer() }
            HStack(spacing: 0) {
                StepperButton(systemImage: "minus", isOpen: steps.down != nil) { step(-1) }
                StepperButton(systemImage: "plus", isOpen: steps.up != nil) { step(1) }
            }
            .part(.steps)
            .accessibilityHidden(true)
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(steps.value ?? "")
        .accessibilityAdjustableAction { step($0 == .increment ? 1 : -1) }
        .onControlKeyPress { press in
            guard case .by(let steps) = AdjustmentKey(press, layoutDirection), abs(steps) == 1
            else { return .ignored }
            step(steps)
            return .handled
        }
    }

    private func step(_ direction: Double) {
        editing(true)
        let steps = steps()
        (direction > 0 ? steps.up : steps.down)?()
        editing(false)
    }
}

extension Stepper: DescribedView, RowView, LayoutView {
    public func describe(_ description: inout ViewDescription) {
        description.add("value", steps().value)
    }
}

extension Stepper {
    /// Makes a stepper from two actions.
    ///
    /// - Parameters:
    ///   - label: The purpose of the stepper.
    ///   - onIncrement: The step up; `nil` while it is not possible.
    ///   - onDecrement: The step down; `nil` while it is not possible.
    ///   - onEditingChanged: Receives `true` when a step begins, and `false` when it ends.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), onEditingChanged) { Steps(up: onIncrement, down: onDecrement) }
    }

    /// Makes a stepper for a value, with any view as its label.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), value, within: nil, by: step, onEditingChanged)
    }

    /// Makes a stepper for a value within bounds, with any view as its label.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), value, within: bounds, by: step, onEditingChanged)
    }

    private init(
        _ label: Label, _ onEditingChanged: @escaping (Bool) -> Void,
        steps: @escaping () -> Steps
    ) {
        self.label = label
        self.steps = steps
        editing = ControlAction(onEditingChanged)
    }

    /// Makes a stepper whose steps stop at the bounds.
    fileprivate init<V: Strideable>(
        _ label: Label, _ value: Binding<V>, within bounds: ClosedRange<V>?, by step: V.Stride,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        // The least distance has no opposite.
        let step = (step as? Int) == .min ? -Int.max as? V.Stride ?? step : step
        self.init(label, onEditingChanged) {
            let current = value.wrappedValue
            func moving(by distance: V.Stride) -> (() -> Void)? {
                if let integer = current as? any FixedWidthInteger {
                    guard let next = integer.next(distance, bounds) as? V else { return nil }
                    return { value.wrappedValue = next }
                }
                guard let bounds else {
                    return { value.wrappedValue = current.advanced(by: distance) }
                }
                // Distances avoid computing values beyond the bounds, which the type may not be
                // able to represent.
                let isUp = distance > 0
                let end = isUp ? bounds.upperBound : bounds.lowerBound
                let left = current.distance(to: end)
                guard isUp ? left > 0 : left < 0 else { return nil }
                let isLast = isUp ? left < distance : left > distance
                return { value.wrappedValue = isLast ? end : current.advanced(by: distance) }
            }
            return Steps(value: "\(current)", up: moving(by: step), down: moving(by: -step))
        }
    }
}

extension FixedWidthInteger {
    /// Returns the number at a distance, or the bound if it is nearer; `nil` if the number is at
    /// the bound.
    ///
    /// The distance between two numbers may be too great for their type, so it is unsigned.
    fileprivate func next(_ distance: Any, _ bounds: Any?) -> Self? {
        let bounds = bounds as? ClosedRange<Self> ?? Self.min...Self.max
        guard let distance = distance as? Int, distance != 0 else { return nil }
        let end = distance > 0 ? bounds.upperBound : bounds.lowerBound
        guard distance > 0 ? self < end : self > end else { return nil }
        let way = distance > 0 ? end &- self : self &- end
        let isLast = Magnitude(truncatingIfNeeded: way) <= distance.magnitude
        return isLast ? end : self &+ Self(truncatingIfNeeded: distance)
    }
}

extension Stepper where Label == Text {
    /// Makes a stepper from two actions, with a title.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value, with a title.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), value, within: nil, by: step, onEditingChanged)
    }

    /// Makes a stepper for a value, with an unlocalized title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), value, within: nil, by: step, onEditingChanged)
    }

    /// Makes a stepper for a value within bounds, with a title.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), value, within: bounds, by: step, onEditingChanged)
    }

    /// Makes a stepper for a value within bounds, with an unlocalized title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), value, within: bounds, by: step, onEditingChanged)
    }
}

/// A button of a stepper.
nonisolated private struct StepperButton: View {
    let systemImage: String
    let isOpen: Bool
    let action: () -> Void

    @MainActor var body: some View {
        Image(systemName: systemImage)
            .frame(width: 47, height: 32)
            .contentShape(Rectangle())
            ._onButtonGesture(perform: action)
            .disabled(!isOpen)
    }
}
