/// The look and behaviour of one kind of control.
///
/// A control's own style protocol refines this one, naming its configuration; that is all it
/// takes for the control to have styles as SwiftUI's controls have them:
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
/// A style is a struct, or an enum without dynamic fields. It may hold `@Environment` and
/// `@State`: these are read at each control that it draws, and stored once for each of them.
@MainActor @preconcurrency
public protocol ControlStyle {
    /// The properties of the control, for its style. Styles of different configurations do not
    /// interact.
    associatedtype StyleConfiguration
    /// The type of the control's content.
    associatedtype Body: View

    /// Makes the control's content.
    @ViewBuilder func makeBody(configuration: StyleConfiguration) -> Body

    /// The style of another configuration that carries this one out, and is set along with it: this
    /// one draws a control that the other makes. By default there is none.
    var _carrier: (any ControlStyle)? { get }

    /// Runs `makeBody`, and shows what it makes.
    static func _showBody(of style: Self, _ configuration: StyleConfiguration, in node: Node)
}

extension ControlStyle {
    /// The requirement that a style without `makeBody` misses, with a message of the compiler.
    @available(
        *, unavailable,
        message: "a style needs 'func makeBody(configuration: Configuration) -> some View'"
    )
    public func makeBody(configuration: StyleConfiguration) -> Never {
        fatalError("no style is made without `makeBody`")
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
    /// A control is drawn by the nearest style. A control of the same kind inside what a style
    /// makes is drawn by the next style outwards, and where there is none by the control's
    /// default, so a style can add to whatever style is in force.
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
