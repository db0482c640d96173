import Tessera

/// The properties of the control, for its style.
public struct SampleStyleConfiguration {
    /// The label: a view of any type.
    public let label: AnyView
    /// Whether the control is on.
    @Binding public var isOn: Bool
}

/// The look of the control.
public protocol SampleStyle: ControlStyle where StyleConfiguration == SampleStyleConfiguration {
    typealias Configuration = SampleStyleConfiguration
}

extension View {
    /// Sets the style of the controls inside this view.
    public func sampleStyle<S: SampleStyle>(_ style: S) -> some View {
        controlStyle(style, named: "sampleStyle")
    }
}

extension SampleStyle where Self == CheckSampleStyle {
    /// A check mark before the label: the default.
    public static var check: Self { Self() }
}

extension SampleStyle where Self == CapsuleSampleStyle {
    /// A capsule around the look of the next outer style.
    public static var capsule: Self { Self() }
}

/// A check mark before the label: the default.
public struct CheckSampleStyle: SampleStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
            configuration.label
        }
        // The gap between the views responds as well.
        .contentShape(Rectangle())
    }
}

/// A capsule around the look of the next outer style.
public struct CapsuleSampleStyle: SampleStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Sample(configuration)
            .padding(8)
            .background(configuration.isOn ? .green : .gray, in: Capsule())
    }
}
