/// The look of buttons with the standard press gesture.
///
/// ```swift
/// struct FadingButtonStyle: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
///     }
/// }
/// ```
public protocol ButtonStyle: ControlStyle where StyleConfiguration == ButtonStyleConfiguration {
    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button, for a ``ButtonStyle``.
public struct ButtonStyleConfiguration {
    /// The label of the button, of any type.
    nonisolated public struct Label: ControlPart {
        public let content: AnyView
    }

    /// The label of the button.
    public let label: Label
    /// The role of the button, or `nil` if it has none.
    public let role: ButtonRole?
    /// Whether the button is being pressed.
    public let isPressed: Bool
}

extension ButtonStyle {
    public var _carrier: (any ControlStyle)? { PressableButtonStyle() }
}

nonisolated extension View {
    /// Sets the look of the buttons in this view and keeps the standard press gesture.
    public consuming func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(style, named: "buttonStyle")
    }
}

/// The style that hosts a `ButtonStyle`: it adds the press gesture to the view of that style.
private struct PressableButtonStyle: PrimitiveButtonStyle {
    @State private var isPressed = false

    func makeBody(configuration: Configuration) -> some View {
        StyledControl(
            ButtonStyleConfiguration(
                label: ButtonStyleConfiguration.Label(content: configuration.label.content),
                role: configuration.role, isPressed: isPressed),
            default: BareButtonStyle()
        )
        ._onButtonGesture(pressing: { isPressed = $0 }) { configuration.trigger() }
    }
}

/// The look of a button without a style. A host style needs a default for the style it hosts.
private struct BareButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}
