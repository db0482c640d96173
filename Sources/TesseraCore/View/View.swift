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
