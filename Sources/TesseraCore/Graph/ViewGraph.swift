/// A living tree of views, the base of a toolkit.
///
/// ```swift
/// let graph = ViewGraph(Folder())
/// print(graph.tree)
/// ```
@MainActor
public final class ViewGraph<Content: View>: LivingTree {
    private let graph: Graph
    private let defaults: EnvironmentScope
    private let scope: EnvironmentScope
    private let root: RootNode<Content>
    /// The tree at the last call of `takeDifference()`.
    private var printed: TreeWriter?

    /// Builds the tree of a view. `onIssue` receives each runtime issue as it arises. Without it,
    /// issues are printed on standard error.
    public convenience init(
        _ content: Content, environment: EnvironmentValues = EnvironmentValues(),
        onIssue: ((RuntimeIssue) -> Void)? = nil
    ) {
        self.init(content, environment: environment, isAnimated: false, onIssue: onIssue)
    }

    /// Builds the tree of a view, whose first changes may already move.
    package init(
        _ content: Content, environment: EnvironmentValues, isAnimated: Bool,
        onIssue: ((RuntimeIssue) -> Void)?
    ) {
        graph = Graph(onIssue: onIssue ?? RuntimeIssue.receiver.receive)
        // Defaults have their own scope above the values that are set.
        defaults = EnvironmentScope(under: nil)
        scope = EnvironmentScope(under: defaults)
        self.environment = environment
        scope.hold(environment.slots(inside: defaults))
        root = RootNode(content, of: graph, in: scope)
        graph.isAnimated = isAnimated
        graph.motion.turn(on: isAnimated)
        root.run()
    }

    isolated deinit {
        // The host that follows the settled tree may be gone.
        graph.whenAtRest = nil
        root.unmount()
        graph.update()
    }

    /// The root view. Setting it updates the tree in place at the next update, or after the current
    /// one.
    public var view: Content {
        get { root.view }
        set {
            root.view = newValue
            graph.whenDone { [root] in root.markStale() }
        }
    }

    /// The environment of the root view. Setting it updates the tree like a new root view.
    public var environment: EnvironmentValues {
        didSet {
            graph.whenDone { [environment, scope, defaults] in
                scope.hold(environment.slots(inside: defaults))
            }
        }
    }

    /// The clock of the tree, and the values on their way.
    package var motion: Motion { graph.motion }

    /// Whether animated changes take their time. Otherwise each change is complete at once.
    package var isAnimated: Bool {
        get { motion.isOn }
        set {
            if newValue { graph.isAnimated = true }
            motion.turn(on: newValue)
            graph.update()
            motion.forgetArrived()
            graph.isAnimated = newValue
        }
    }

    /// Advances the clock and places the values on their way.
    package func advance(to time: Duration) {
        motion.advance(to: time)
        guard motion.isMoving else { return }
        graph.update()
        motion.forgetArrived()
    }

    /// Applies all waiting changes.
    public func update() { graph.update() }

    /// Called when the tree has settled. The tree is not updated during the call. Actions added
    /// with `afterUpdate` belong to the same update.
    package var whenAtRest: (() -> Void)? {
        get { graph.whenAtRest }
        set { graph.whenAtRest = newValue }
    }

    /// The transaction of the changes applied last.
    public var appliedTransaction: Transaction { graph.applied }

    /// The current tree, with all changes applied.
    public var tree: ViewTree { picture.tree }

    /// The tree, and the node of each of its elements in the order of the tree.
    package var picture: (tree: ViewTree, nodes: [Node]) {
        let writer = lookingAt { TreeWriter($0) }
        return (writer.tree, writer.nodes)
    }

    /// Returns the changes of the tree since the last call, and the changed nodes; none at the first
    /// call.
    package func takeDifference() -> (difference: ViewTree.Difference, nodes: [Node]) {
        lookingAt { root in
            let nodes = graph.changedNodes ?? []
            graph.changedNodes = []
            if printed == nil { printed = TreeWriter(root) }
            return (printed?.rewrite(nodes, below: root) ?? ViewTree.Difference(changes: []), nodes)
        }
    }

    /// The root node.
    package var top: Node { root }

    /// Returns the result of `look` for the root node, with all changes applied.
    package func lookingAt<Result>(_ look: (Node) -> Result) -> Result {
        graph.update()
        return graph.keepingStill { look(root) }
    }
}

extension ViewGraph {
    /// The runtime issues so far, in order.
    public var issues: [RuntimeIssue] { graph.issues }

    /// A number that changes whenever changes are applied.
    package var changes: Int { graph.changes }

    /// Reports a mistake in the use of the tree from outside.
    package func report(_ message: String, path: String) {
        graph.report(RuntimeIssue(path: path, message: message))
    }

    /// The size of a tree and the work done on it.
    public struct Work: Equatable, Sendable {
        /// The number of nodes in the tree.
        public var nodes: Int
        /// The number of bodies that have run since the tree was created.
        public var bodies: Int
    }

    /// The size of the tree and the work done on it so far.
    public var work: Work {
        // The root node does not count.
        var nodes = -1
        root.walk(includingHidden: true) { _ in
            nodes += 1
            return .enter
        }
        return Work(nodes: nodes, bodies: graph.bodyRuns)
    }

    /// Returns the names of the views, modifiers and styles whose bodies run during `actions` and
    /// the update that follows, in order.
    public func recordingBodies(_ actions: () throws -> Void) rethrows -> [String] {
        graph.update()
        var names: [String] = []
        graph.recorder = { names.append($0) }
        defer { graph.recorder = nil }
        try actions()
        graph.update()
        return names
    }

    /// Returns the nodes of the elements with a name, in the order of the printed tree.
    package func nodes(named name: String) -> [Node] { nodes { $0.elementName == name } }

    /// Returns the nodes of the elements with a text, in the order of the printed tree.
    package func nodes(saying text: String) -> [Node] { nodes { $0.elementText == text } }

    private func nodes(where isMatch: (Node) -> Bool) -> [Node] {
        lookingAt { root in
            var found: [Node] = []
            @MainActor func look(at node: Node) {
                if node.isHiddenAlternative { return }
                // Without a view to lie on, a modifier's views are not shown.
                if node.isAttachment, node.elementName == nil || node.attachmentTarget == nil {
                    return
                }
                if isMatch(node) { found.append(node) }
                node.forEachChild(look)
            }
            look(at: root)
            return found
        }
    }

    /// Returns the node of the element at a path.
    package func node(at path: String) -> Node? {
        lookingAt { $0.element(at: path) }
    }

    /// Returns those nodes whose elements appear inside the element of one of the others.
    package func nodes(_ nodes: [Node], inside others: [Node]) -> [Node] {
        let others = Set(others.map { ObjectIdentifier($0) })
        return nodes.filter { node in
            sequence(first: node, next: \.container).dropFirst().contains {
                others.contains(ObjectIdentifier($0))
            }
        }
    }
}

/// The root node. It reads what the closures of the root view read.
final class RootNode<Content: View>: ObservingNode {
    var view: Content

    init(_ view: Content, of graph: Graph, in scope: EnvironmentScope) {
        self.view = view
        super.init(rootOf: graph, scope: scope)
        graph.root = self
    }

    override func run() {
        observe { show(view) }
    }
}

/// A tree that changes as its views change.
@MainActor
public protocol LivingTree: AnyObject {
    /// The current tree, with all changes applied.
    var tree: ViewTree { get }
    /// The runtime issues so far, in order.
    var issues: [RuntimeIssue] { get }
}
