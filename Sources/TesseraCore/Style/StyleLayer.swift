/// The styles in force for one configuration, as a stack: a style, and those outside it.
///
/// A layer is made by a style modifier and lives as long as the modifier does. Its style may
/// change, to another value of the same type; the controls that it draws are told.
@usableFromInline
class StyleLayer<Configuration>: ScopeMaker, EnvironmentKey, HiddenEnvironmentKey {
    /// The next style outwards: what a control inside this style's body is drawn by.
    let outer: StyleLayer<Configuration>?

    /// The stack is found in the environment by its own type.
    @usableFromInline static var defaultValue: StyleLayer<Configuration>? { nil }

    init(outside outer: StyleLayer<Configuration>?) {
        self.outer = outer
    }

    /// Makes the node of a control that this layer draws.
    @usableFromInline
    @MainActor func makeNode<Control: StyledView>(
        _ control: consuming Control, under parent: Node
    ) -> ViewNode<Control>
    where Control.DefaultStyle.StyleConfiguration == Configuration {
        preconditionFailure("an abstract layer")
    }
}

@usableFromInline
final class TypedStyleLayer<Style: ControlStyle>: StyleLayer<Style.StyleConfiguration> {
    @exclusivity(unchecked)
    private(set) var style: Style
    /// A Boolean value that is true if the printed tree names the style at what it draws.
    let isShown: Bool
    /// The number of times that the style has become another one.
    @exclusivity(unchecked)
    @usableFromInline private(set) var generation = 0

    /// The class of the node that was made last. To look a generic class up takes a seventh of all that making
    /// the node does.
    @exclusivity(unchecked)
    private var lastClass: (control: Any.Type, node: AnyClass)?

    init(_ style: Style, outside outer: StyleLayer<Style.StyleConfiguration>?, isShown: Bool) {
        self.style = style
        self.isShown = isShown
        super.init(outside: outer)
    }

    func update(_ new: Style) {
        guard !Comparison.ofOwners(Style.self).isSame(style, new) else { return }
        style = new
        generation += 1
        notifyReaders()
    }

    /// The environment of what this style makes of a control: the control's, with the styles outside
    /// this one. Controls side by side share it.
    private func scope(inside place: EnvironmentScope) -> EnvironmentScope {
        sharedScope(inside: place) { scope in
            scope.set(StyleLayer<Style.StyleConfiguration>.self, to: outer)
        }
    }

    override func makeNode<Control: StyledView>(
        _ control: consuming Control, under parent: Node
    ) -> ViewNode<Control>
    where Control.DefaultStyle.StyleConfiguration == Style.StyleConfiguration {
        let nodeClass: StyleBodyNode<Control, Style>.Type
        if let last = lastClass, last.control == Control.self {
            // It was kept below, for these very controls.
            nodeClass = unsafeBitCast(last.node, to: StyleBodyNode<Control, Style>.Type.self)
        } else {
            nodeClass = StyleBodyNode.self
            lastClass = (Control.self, nodeClass)
        }
        let node = nodeClass.init(
            control, drawnBy: style, of: self, in: scope(inside: parent.scope), under: parent)
        node.begin()
        return node
    }
}
