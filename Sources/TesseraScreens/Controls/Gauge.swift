/// A control that displays a value within bounds.
///
/// ```swift
/// Gauge(value: level, in: 0...10) { Text("Battery") }
/// Gauge(value: level, in: 0...10) {
///     Text("Battery")
/// } currentValueLabel: {
///     Text("\(level)")
/// } minimumValueLabel: {
///     Text("0")
/// } maximumValueLabel: {
///     Text("10")
/// }
/// ```
///
/// Its style draws it: `.gaugeStyle(_:)`. A gauge is a single accessibility element, announced with
/// its value in percent.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: StyledView
{
    private let content: Displayed<GaugeStyleConfiguration>

    public var configuration: GaugeStyleConfiguration { content.reported }

    /// Makes a gauge with labels of its purpose, of the current value and of the bounds.
    ///
    /// - Parameters:
    ///   - value: The value, clamped to the bounds. A value outside of them is reported as a runtime
    ///     issue.
    ///   - bounds: The range of the value. If they are equal or infinite, which is reported, the gauge
    ///     is empty.
    ///   - label: The purpose of the gauge.
    ///   - currentValueLabel: The label of the current value.
    ///   - minimumValueLabel: The label of the lower bound.
    ///   - maximumValueLabel: The label of the upper bound.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        typealias Parts = GaugeStyleConfiguration
        content = Displayed(value, in: bounds) { fraction in
            GaugeStyleConfiguration(
                value: fraction, label: .init(content: AnyView(label())),
                currentValueLabel: currentValueLabel().erasedUnlessEmpty
                    .map(Parts.CurrentValueLabel.init),
                minimumValueLabel: minimumValueLabel().erasedUnlessEmpty
                    .map(Parts.MinimumValueLabel.init),
                maximumValueLabel: maximumValueLabel().erasedUnlessEmpty
                    .map(Parts.MaximumValueLabel.init))
        }
    }

    /// Makes a gauge with a label, and with a label of the current value if there is one.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
    ) where BoundsLabel == EmptyView {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: EmptyView.init, maximumValueLabel: EmptyView.init)
    }

    /// Makes the gauge of a style's configuration again, for the next outer style to draw.
    public init(_ configuration: GaugeStyleConfiguration)
    where
        Label == GaugeStyleConfiguration.Label,
        CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
        BoundsLabel == GaugeStyleConfiguration.MinimumValueLabel
    {
        content = Displayed(configuration: configuration)
    }

    public var defaultStyle: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension Gauge: DescribedView, RowView, LayoutView, AccessibleControl {
    public func describe(_ description: inout ViewDescription) {
        description.add("value", content.configuration.value)
        description.add(announcement)
    }

    package var announcement: AccessibilityModifier {
        .several([.children(.combine), .value(Track.percent(content.configuration.value))])
    }
}
