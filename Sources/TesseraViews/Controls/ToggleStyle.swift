/// The look of toggles and the way they flip.
///
/// ```swift
/// struct CheckmarkToggleStyle: ToggleStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button { configuration.isOn.toggle() } label: {
///             Image(systemName: configuration.isOn ? "checkmark.square" : "square")
///             configuration.label
///         }
///     }
/// }
/// ```
public protocol ToggleStyle: ControlStyle where StyleConfiguration == ToggleStyleConfiguration {
    /// The properties of a toggle.
    typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle, for its style.
public struct ToggleStyleConfiguration {
    /// The label of a toggle, of any type.
    nonisolated public struct Label: ControlPart {
        public let content: AnyView
    }

    /// The label of the toggle.
    public let label: Label
    /// Whether the toggle is on; setting the value flips the toggle.
    @Binding public var isOn: Bool
    /// Whether some of several values are on; always `false`, because a toggle has one value.
    public var isMixed: Bool { false }
}

nonisolated extension View {
    /// Sets the style of the toggles in this view.
    public consuming func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(style, named: "toggleStyle")
    }
}

/// The default toggle style: a switch.
public typealias DefaultToggleStyle = SwitchToggleStyle

/// A style that shows the label, with a switch at the far end.
public struct SwitchToggleStyle: ToggleStyle {
    @Environment(\.labelsVisibility) private var labelsVisibility
    private let tint: Color?

    /// Makes the style.
    nonisolated public init() { tint = nil }

    /// Makes the style with a colour of the switch. Use `tint` instead.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        let isAlone = labelsVisibility == .hidden
        HStack {
            configuration.label.labelHidden(isAlone)
            if !isAlone { Spacer() }
            Switch(isOn: configuration.isOn)
                .onTapGesture { configuration.isOn.toggle() }
                .tinted(tint)
        }
    }
}

/// A style that flips the toggle when its label is pressed.
public struct ButtonToggleStyle: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label.part(.toggleButton)
        }
        .background(ground(isOn: configuration.isOn), in: RoundedRectangle(cornerRadius: 8))
    }

    private func ground(isOn: Bool) -> AnyShapeStyle {
        if isOn, !isEnabled { return AnyShapeStyle(Color(.tertiarySystemFill)) }
        return AnyShapeStyle(.tint.opacity(isOn ? 0.2 : 0))
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// The default toggle style.
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
    /// A style that shows a switch beside the label.
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A style that shows a button.
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The sliding part of a toggle.
nonisolated package struct Switch: PrimitiveView {
    package let isOn: Bool

    package func describe(_ description: inout ViewDescription) {
        description.add("isOn", isOn)
    }
}
