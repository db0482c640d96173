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

    /// Updates the body that this layer has made for a control, or makes it.
    @MainActor func updateBody(
        _ body: Node?, _ configuration: Configuration, under control: Node
    ) -> Node {
        preconditionFailure("an abstract layer")
    }
}

final class TypedStyleLayer<Style: ControlStyle>: StyleLayer<Style.StyleConfiguration> {
    var style: Style {
        didSet { if !Comparison.isSame(oldValue, style) { notifyReaders() } }
    }

    init(_ style: Style, outside outer: StyleLayer<Style.StyleConfiguration>?) {
        self.style = style
        super.init(outside: outer)
    }

    override var styleName: String { TypeName.ofStyle(Style.self) }

    override func updateBody(
        _ body: Node?, _ configuration: Style.StyleConfiguration, under control: Node
    ) -> Node {
        StyleBody.update(body, style, configuration, under: control)
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

    /// Hands a node that was made here another body, or makes one.
    static func update(
        _ node: Node?, _ style: Style, _ configuration: Style.StyleConfiguration,
        under control: Node
    ) -> Node {
        let body = StyleBody(style: style, configuration: configuration)
        if let node {
            // A control keeps to one layer, or to its default style, and so to one type of style.
            unsafeDowncast(node, to: ViewNode<StyleBody>.self).update(body)
            return node
        }
        if Style.self is AnyObject.Type {
            fatalError("\(Style.self) is a class; a style is a value: make it a struct.")
        }
        return StyleBody._makeNode(body, under: control)
    }

    static func _updateContent(
        _ content: ViewNode<Style.Body>?, of view: Self, under parent: Node
    ) -> ViewNode<Style.Body> {
        Style._updateContent(content, of: view.style, view.configuration, under: parent)
    }

    nonisolated static var namesake: Any.Type { Style.self }
}
