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

    init(outside outer: StyleLayer<Configuration>?) {
        self.outer = outer
    }

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
    @usableFromInline private(set) var generation = 0

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
        guard !Comparison.ofOwners(Style.self).isSame(style, new) else { return }
        style = new
        generation += 1
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
