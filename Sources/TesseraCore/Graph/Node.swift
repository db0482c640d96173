/// A place in the living tree.
///
/// A node represents one view for as long as the view's identity lasts. Its parent owns it. It
/// stores the environment of its content. Nodes are used on the main actor only. The class is not
/// isolated, so that a binding can read a state without a check of the actor.
public class Node: Place {
    // The graph and the parent own this node, and outlive it in the tree.
    @usableFromInline final let uncountedGraph: Unmanaged<Graph>
    package unowned(unsafe) final let parent: Node?

    /// The child of a node that stores a single child.
    @exclusivity(unchecked)
    @usableFromInline final var child: Node?
    /// The number of ancestors. Stale nodes run from the top down.
    @usableFromInline package final let depth: Int16
    private(set) final var isMounted = true
    /// Whether this node is queued to run.
    final var isStale = false
    /// Whether this node is queued to check whether it is stale.
    final var mayBeStale = false
    /// Whether this node's modifier has appeared, and has not disappeared since.
    final var hasAppeared = false

    /// - Parameter scope: The environment of the content, if it differs from the parent's.
    @usableFromInline
    init(under parent: borrowing Node, in scope: EnvironmentScope? = nil) {
        self.parent = copy parent
        uncountedGraph = parent.uncountedGraph
        depth = parent.depth + 1
        let outside = (copy parent).scope
        super.init(scope ?? outside)
    }

    /// Creates the root node of a graph.
    init(rootOf graph: Graph, scope: EnvironmentScope) {
        uncountedGraph = .passUnretained(graph)
        parent = nil
        depth = 0
        super.init(scope)
    }

    /// The node whose body is running.
    package static var running: Node? { Tracking.reader as? Node }

    /// The node whose view's action is being performed.
    package static var acting: Node? { Tracking.actor as? Node }

    final var graph: Graph { uncountedGraph.takeUnretainedValue() }

    // Other modules read this property without a check for overlapping accesses.
    /// Whether the node is in the tree.
    package final var isPresent: Bool { isMounted }

    /// The environment at this node.
    package final var environment: EnvironmentValues {
        EnvironmentValues(isMounted ? parent?.scope ?? scope : scope)
    }

    /// The identity of the environment at this node, as long as the node is in the tree.
    package final var environmentID: ObjectIdentifier {
        guard let parent else { return ObjectIdentifier(scope) }
        return ObjectIdentifier(parent.scope)
    }

    /// Calls `visit` with each child, in order.
    @usableFromInline
    @MainActor package func forEachChild(_ visit: @MainActor (Node) -> Void) {
        if let child { visit(child) }
    }

    /// Removes the child from the tree.
    @usableFromInline
    @MainActor final func removeChild() {
        child?.unmount()
        child = nil
    }

    /// The name of this node's element in the printed tree, or `nil` if it has no element.
    @MainActor package var elementName: String? { nil }

    /// The type of this node's view; `nil` for a node without an element.
    @MainActor package var viewType: Any.Type? { nil }

    /// The text of this node's element, or `nil` if it has no text.
    @MainActor var elementText: String? { nil }

    /// Whether this node's element, which contains a modifier's own views, is shown inside an element
    /// that is not an ancestor.
    package var isAttachment: Bool { false }

    /// The element that shows this attachment, or `nil` for other nodes.
    @MainActor package var attachmentTarget: Node? { nil }

    /// The node of a modifier's own views, such as those of an overlay; `nil` if it has none.
    @MainActor package var attachment: Node? { nil }

    /// The type of the configuration that a style uses to draw this node's control; `nil` for other
    /// nodes.
    @MainActor package var configurationType: Any.Type? { nil }

    /// Whether a style modifier, and not the control's default, supplies the style of this node's control.
    @MainActor package var isRestyled: Bool { false }

    /// Whether this node shows a view passed to an enclosing control, such as a label.
    @MainActor package var isPassedView: Bool { false }

    /// The name of the view, modifier or style whose body this node runs; `nil` without a body.
    @MainActor package var bodyName: String? { nil }

    /// Whether this is the node of a view without a body.
    @MainActor package var isPrimitiveView: Bool { false }

    /// Advice for a body that contains itself without end; empty for the general advice.
    @MainActor var recursionAdvice: String { "" }

    /// The description of this node's modifier, or `nil` if it is not shown.
    @MainActor var modifierDescription: ModifierDescription? { nil }

    /// Adds the descriptions of this node's modifier, which may represent several modifiers.
    @MainActor func describeModifier(into modifiers: inout [ModifierDescription]) {}

    /// The environment that this node creates for its content, if it creates one.
    @MainActor var ownEnvironment: EnvironmentScope? { nil }

    /// Updates this node after one of its sources has changed.
    @MainActor func run() {}

    /// The derived values that this node keeps; `nil` if it keeps none.
    var memos: [Memo]? {
        get { nil }
        set { preconditionFailure("a node that runs with an ancestor keeps no memos") }
    }

    /// Whether descendants change when this node runs, and not when an ancestor runs.
    @MainActor package var hasOwnTurn: Bool { false }

    /// Adds the printed elements of this node and its descendants.
    @MainActor func describe(into writer: inout TreeWriter) {
        writer.content(of: self)
    }

    /// Returns the id that this node has assigned to the child at a position.
    @MainActor package func id(at position: Int) -> AnyHashable? { nil }

    /// Returns the offset of a child's element in the collection that this node shows.
    @MainActor package func offset(of child: Node) -> Int? { nil }

    /// Returns the node's view or modifier if it has the role. See ``Role``.
    @usableFromInline
    @MainActor package func role<Wanted>(_ role: Wanted.Type) -> Wanted? { nil }

    /// Returns whether the node's view or modifier has a role.
    @inlinable
    @MainActor package final func has<Wanted>(_ role: Wanted.Type) -> Bool {
        self.role(role) != nil
    }

    /// Whether the node's view or modifier may take part in the response to an interaction. A
    /// toolkit skips other nodes without a look at their roles.
    @MainActor package var isResponder: Bool { false }

    /// Whether this is the node of a view, and not a node that only leads to views.
    @MainActor var isView: Bool { elementName != nil }

    /// Called when descendant views may have come or gone, and when the node is hidden or shown
    /// among alternative views.
    @MainActor func viewsMayHaveChanged() {}

    /// Whether a descendant is in the tree for measurement only, because this node shows another
    /// view.
    @MainActor func hides(_ node: Node) -> Bool { false }

    /// Called when the node has left the tree.
    @MainActor func didUnmount() {}

    /// Called when a source of this node has changed.
    override func invalidate() { markStale() }

    /// Queues this node for the next update.
    final func markStale() {
        guard !isStale, isMounted else { return }
        isStale = true
        if !mayBeStale { graph.enqueue(self) }
    }

    /// Queues this node to run directly after the running node.
    @usableFromInline
    final func enqueueNext() {
        guard !isStale else { return }
        isStale = true
        uncountedGraph.uncounted { $0.enqueueNext(self) }
    }

    /// Queues this node to check at the next update, after its ancestors, whether a source has
    /// changed.
    override func mayHaveChanged(_ source: Source) {
        guard !isStale, !mayBeStale, isMounted else { return }
        mayBeStale = true
        graph.enqueue(self)
    }

    /// Reports a mistake in the use of the view here.
    final override func report(_ message: String) { graph.report(message, at: self) }

    /// Calls a function of this node's view. Its issues are reported here, and the node does not
    /// depend on the values that it reads.
    package final func reportingIssues<Result>(_ call: () -> Result) -> Result {
        let reader = IssueReader(of: self)
        let outside = Tracking.begin(as: reader)
        defer { Tracking.end(as: reader, goingOn: outside) }
        return call()
    }

    /// Performs an action of this node's view. Its issues are reported here.
    package final func act<Result>(_ action: () -> Result) -> Result {
        let outside = Tracking.actor
        Tracking.actor = self
        defer { Tracking.actor = outside }
        return action()
    }

    /// Calls an action after the tree is up to date. The name appears in the report of an endless
    /// update.
    package final func afterUpdate(as name: String, _ action: @escaping () -> Void) {
        graph.afterUpdate(at: self, as: name, action)
    }

    final override var pathInTree: String {
        // A body does not depend on the places of the views that it reports.
        let reader = Reader()
        let outside = Tracking.begin(as: reader)
        defer { Tracking.end(as: reader, goingOn: outside) }
        // Main actor only.
        nonisolated(unsafe) let node = self
        return MainActor.assumeIsolated {
            node.isPresent ? TreePath.abbreviated(node.path) : "a removed view"
        }
    }

    final override var isUpdating: Bool { graph.isUpdating }

    final override func add(_ transaction: Transaction) {
        graph.changedNodes?.append(self)
        graph.add(transaction)
    }

    final override var observations: ObservationInbox { graph.observations }

    /// Removes this node and its descendants from the tree.
    @usableFromInline
    @MainActor final func unmount() {
        guard isMounted else { return }
        isMounted = false
        if isAnimated { graph.motion.forget(self) }
        dependencies.removeAll()
        didUnmount()
        forEachChild { $0.unmount() }
        child = nil
    }
}

/// The reader of a function that a node calls outside its run.
private final class IssueReader: Reader {
    private let node: Node

    init(of node: Node) { self.node = node }

    override var lastUser: Reader? { node }
}

extension Unmanaged {
    /// Calls `use` with the object without counting a reference. The object must outlive the call.
    // The standard library's function would check the actor of each closure, because it is compiled
    // in another language mode.
    @inlinable
    @inline(__always)
    package func uncounted<Result>(_ use: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(use)
    }
}
