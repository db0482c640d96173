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

/// A modifier that sets a style, and the host style of that style if it has one.
nonisolated struct StyleModifier<Style: ControlStyle>: PrimitiveModifier {
    let style: Style
    let name: String

    static var _makesEnvironment: Bool { true }

    @MainActor func _setEnvironment(of node: Node) {
        node.setLayer(of: style, isShown: true)
        if let carrier = style._carrier { node.setLayer(of: carrier, isShown: false) }
    }

    var description: ModifierDescription? {
        ModifierDescription(name, TypeName.short(Style.self))
    }
}

extension Node {
    /// Sets the style of a new or existing layer in the environment of this node's content.
    fileprivate func setLayer<Style: ControlStyle>(of style: Style, isShown: Bool) {
        typealias Layer = StyleLayer<Style.StyleConfiguration>
        if let known = scope.ownTypedSlot(for: Layer.self)?.value as? TypedStyleLayer<Style> {
            known.update(style)
        } else {
            let outer = scope.parent?.slot(for: Layer.self).value
            let layer = TypedStyleLayer(style, of: self, outside: outer, isShown: isShown)
            scope.set(Layer.self, to: layer)
        }
    }
}

/// A style of one configuration, linked to the outer styles of that configuration.
///
/// A style modifier creates the layer, which lives as long as the modifier. When the style's value
/// changes, the layer notifies the controls that it draws.
@usableFromInline
class StyleLayer<Configuration>: ScopeMaker, EnvironmentKey {
    /// The next outer style. It draws controls inside this style's body.
    let outer: StyleLayer<Configuration>?

    /// The layer's own type is its key in the environment.
    @usableFromInline static var defaultValue: StyleLayer<Configuration>? { nil }

    init(outside outer: StyleLayer<Configuration>?) { self.outer = outer }

    /// Creates the node of a control that this layer draws.
    ///
    /// - Parameter place: The environment of the control.
    @usableFromInline
    @MainActor func makeNode<Control: StyledView>(
        _ control: consuming Control, in place: EnvironmentScope, under parent: Node
    ) -> Node
    where Control.DefaultStyle.StyleConfiguration == Configuration {
        preconditionFailure("an abstract layer")
    }
}

@usableFromInline
final class TypedStyleLayer<Style: ControlStyle>: StyleLayer<Style.StyleConfiguration> {
    private(set) var style: Style
    /// The node of the style's modifier.
    private(set) weak var modifier: Node?
    /// Whether the printed tree names the style at the controls that it draws.
    let isShown: Bool
    /// The number of times that the style's value has changed.
    @exclusivity(unchecked)
    @usableFromInline private(set) var generation: Int32 = 0

    init(
        _ style: Style, of modifier: Node, outside outer: StyleLayer<Style.StyleConfiguration>?,
        isShown: Bool
    ) {
        self.style = style
        self.modifier = modifier
        self.isShown = isShown
        super.init(outside: outer)
    }

    func update(_ new: Style) {
        guard !Comparison.of(Style.self, by: .owner).isSame(style, new) else { return }
        style = new
        generation &+= 1
        notifyReaders()
    }

    /// Returns the environment of this style's body: the control's environment, with the outer
    /// styles. Sibling controls share it.
    private func scope(inside place: EnvironmentScope) -> EnvironmentScope {
        sharedScope(of: Style.self, inside: place) { scope in
            scope.set(StyleLayer<Style.StyleConfiguration>.self, to: outer)
        }
    }

    override func makeNode<Control: StyledView>(
        _ control: consuming Control, in place: EnvironmentScope, under parent: Node
    ) -> Node
    where Control.DefaultStyle.StyleConfiguration == Style.StyleConfiguration {
        let node = StyleBodyNode(
            control, drawnBy: style, of: self, in: scope(inside: place), under: parent)
        node.begin()
        return node
    }
}
