/// The look of buttons, and their way of being pressed.
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
    public typealias Label = AnyView

    // The small ones are last: without gaps, two configurations are compared at once.
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
    public func trigger() { action() }

    /// Performs the button's action, and dismisses the alert that the button is in.
    @MainActor func trigger(dismissing alert: DismissAction?) {
        action()
        alert?()
    }
}

nonisolated extension View {
    /// Sets the style of the buttons in this view.
    public consuming func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        controlStyle(style, named: "buttonStyle")
    }
}

/// The style of a button where no other is set.
///
/// In a row of a ``List`` or ``Form`` it leaves the tap to the row: a tap anywhere in the row
/// performs the actions of all such buttons in it, one after the other. With any other style,
/// `.plain` for one, a button is tapped by itself.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(RowOrPressModifier(action: configuration.action))
    }
}

/// A style that shows the label as it is, and each button as one to be pressed by itself.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    @Environment(\.alertDismissal) private var dismissal

    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label._onButtonGesture { configuration.trigger(dismissing: dismissal) }
    }
}

/// A style that puts a border round the label.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    @Environment(\.alertDismissal) private var dismissal

    /// Makes the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .border(.tint)
            ._onButtonGesture { configuration.trigger(dismissing: dismissal) }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style of a button where no other is set.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The style of a button that is its label alone.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The style of a button with a border.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
