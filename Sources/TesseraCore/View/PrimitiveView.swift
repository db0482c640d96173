/// A view without a body, shown as an element of the tree.
///
/// A toolkit builds its leaves and containers as primitive views. `describe(_:)` supplies the
/// printed line. The graph handles identity, updates and environment.
///
/// ```swift
/// struct File: PrimitiveView {
///     var name: String
///     func describe(_ description: inout ViewDescription) { description.text = name }
/// }
/// ```
public protocol PrimitiveView: View, DescribedView where Body == Never {
    /// The type of the view's content; `EmptyView` for a leaf.
    associatedtype Content: View = EmptyView

    /// The view's content.
    var content: Content { get }

    /// Whether the view may take part in the response to an interaction. The default is
    /// `false`.
    static var isResponder: Bool { get }

    /// Adds what the printed tree shows of this view at a place with an environment. The default
    /// ignores the environment.
    func describe(_ description: inout ViewDescription, in environment: EnvironmentValues)

    /// Returns the text of the view's description, for a search by text.
    func _text(at node: Node) -> String?
}

extension PrimitiveView where Content == EmptyView {
    public var content: EmptyView { EmptyView() }
}

extension PrimitiveView {
    /// Returns the view of a node that is known to have this type.
    package static func kept(by node: Node) -> Self {
        // The node was made below.
        unsafeDowncast(node, to: PrimitiveNode<Self>.self).view
    }

    public static var isResponder: Bool { false }

    @inlinable
    nonisolated public static var _isLeaf: Bool { Content.self == EmptyView.self }

    public func describe(_ description: inout ViewDescription) {}

    public func describe(_ description: inout ViewDescription, in environment: EnvironmentValues) {
        describe(&description)
    }

    public func _text(at node: Node) -> String? {
        ViewDescription.text { describe(&$0, in: node.environment) }
    }

    @inlinable
    public static func _show(_ view: consuming Self, in node: Node?, under parent: Node) -> Node? {
        PrimitiveNode.show(consume view, in: node, under: parent)
    }
}

@usableFromInline
final class PrimitiveNode<Content: PrimitiveView>: Node, ViewNode {
    @exclusivity(unchecked)
    @usableFromInline var view: Content

    @inlinable
    init(_ view: consuming Content, under parent: borrowing Node) {
        self.view = view
        super.init(under: parent)
        // Leaves, most of them texts and images, need no node for their empty content.
        if Content.Content.self != EmptyView.self { show(self.view.content) }
    }

    @inlinable
    func accept(_ new: consuming Content) {
        if isAnimated { moveView(new) } else { replaceView(new) }
    }

    // A separate function, so that a view that does not move is not copied.
    @usableFromInline
    func moveView(_ new: consuming Content) {
        beginMotion(of: &new, from: view)
        replaceView(new)
    }

    @inlinable
    func replaceView(_ new: consuming Content) {
        if Content.Content.self != EmptyView.self { show(new.content) }
        view = consume new
    }

    /// Runs when a view on its way moves on.
    override func run() {
        if isAnimated, move(&view) { memosFollowMotion() }
    }

    package override var elementName: String? { TypeInfo.of(Content.self).name }
    package override var viewType: Any.Type? { Content.self }

    package override var isPrimitiveView: Bool { true }

    package override var isResponder: Bool { Content.isResponder }

    package override func role<Wanted>(_ role: Wanted.Type) -> Wanted? { view as? Wanted }

    override var elementText: String? { text(of: &view) }

    // An `inout` parameter avoids a copy of the view.
    private func text(of view: inout Content) -> String? { view._text(at: self) }

    override func describe(into writer: inout TreeWriter) {
        var description = ViewDescription(name: TypeInfo.of(Content.self).name)
        view.describe(&description, in: environment)
        writer.element(consume description, of: self)
    }
}
