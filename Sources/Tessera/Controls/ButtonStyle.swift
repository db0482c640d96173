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

    /// The role of the button, or `nil` if it has none.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// A Boolean value that is true while a finger is on the button.
    public let isPressed: Bool
}

// A look is run by the style that presses the button, and named in its place.
extension ButtonStyleConfiguration: HiddenStyleConfiguration {
    package static var modifierName: String { "buttonStyle" }
}

nonisolated extension View {
    /// Sets the style of the buttons in this view, leaving the way they are pressed as it is.
    public consuming func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(style, named: "buttonStyle")
    }

    /// Sets the style of the buttons in this view, leaving the way they are pressed as it is.
    ///
    /// - Parameters:
    ///   - style: The style, one of the buttons' look.
    ///   - name: The name of the modifier in the printed tree.
    public consuming func controlStyle<S: ButtonStyle>(
        _ style: S, named name: String = "controlStyle"
    ) -> some View {
        controlStyle(PressableButtonStyle(look: style), named: name)
    }
}

/// A button that is pressed in the usual way, with the look that a `ButtonStyle` gives it.
nonisolated struct PressableButtonStyle<Look: ButtonStyle>: PrimitiveButtonStyle, NamedAfterField {
    let look: Look
    @State private var isPressed = false

    static var namesake: Any.Type { Look.self }

    func makeBody(configuration: Configuration) -> some View {
        // The look is no style to be replaced further in: it is the one that was asked for.
        StyledControl(
            ButtonStyleConfiguration(
                role: configuration.role, label: configuration.label, isPressed: isPressed),
            default: look
        )
        ._onButtonGesture(pressing: { isPressed = $0 }, perform: configuration.trigger)
    }
}
