/// A piece of a tree, described by a value.
///
/// A view is either *composite*: its `body` says what it is made of; or *primitive*: it stands in
/// the tree as itself, and conforms to ``PrimitiveView``. A view is a description, cheap to make
/// and thrown away; what lives is the node that the graph keeps for it.
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

    /// Makes the node that keeps this view alive. Only Tessera's own views provide it.
    static func _makeNode(_ view: consuming Self, under parent: Node) -> ViewNode<Self>

    /// Hands a node that `_makeNode` has made a new view.
    static func _update(_ node: ViewNode<Self>, to view: consuming Self)

    /// A Boolean value that is true if nothing is read and nothing called for this view to be shown.
    nonisolated static var _isLeaf: Bool { get }

    /// Runs the body of a view, and shows what it makes.
    static func _showBody(of view: Self, in node: Node)
}

extension View {
    @inlinable
    nonisolated public static var _isLeaf: Bool { false }
}

extension View where Body == Never {
    /// A primitive view has no body; the graph never asks for one.
    public var body: Never {
        fatalError("\(Self.self) is a primitive view: host it instead of calling `body`.")
    }
}

extension Never: View {
    public typealias Body = Never
}
