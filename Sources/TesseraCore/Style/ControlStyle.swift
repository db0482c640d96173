/// The look and behaviour of one kind of control.
///
/// To give a control styles, as SwiftUI's controls have them, declare a style protocol that refines
/// this one and names the control's configuration:
///
/// ```swift
/// struct BadgeConfiguration { var text: String }
/// protocol BadgeStyle: ControlStyle where StyleConfiguration == BadgeConfiguration {
///     typealias Configuration = BadgeConfiguration
/// }
/// struct Badge: View {
///     var text: String
///     var body: some View {
///         StyledControl(BadgeConfiguration(text: text), default: PlainBadgeStyle())
///     }
/// }
/// extension View {
///     func badgeStyle<S: BadgeStyle>(_ style: S) -> some View { controlStyle(style) }
/// }
/// ```
///
/// A style is a struct, or an enum without dynamic properties. Its `@Environment` properties read
/// the environment of the control that it draws. Its `@State` properties store a value for each
/// control.
@MainActor @preconcurrency
public protocol ControlStyle {
    /// The properties of the control, for its style. Styles with different configurations are
    /// independent.
    associatedtype StyleConfiguration
    /// The type of the control's content.
    associatedtype Body: View

    /// Returns the control's content.
    @ViewBuilder func makeBody(configuration: StyleConfiguration) -> Body

    /// A host style, set together with this one. For example, a `ButtonStyle` is hosted by a
    /// `PrimitiveButtonStyle`. The default is `nil`.
    var _carrier: (any ControlStyle)? { get }

    /// Runs `makeBody` and shows its result.
    static func _showBody(of style: Self, _ configuration: StyleConfiguration, in node: Node)
}

extension ControlStyle {
    /// Produces a clear compiler message for a style without `makeBody`.
    @available(
        *, unavailable,
        message: "a style needs 'func makeBody(configuration: Configuration) -> some View'"
    )
    public func makeBody(configuration: StyleConfiguration) -> Never {
        fatalError("a style must implement `makeBody`")
    }

    public var _carrier: (any ControlStyle)? { nil }

    @inlinable @inline(__always)
    public static func _showBody(
        of style: Self, _ configuration: StyleConfiguration, in node: Node
    ) {
        node.show(style.makeBody(configuration: configuration))
    }
}

nonisolated extension View {
    /// Sets the style of all controls with the style's configuration in this view.
    ///
    /// The nearest style draws a control. A control of the same kind inside the style's body is
    /// drawn by the next outer style, or by the control's default if there is no outer style. A
    /// style can therefore extend the style that is already set.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - name: The name of the modifier in the printed tree, such as `"ratingStyle"`.
    public consuming func controlStyle<Style: ControlStyle>(
        _ style: Style, named name: String = "controlStyle"
    ) -> some View {
        modifier(StyleModifier(style: style, name: name))
    }
}
