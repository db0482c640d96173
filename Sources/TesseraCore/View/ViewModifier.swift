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
    typealias Content = AnyView

    /// Returns the modified view. Placing the content twice creates two independent copies.
    @ViewBuilder func body(content: Content) -> Body

    /// Shows a view with this modifier in a node for views of its type, or returns a new node for
    /// the view. Only this package's modifiers implement it.
    static func _show<Modified: View>(
        _ view: consuming ModifiedContent<Modified, Self>, in node: Node?, under parent: Node
    ) -> Node?

    /// Runs `body(content:)` and shows its content.
    static func _showBody(of modifier: Self, _ content: Content, in node: Node)
}

extension ViewModifier {
    public static func _show<Modified: View>(
        _ view: consuming ModifiedContent<Modified, Self>, in node: Node?, under parent: Node
    ) -> Node? {
        ModifierNode.show(view, in: node, under: parent)
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
    @MainActor public static func _show(
        _ view: consuming Self, in node: Node?, under parent: Node
    ) -> Node? {
        Modifier._show(consume view, in: node, under: parent)
    }
}

/// The node of a modifier with a body. It also holds the modified view.
private final class ModifierNode<Modified: View, Modifier: ViewModifier>:
    BodyNode<Modifier>, ViewNode
{
    private let content: ViewStorage<Modified>

    init(_ view: consuming ModifiedContent<Modified, Modifier>, under parent: borrowing Node) {
        content = ViewStorage(view.content)
        super.init(view.modifier, under: parent)
        content.owner = self
    }

    func accept(_ new: consuming ModifiedContent<Modified, Modifier>) {
        content.replaceView(by: new.content)
        acceptOwner(new.modifier)
    }

    override func showBody(of modifier: inout Modifier) {
        Modifier._showBody(of: modifier, AnyView(storage: content), in: self)
    }

    override func didUnmount() {
        super.didUnmount()
        content.owner = nil
    }
}
