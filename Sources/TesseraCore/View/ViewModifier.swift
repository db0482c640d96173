/// A modifier that turns a view into another view.
///
/// A composite modifier places its content in other views, in `body(content:)`. A primitive
/// modifier adds an effect to the content and conforms to ``PrimitiveModifier``.
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

    /// The content to modify, for `body(content:)` to place.
    typealias Content = ModifierContent<Self>

    /// Returns the modified view. Placing the content twice creates two independent copies.
    @ViewBuilder func body(content: Content) -> Body

    /// Creates the node of a view with this modifier. Only this package's modifiers implement it.
    static func _makeNode<Modified: View>(
        _ view: consuming ModifiedContent<Modified, Self>, under parent: Node
    ) -> ViewNode<ModifiedContent<Modified, Self>>

    /// Updates a node created by `_makeNode` with a new view.
    static func _update<Modified: View>(
        _ node: ViewNode<ModifiedContent<Modified, Self>>,
        to view: consuming ModifiedContent<Modified, Self>)

    /// Runs `body(content:)` and shows its content.
    static func _showBody(of modifier: Self, _ content: Content, in node: Node)
}

extension ViewModifier {
    public static func _makeNode<Modified: View>(
        _ view: consuming ModifiedContent<Modified, Self>, under parent: Node
    ) -> ViewNode<ModifiedContent<Modified, Self>> {
        let node = ModifierNode(view, under: parent)
        node.begin()
        return node
    }

    public static func _update<Modified: View>(
        _ node: ViewNode<ModifiedContent<Modified, Self>>,
        to view: consuming ModifiedContent<Modified, Self>
    ) {
        // The node was made above.
        unsafeDowncast(node, to: ModifierNode<Modified, Self>.self).accept(view)
    }

    @inlinable @inline(__always)
    public static func _showBody(of modifier: Self, _ content: Content, in node: Node) {
        node.show(modifier.body(content: content))
    }
}

nonisolated extension View {
    /// Applies a modifier to this view.
    @inlinable
    public consuming func modifier<Modifier: ViewModifier>(
        _ modifier: Modifier
    ) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view with a modifier.
nonisolated public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
    /// The modified view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Creates a view from a view and a modifier.
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
        Modifier._makeNode(consume view, under: parent)
    }

    @inlinable
    @MainActor public static func _update(_ node: ViewNode<Self>, to view: consuming Self) {
        Modifier._update(node, to: consume view)
    }
}

/// The node of a modifier with a body. It also holds the modified view.
private final class ModifierNode<Content: View, Modifier: ViewModifier>:
    BodyNode<ModifiedContent<Content, Modifier>, Modifier>
{
    private let content: TypedPassedView<Content>

    init(_ view: ModifiedContent<Content, Modifier>, under parent: borrowing Node) {
        content = TypedPassedView(view.content, writer: parent.writer)
        super.init(view.modifier, under: parent)
    }

    func accept(_ new: consuming ModifiedContent<Content, Modifier>) {
        content.replaceView(by: new.content)
        acceptOwner(new.modifier)
    }

    override func showBody() { showBody(of: &owner) }

    private func showBody(of modifier: inout Modifier) {
        Modifier._showBody(of: modifier, ModifierContent(passed: content), in: self)
    }

    override func didUnmount() {
        super.didUnmount()
        content.close()
    }
}
