/// A control that displays a value within bounds.
///
/// ```swift
/// Gauge(value: level, in: 0...10) { Text("Battery") }
/// ```
///
/// Its style draws it: `.gaugeStyle(_:)`. A gauge is a single accessibility element, announced with
/// its value in percent.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View>: StyledView {
    private let content: GaugeStyleConfiguration
    private var issue: String?

    public var configuration: GaugeStyleConfiguration {
        if let issue { reportRuntimeIssue(issue) }
        return content
    }

    /// Makes a gauge with a label, and with a label of the current value if there is one.
    ///
    /// - Parameters:
    ///   - value: The value, clamped to the bounds. A value outside of them is reported as a runtime
    ///     issue.
    ///   - bounds: The range of the value. If they are equal or infinite, which is reported, the gauge
    ///     is empty.
    ///   - label: The purpose of the gauge.
    ///   - currentValueLabel: The label of the current value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
    ) {
        let stops = Stops(bounds, step: nil)
        issue = stops.issue(displaying: Double(value))
        content = GaugeStyleConfiguration(
            value: stops.fraction(of: Double(value)),
            label: .init(content: AnyView(label())),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self
                ? nil : .init(content: AnyView(currentValueLabel())))
    }

    /// Makes the gauge of a style's configuration again, for the next outer style to draw.
    public init(_ configuration: GaugeStyleConfiguration)
    where
        Label == GaugeStyleConfiguration.Label,
        CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel
    {
        content = configuration
    }

    public var defaultStyle: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension Gauge: DescribedView, RowView, LayoutView, AccessibleControl {
    public func describe(_ description: inout ViewDescription) {
        description.add("value", content.value)
        description.add(announcement)
    }

    package var announcement: AccessibilityModifier {
        .several([.children(.combine), .value(Track.percent(content.value))])
    }
}
