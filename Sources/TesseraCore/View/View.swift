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

    /// What the view is made of.
    @ViewBuilder var body: Body { get }

    /// Makes the node that keeps this view alive. Only Tessera's own views provide it.
    static func _makeNode(_ view: Self, under parent: Node) -> ViewNode<Self>
}

extension View {
    public static func _makeNode(_ view: Self, under parent: Node) -> ViewNode<Self> {
        BodyNode(view, under: parent)
    }
}

extension View where Body == Never {
    /// A primitive view has no body; the graph never asks for one.
    public var body: Never {
        preconditionFailure("\(Self.self) is a primitive view: host it instead of calling `body`.")
    }
}

extension Never: View {
    public typealias Body = Never
}
