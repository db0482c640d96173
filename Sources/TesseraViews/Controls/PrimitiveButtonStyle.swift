/// The look of buttons, and the gesture that triggers them.
///
/// ```swift
/// struct DoubleTapButtonStyle: PrimitiveButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///     }
/// }
/// ```
public protocol PrimitiveButtonStyle: ControlStyle
where StyleConfiguration == PrimitiveButtonStyleConfiguration {
    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button, for a ``PrimitiveButtonStyle``.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of a button, of any type.
    nonisolated public struct Label: ControlPart {
        public let content: AnyView

        @usableFromInline
        init(content: AnyView) { self.content = content }
    }

    /// The label of the button.
    public let label: Label
    @usableFromInline let action: ControlAction<Void>
    /// The role of the button, or `nil` if it has none.
    public let role: ButtonRole?

    @usableFromInline
    init(role: ButtonRole?, label: Label, action: ControlAction<Void>) {
        self.role = role
        self.label = label
        self.action = action
    }

    /// Performs the button's action.
    public func trigger() { action.press() }
}

extension ControlAction<Void> {
    /// Performs the action of a button. It also dismisses the alert, dialog or menu that contains
    /// the button.
    package func press() {
        // Another view, outside of the screen, may store the button, whose action has its environment.
        let screen = Node.acting?.environment.presentedScreen ?? environment?.presentedScreen
        self()
        screen?.message?.wrappedValue = false
    }
}

nonisolated extension View {
    /// Sets the style of the buttons in this view.
    public consuming func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        controlStyle(style, named: "buttonStyle")
    }
}

/// The default button style.
///
/// In a row of a `List` or `Form`, the row receives the tap: a tap anywhere in the row performs
/// the actions of all its default buttons, one after the other. A button with any other style, such
/// as `.plain`, responds only to taps on the button.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(RowOrPressModifier(action: configuration.action))
    }
}

/// A style that shows the label unchanged. In a row, only a tap on the button performs its action.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label._onButtonGesture { configuration.trigger() }
    }
}

/// A style that puts a tinted background behind the label.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .part(.button)
            ._onButtonGesture { configuration.trigger() }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style of a button where no other is set.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A style that shows only the label.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A style with a tinted background.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
