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
    /// Returns the value as text; `nil` without a value.
    private let text: () -> String?
    /// Returns the step up or down; `nil` if it is not possible.
    private let step: (_ isUp: Bool) -> (() -> Void)?
    private let editing: ControlAction<Bool>
    private var issue: String?
    @Environment(\.labelsVisibility) private var labelsVisibility

    @MainActor public var body: some View {
        let _ = issue.map(reportRuntimeIssue)
        let isAlone = labelsVisibility == .hidden
        HStack {
            label.labelHidden(isAlone)
            if !isAlone { Spacer() }
            HStack(spacing: 0) {
                button("minus", isUp: false)
                button("plus", isUp: true)
            }
            .part(.steps)
            .accessibilityHidden(true)
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(text() ?? "")
        .accessibilityAdjustableAction { edit($0 == .increment) }
        .onControlKeyPress { press, node in
            let key = AdjustmentKey(press, node.environment.layoutDirection)
            guard case .by(let steps) = key, abs(steps) == 1 else { return .ignored }
            edit(steps > 0)
            return .handled
        }
    }

    @MainActor private func button(_ systemImage: String, isUp: Bool) -> some View {
        Image(systemName: systemImage)
            .frame(width: 47, height: 32)
            .contentShape(Rectangle())
            ._onButtonGesture { edit(isUp) }
            .disabled(step(isUp) == nil)
    }

    private func edit(_ isUp: Bool) {
        editing(true)
        step(isUp)?()
        editing(false)
    }
}

extension Stepper: DescribedView, RowView, LayoutView {
    public func describe(_ description: inout ViewDescription) {
        description.add("value", text())
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
        self.label = label()
        text = { nil }
        step = { isUp in isUp ? onIncrement : onDecrement }
        editing = ControlAction(onEditingChanged)
    }

    /// Makes a stepper for a value, with any view as its label.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range of the value; `nil` for no bounds but those of its type.
    ///   - step: The distance between two values. If it is not finite, which is reported as a runtime
    ///     issue, the stepper does not move.
    ///   - label: The purpose of the stepper.
    ///   - onEditingChanged: Receives `true` when a step begins, and `false` when it ends.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        // The least distance has no opposite.
        let step = (step as? Int) == .min ? -Int.max as? V.Stride ?? step : step
        self.label = label()
        text = { "\(value.wrappedValue)" }
        if !step.isFinite { issue = "the step is \(printed(step)); the stepper does not move." }
        self.step = { isUp in
            value.wrappedValue.next(isUp ? step : -step, within: bounds).map { next in
                { value.wrappedValue = next }
            }
        }
        editing = ControlAction(onEditingChanged)
    }
}

extension Strideable {
    /// Returns the value at a distance, or the bound if it is nearer; `nil` if this value is at the
    /// bound.
    fileprivate func next(_ distance: Stride, within bounds: ClosedRange<Self>?) -> Self? {
        guard distance != 0, distance.isFinite else { return nil }
        let isUp = distance > 0
        let integer = self as? any FixedWidthInteger
        let end = bounds.map { isUp ? $0.upperBound : $0.lowerBound } ?? integer?.end(isUp) as? Self
        guard let end else { return advanced(by: distance) }
        // Distances avoid values beyond the bounds, which the type may not be able to represent.
        let left = integer?.distance(upTo: end) as? Stride ?? self.distance(to: end)
        guard isUp ? left > 0 : left < 0 else { return nil }
        return (isUp ? left < distance : left > distance) ? end : advanced(by: distance)
    }
}

extension SignedNumeric {
    /// Whether this number is finite.
    fileprivate var isFinite: Bool { self - self == .zero }
}

extension FixedWidthInteger {
    /// The greatest or the least number of the type.
    fileprivate func end(_ isUp: Bool) -> Any { isUp ? Self.max : Self.min }

    /// Returns the distance to a number, or the nearest that an `Int` can represent.
    fileprivate func distance(upTo end: Any) -> Int {
        let (left, right) = (Int128(clamping: self), Int128(clamping: end as? Self ?? self))
        return Int(clamping: right.subtractingReportingOverflow(left).partialValue)
    }
}

extension Stepper where Label == Text {
    /// Makes a stepper from two actions, with a title.
    @AlsoUnlocalized
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value, with a title. Without bounds, those of the value's type count.
    @AlsoUnlocalized
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>? = nil,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }
}
