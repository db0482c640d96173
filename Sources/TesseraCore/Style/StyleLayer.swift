/// The styles in force for one configuration, as a stack: a style, and those outside it.
///
/// A layer is made by a style modifier and lives as long as the modifier does. Its style may
/// change, to another value of the same type; the controls that it draws are told.
class StyleLayer<Configuration>: Source {
    /// The next style outwards: what a control inside this style's body is drawn by.
    let outer: StyleLayer<Configuration>?

    init(outside outer: StyleLayer<Configuration>?) {
        self.outer = outer
    }

    /// Makes the node of a control that this layer draws.
    @MainActor func makeNode<DefaultStyle: ControlStyle>(
        _ control: consuming StyledControl<DefaultStyle>, under parent: Node
    ) -> ViewNode<StyledControl<DefaultStyle>>
    where DefaultStyle.StyleConfiguration == Configuration {
        preconditionFailure("an abstract layer")
    }
}

final class TypedStyleLayer<Style: ControlStyle>: StyleLayer<Style.StyleConfiguration> {
    private(set) var style: Style
    /// The number of times that the style has become another one.
    private(set) var generation = 0

    init(_ style: Style, outside outer: StyleLayer<Style.StyleConfiguration>?) {
        self.style = style
        super.init(outside: outer)
    }

    func update(_ new: Style) {
        guard !Comparison.isSame(style, new) else { return }
        style = new
        generation += 1
        notifyReaders()
    }

    override func makeNode<DefaultStyle: ControlStyle>(
        _ control: consuming StyledControl<DefaultStyle>, under parent: Node
    ) -> ViewNode<StyledControl<DefaultStyle>>
    where DefaultStyle.StyleConfiguration == Style.StyleConfiguration {
        StyleBodyNode(control, drawnBy: style, of: self, under: parent)
    }
}

/// The place in the environment of the stack of styles for one configuration.
struct StyleKey<Configuration>: EnvironmentKey, HiddenEnvironmentKey {
    static var defaultValue: StyleLayer<Configuration>? { nil }
}
