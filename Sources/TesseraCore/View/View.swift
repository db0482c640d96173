/// A value that describes a part of the tree.
///
/// A composite view returns its content from `body`. A primitive view conforms to ``PrimitiveView``
/// instead. Views are cheap, short-lived descriptions. The graph keeps a node for each view in the
/// tree.
///
/// ```swift
/// struct Greeting: View {
///     var name: String
///     var body: some View { Text("Hello, \(name)") }
/// }
/// ```
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder var body: Body { get }

    /// Shows a view in a node for views of this type, or returns a new node for the view. Only this
    /// package's views implement it.
    static func _show(_ view: consuming Self, in node: Node?, under parent: Node) -> Node?

    /// Whether showing this view reads no source and calls no other code.
    nonisolated static var _isLeaf: Bool { get }

    /// Runs the body of a view and shows its content.
    static func _showBody(of view: Self, in node: Node)
}

extension View {
    @inlinable
    nonisolated public static var _isLeaf: Bool { false }

    /// Updates the node of a view of this type.
    @inlinable
    static func update(_ node: Node, to view: consuming Self) {
        _ = _show(consume view, in: node, under: node)
    }
}

extension View where Body == Never {
    /// A primitive view has no body. Calling this property stops the program.
    public var body: Never {
        fatalError("\(Self.self) is a primitive view: host it instead of calling `body`.")
    }
}

extension Never: View {
    public typealias Body = Never
}

/// A result builder that combines the statements of a closure into one view.
///
/// A closure may contain any number of views, `if`, `else`, `switch`, `if let`, `if #available` and
/// `let`. It may not contain a `for` loop, because the views would have no identity. Use
/// ``ForEach`` instead.
@resultBuilder
public enum ViewBuilder {
    /// Builds a statement that is a view.
    @inlinable
    public static func buildExpression<Content: View>(
        _ content: consuming Content
    ) -> Content {
        content
    }

    /// Builds a block of one view.
    @inlinable
    public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
        content
    }
}

// Unavailable functions, which produce clear compiler messages.
extension ViewBuilder {
    @available(*, unavailable, message: "this expression is not a View")
    @_disfavoredOverload
    public static func buildExpression<Value>(_ value: Value) -> Never { fatalError() }

    @available(*, unavailable, message: "a loop gives its views no identity: use ForEach")
    public static func buildArray<Content: View>(_ content: [Content]) -> Never { fatalError() }
}

/// The node of a view of one type.
@MainActor @usableFromInline
protocol ViewNode<Content>: Node {
    associatedtype Content

    init(_ view: consuming Content, under parent: borrowing Node)

    /// Called once after the node has been created.
    func begin()

    /// Replaces the node's view.
    func accept(_ new: consuming Content)
}

extension ViewNode {
    @inlinable
    func begin() {}

    /// Shows a view in its node, or returns a new node for the view.
    @inlinable
    static func show(
        _ view: consuming Content, in node: Node?, under parent: borrowing Node
    ) -> Node? {
        if let node {
            // The node was made below, for a view of the same type.
            unsafeDowncast(node, to: Self.self).accept(consume view)
            return nil
        }
        let node = Self(consume view, under: parent)
        node.begin()
        return node
    }
}

extension Node {
    /// Shows a view as the child of this node. An existing child must be a node for views of this
    /// type.
    @inlinable
    @MainActor package final func show<Content: View>(_ content: consuming Content) {
        if let child {
            Content.update(child, to: consume content)
        } else if hasRoom {
            child = Content._show(consume content, in: nil, under: self)
        }
    }

    /// Whether this node may have descendants. A tree that is too deep is reported.
    @inlinable
    @MainActor final var hasRoom: Bool { depth < Graph.depthLimit || !noteOmission() }

    @usableFromInline
    @MainActor final func noteOmission() -> Bool { graph.noteOmission(below: self) }
}
