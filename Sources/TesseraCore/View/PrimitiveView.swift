/// A view that stands in the tree as itself, with content instead of a body.
///
/// A toolkit makes its leaves and containers of these. `describe(_:)` says how the printed tree
/// shows the view; everything else (identity, updates, environment) is the graph's.
///
/// ```swift
/// struct File: PrimitiveView {
///     var name: String
///     func describe(_ description: inout ViewDescription) { description.text = name }
/// }
/// ```
public protocol PrimitiveView: View, DescribedView where Body == Never {
    /// The type of the views inside this one; `EmptyView` for a leaf.
    associatedtype Content: View = EmptyView

    /// The views inside this one.
    var content: Content { get }

    /// A Boolean value that is true if a toolkit looks for the view on its way from another one
    /// outwards; `false` by default, which has it passed over at once.
    static var isSought: Bool { get }

    /// Fills in what the printed tree shows of this view where it stands: what it says may depend on
    /// the environment. By default it does not.
    func describe(_ description: inout ViewDescription, in environment: EnvironmentValues)

    /// Returns the text that the view is described with: what a search for a text compares, without
    /// the rest of the description.
    func _text(at node: Node) -> String?

    /// Returns the text of the view that `_makeNode` has made a node for.
    static func _text(of node: ViewNode<Self>) -> String?
}

extension PrimitiveView where Content == EmptyView {
    public var content: EmptyView { EmptyView() }
}

extension PrimitiveView {
    /// Returns the view that a node keeps, where it is known to be of this type: to ask for a role takes
    /// longer.
    package static func kept(by node: Node) -> Self {
        // The node was made below.
        unsafeDowncast(node, to: PrimitiveNode<Self>.self).view
    }

    public static var isSought: Bool { false }

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
    public static func _text(of node: ViewNode<Self>) -> String? {
        // The node was made below.
        unsafeDowncast(node, to: PrimitiveNode<Self>.self).view._text(at: node)
    }

    @inlinable
    public static func _makeNode(
        _ view: consuming Self, under parent: Node
    ) -> ViewNode<Self> {
        PrimitiveNode(consume view, under: parent)
    }

    @inlinable
    public static func _update(_ node: ViewNode<Self>, to view: consuming Self) {
        // The node was made above.
        unsafeDowncast(node, to: PrimitiveNode<Self>.self).accept(consume view)
    }
}

@usableFromInline
final class PrimitiveNode<Content: PrimitiveView>: ViewNode<Content> {
    @exclusivity(unchecked)
    @usableFromInline var view: Content

    @inlinable
    init(_ view: consuming Content, under parent: borrowing Node) {
        self.view = view
        super.init(under: parent)
        // Most leaves are Text and Image: they do without a node for their empty content.
        if Content.Content.self != EmptyView.self { show(self.view.content) }
    }

    @inlinable
    func accept(_ new: consuming Content) {
        if Content.Content.self != EmptyView.self { show(new.content) }
        view = consume new
    }

    package override var elementName: String? { TypeInfo.of(Content.self).name }

    package override var isSought: Bool { Content.isSought }

    package override func role<Wanted>(_ role: Wanted.Type) -> Wanted? { view as? Wanted }

    override var elementText: String? { Content._text(of: self) }

    override func describe(into writer: inout TreeWriter) {
        var description = TypeInfo.of(Content.self).description
        view.describe(&description, in: environment)
        writer.element(consume description, of: self)
    }
}
