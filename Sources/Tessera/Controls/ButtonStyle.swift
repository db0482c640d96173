/// The look of buttons that are pressed in the usual way.
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
    public typealias Label = PrimitiveButtonStyleConfiguration.Label

    /// The label of the button.
    public let label: Label
    /// The role of the button, or `nil` if it has none.
    public let role: ButtonRole?
    /// A Boolean value that is true while a finger is on the button.
    public let isPressed: Bool
}

extension ButtonStyle {
    public var _carrier: (any ControlStyle)? { PressableButtonStyle() }
}

nonisolated extension View {
    /// Sets the style of the buttons in this view, leaving the way they are pressed as it is.
    public consuming func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(style, named: "buttonStyle")
    }
}

/// A button that is pressed in the usual way, with the look that a `ButtonStyle` gives it.
private struct PressableButtonStyle: PrimitiveButtonStyle {
    @State private var isPressed = false
    @Environment(\.alertDismissal) private var dismissal

    func makeBody(configuration: Configuration) -> some View {
        StyledControl(
            ButtonStyleConfiguration(
                label: configuration.label, role: configuration.role, isPressed: isPressed),
            default: BareButtonStyle()
        )
        ._onButtonGesture(pressing: { isPressed = $0 }) {
            configuration.trigger(dismissing: dismissal)
        }
    }
}

/// The look of a button without any: what carries a look out is set along with one.
private struct BareButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}
