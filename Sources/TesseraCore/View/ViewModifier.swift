/// Makes a view out of another one.
///
/// A modifier is either *composite*: its `body(content:)` places the content in other views; or
/// *primitive*: it adds something to the content as it stands, and conforms to
/// ``PrimitiveModifier``.
///
/// ```swift
/// struct Card: ViewModifier {
///     func body(content: Content) -> some View { content.padding().border(.gray) }
/// }
/// Text("Hello").modifier(Card())
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the view made of the content.
    associatedtype Body: View

    /// The content to modify, wherever `body(content:)` places it.
    typealias Content = ModifierContent<Self>

    /// Makes the modified view. Placing the content twice makes two independent copies of it.
    @ViewBuilder func body(content: Content) -> Body

    /// Makes the node of a view with this modifier. Only Tessera's own modifiers provide it.
    static func _makeNode<Modified: View>(
        _ view: consuming ModifiedContent<Modified, Self>, under parent: Node
    ) -> ViewNode<ModifiedContent<Modified, Self>>

    /// Hands a node that `_makeNode` has made a new view.
    static func _update<Modified: View>(
        _ node: ViewNode<ModifiedContent<Modified, Self>>,
        to view: consuming ModifiedContent<Modified, Self>)

    /// Runs `body(content:)`, and brings the node of what it makes up to date.
    static func _updateContent(
        _ node: ViewNode<Body>?, of modifier: Self, _ content: Content, under parent: Node
    ) -> ViewNode<Body>
}

extension ViewModifier {
    public static func _makeNode<Modified: View>(
        _ view: consuming ModifiedContent<Modified, Self>, under parent: Node
    ) -> ViewNode<ModifiedContent<Modified, Self>> {
        ModifierNode(view, under: parent)
    }

    @inlinable
    public static func _update<Modified: View>(
        _ node: ViewNode<ModifiedContent<Modified, Self>>,
        to view: consuming ModifiedContent<Modified, Self>
    ) {
        node.accept(view)
    }

    @inlinable
    public static func _updateContent(
        _ node: ViewNode<Body>?, of modifier: Self, _ content: Content, under parent: Node
    ) -> ViewNode<Body> {
        let body = modifier.body(content: content)
        guard let node else { return Body._makeNode(body, under: parent) }
        node.update(body)
        return node
    }
}

nonisolated extension View {
    /// Applies a modifier to this view.
    @inlinable
    public func modifier<Modifier: ViewModifier>(
        _ modifier: Modifier
    ) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view with a modifier applied to it.
nonisolated public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
    public var content: Content
    public var modifier: Modifier

    @inlinable
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    public typealias Body = Never

    @inlinable
    @MainActor public static func _makeNode(
        _ view: consuming Self, under parent: Node
    ) -> ViewNode<Self> {
        Modifier._makeNode(view, under: parent)
    }

    @inlinable
    @MainActor public static func _update(_ node: ViewNode<Self>, to view: consuming Self) {
        Modifier._update(node, to: view)
    }
}

/// Keeps a composite modifier: its body, and the content that the body places.
private final class ModifierNode<Content: View, Modifier: ViewModifier>:
    ViewNode<ModifiedContent<Content, Modifier>>
{
    private let slot: TypedContentSlot<Content>
    private var child: ViewNode<ModifierBody<Modifier>>?

    init(_ view: ModifiedContent<Content, Modifier>, under parent: Node) {
        slot = TypedContentSlot(view.content, writer: parent.writer)
        super.init(under: parent)
        child = ModifierBody._makeNode(
            ModifierBody(modifier: view.modifier, content: ModifierContent(slot: slot)),
            under: self)
    }

    override func accept(_ new: consuming ModifiedContent<Content, Modifier>) {
        slot.update(new.content)
        child?.update(
            ModifierBody(modifier: new.modifier, content: ModifierContent(slot: slot)))
    }

    override func didUnmount() { slot.close() }

    package override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }
}

/// Runs a modifier's body as a view's, so that one mechanism feeds the dynamic fields of both.
struct ModifierBody<Modifier: ViewModifier>: View, NamedAfterField {
    @Installed var modifier: Modifier
    var content: Modifier.Content

    var body: Modifier.Body { modifier.body(content: content) }

    static func _updateContent(
        _ content: ViewNode<Modifier.Body>?, of view: Self, under parent: Node
    ) -> ViewNode<Modifier.Body> {
        Modifier._updateContent(content, of: view.modifier, view.content, under: parent)
    }

    nonisolated static var namesake: Any.Type { Modifier.self }
}
