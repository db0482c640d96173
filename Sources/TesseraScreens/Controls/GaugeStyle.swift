/// The look of gauges.
///
/// ```swift
/// struct StarsGaugeStyle: GaugeStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Text(String(repeating: "★", count: Int(configuration.value * 5)))
///     }
/// }
/// ```
public protocol GaugeStyle: ControlStyle where StyleConfiguration == GaugeStyleConfiguration {
    /// The properties of a gauge.
    typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge, for its style.
public struct GaugeStyleConfiguration {
    /// The label of a gauge, of any type.
    nonisolated public struct Label: ControlPart {
        public let content: AnyView
    }

    /// The label of the current value, of any type.
    nonisolated public struct CurrentValueLabel: ControlPart {
        public let content: AnyView
    }

    /// The label of the lower bound, of any type.
    nonisolated public struct MinimumValueLabel: ControlPart {
        public let content: AnyView
    }

    /// The label of the upper bound, of any type.
    nonisolated public struct MaximumValueLabel: ControlPart {
        public let content: AnyView
    }

    /// The position of the value between the bounds, from 0 to 1.
    public let value: Double
    /// The label.
    public let label: Label
    /// The label of the current value; `nil` if the gauge has none.
    public let currentValueLabel: CurrentValueLabel?
    /// The label of the lower bound; `nil` if the gauge has none.
    public let minimumValueLabel: MinimumValueLabel?
    /// The label of the upper bound; `nil` if the gauge has none.
    public let maximumValueLabel: MaximumValueLabel?
}

nonisolated extension View {
    /// Sets the style of the gauges in this view.
    public consuming func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(style, named: "gaugeStyle")
    }
}

/// The default gauge style: a bar below the label.
public typealias DefaultGaugeStyle = LinearCapacityGaugeStyle

/// A style that shows a bar between the labels.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    @Environment(\.labelsVisibility) private var labelsVisibility

    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label.labelHidden(labelsVisibility == .hidden)
            configuration.bar { Track(fraction: configuration.value) }
            configuration.currentValueLabel.accessibilityHidden(true)
        }
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// The style of a gauge where no other is set.
    nonisolated public static var automatic: LinearCapacityGaugeStyle { linearCapacity }
    /// The bar of a small gauge.
    nonisolated public static var accessoryLinear: LinearCapacityGaugeStyle { linearCapacity }
    /// The bar of a small gauge.
    nonisolated public static var accessoryLinearCapacity: LinearCapacityGaugeStyle {
        linearCapacity
    }
    /// A style that shows a bar.
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
        LinearCapacityGaugeStyle()
    }
}
