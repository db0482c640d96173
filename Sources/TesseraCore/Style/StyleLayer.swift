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

    var styleName: String { "" }

    @MainActor func makeBody(_ configuration: Configuration, under parent: Node) -> Node {
        preconditionFailure("an abstract layer")
    }

    @MainActor func updateBody(_ body: Node, _ configuration: Configuration) {}
}

final class TypedStyleLayer<Style: ControlStyle>: StyleLayer<Style.StyleConfiguration> {
    var style: Style {
        didSet { if !Comparison.isSame(oldValue, style) { notifyReaders() } }
    }

    init(_ style: Style, outside outer: StyleLayer<Style.StyleConfiguration>?) {
        if Style.self is AnyObject.Type {
            fatalError("\(Style.self) is a class; a style is a value: make it a struct.")
        }
        self.style = style
        super.init(outside: outer)
    }

    override var styleName: String { TypeName.ofStyle(Style.self) }

    override func makeBody(_ configuration: Style.StyleConfiguration, under parent: Node) -> Node {
        noteRead()
        return StyleBody._makeNode(
            StyleBody(style: style, configuration: configuration), under: parent)
    }

    override func updateBody(_ body: Node, _ configuration: Style.StyleConfiguration) {
        noteRead()
        // The control hands back the node that this layer made for it.
        unsafeDowncast(body, to: ViewNode<StyleBody<Style>>.self).update(
            StyleBody(style: style, configuration: configuration))
    }
}

/// Where the stack of styles for one configuration is found in the environment.
struct StyleKey<Configuration>: EnvironmentKey, HiddenEnvironmentKey {
    static var defaultValue: StyleLayer<Configuration>? { nil }
}

/// Runs a style's `makeBody` as a view's body, so that one mechanism feeds the dynamic fields of
/// both.
struct StyleBody<Style: ControlStyle>: View, NamedAfterField, HiddenBody {
    @Installed var style: Style
    var configuration: Style.StyleConfiguration

    var body: Style.Body { style.makeBody(configuration: configuration) }

    nonisolated static var namesake: Any.Type { Style.self }
}
