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
    public typealias Label = AnyView
    /// The value in words, of any type.
    public typealias CurrentValueLabel = AnyView
    /// The least value in words, of any type.
    public typealias MinimumValueLabel = AnyView
    /// The greatest value in words, of any type.
    public typealias MaximumValueLabel = AnyView

    /// The place of the value between the bounds, from 0 to 1.
    public let value: Double
    /// The label.
    public let label: Label
    /// The value in words; `nil` if the gauge has none.
    public let currentValueLabel: CurrentValueLabel?
    /// The least value in words; `nil` if the gauge has none.
    public let minimumValueLabel: MinimumValueLabel?
    /// The greatest value in words; `nil` if the gauge has none.
    public let maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration {
    /// A label that shows a view, or none for a view that is never there.
    static func label<Content: View>(_ content: Content) -> Label? {
        Content.self == EmptyView.self ? nil : Label(content)
    }
}

nonisolated extension View {
    /// Sets the style of the gauges in this view.
    public consuming func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(style, named: "gaugeStyle")
    }
}

/// The style of a gauge where no other is set: a bar below the label.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        // Pinned: a gauge made bare by the default style would be drawn by it again.
        Gauge(configuration).gaugeStyle(.linearCapacity)
    }
}

/// A style that shows a bar, filled up to the value, between the labels of the bounds.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    @Environment(\.labelsVisibility) private var labelsVisibility

    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label.labelHidden(labelsVisibility == .hidden)
            HStack {
                configuration.minimumValueLabel.accessibilityHidden(true)
                Track(fraction: configuration.value)
                configuration.maximumValueLabel.accessibilityHidden(true)
            }
            configuration.currentValueLabel.accessibilityHidden(true)
        }
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The style of a gauge where no other is set.
    nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// The style of a gauge that is a bar.
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
        LinearCapacityGaugeStyle()
    }
}
