/// A living tree of views, for a toolkit to build on.
///
/// ```swift
/// let graph = ViewGraph(Folder())
/// print(graph.tree)
/// ```
@MainActor
public final class ViewGraph<Content: View>: LivingTree {
    private let graph: Graph
    private let scope: EnvironmentScope
    private let root: RootNode<Content>

    /// Builds the tree of a view. The function `onIssue` receives each runtime issue as it arises;
    /// without one, issues are printed on standard error.
    public init(
        _ content: Content, environment: EnvironmentValues = EnvironmentValues(),
        onIssue: ((RuntimeIssue) -> Void)? = nil
    ) {
        graph = Graph(onIssue: onIssue ?? RuntimeIssue.receiver.receive)
        // Defaults are kept in a scope of their own, above the values that are set.
        let defaults = EnvironmentScope(under: nil)
        self.environment = environment.reading(from: defaults)
        scope = EnvironmentScope(under: defaults)
        scope.inherit(from: self.environment.scope)
        self.environment.store(in: scope)
        root = RootNode(content, of: graph, in: scope)
        root.run()
    }

    isolated deinit {
        root.unmount()
        graph.update()
    }

    /// The view at the top. Another one updates the tree in place, at the next update; set while the
    /// tree is being updated, it comes when that is done.
    public var view: Content {
        get { root.view }
        set {
            root.view = newValue
            graph.whenDone { [root] in root.markStale() }
        }
    }

    /// The values that all views start from. Others count as another view at the top does.
    public var environment: EnvironmentValues {
        didSet {
            graph.whenDone { [environment, scope] in
                let values = environment.reading(from: scope.parent)
                scope.inherit(from: values.scope)
                values.store(in: scope)
            }
        }
    }

    /// Applies all changes that are waiting.
    public func update() {
        graph.update()
    }

    /// Called when an update has brought the tree to rest. Nothing is updated while it looks at the
    /// tree; what it has nodes do `afterUpdate` belongs to the same update.
    package var whenAtRest: (() -> Void)? {
        get { graph.whenAtRest }
        set { graph.whenAtRest = newValue }
    }

    /// The transaction of the changes that were last applied.
    public var appliedTransaction: Transaction { graph.appliedTransaction }

    /// A picture of the tree, with all changes applied.
    public var tree: ViewTree { picture.tree }

    /// The tree, and the node of each of its elements in the order of the tree.
    package var picture: (tree: ViewTree, nodes: [Node]) { lookingAt(TreeWriter.write) }

    /// Returns the changes of the tree since the last call, and none at the first one.
    package func takeDifference() -> ViewTree.Difference {
        lookingAt { root in
            guard let log = graph.log else {
                graph.log = ChangeLog()
                return ViewTree.Difference(changes: [])
            }
            return log.takeDifference(below: root)
        }
    }

    /// The node above all others.
    package var top: Node { root }

    /// Looks at the node above all others, with all changes applied.
    func lookingAt<Result>(_ look: (Node) -> Result) -> Result {
        graph.update()
        return graph.keepingStill { look(root) }
    }
}

extension ViewGraph {
    /// The runtime issues so far, in order.
    public var issues: [RuntimeIssue] { graph.issues }

    /// A number that is another one when changes have been applied.
    package var changes: Int { graph.changes }

    /// Reports what is wrong in the use of the tree from outside.
    package func report(_ message: String, path: String) {
        graph.report(RuntimeIssue(path: path, message: message))
    }

    /// The size of a tree, and the work done on it, for tests to count.
    public struct Work: Equatable, Sendable {
        /// The nodes in the tree.
        public var nodes: Int
        /// The nodes that an update has handed a view to, ever.
        public var visitedNodes: Int
        /// The bodies that have run, ever.
        public var bodies: Int
    }

    /// The size of the tree, and the work done on it so far.
    public var work: Work {
        // The node above the view at the top does not count.
        var nodes = -1
        root.forEachNode { _ in nodes += 1 }
        return Work(nodes: nodes, visitedNodes: graph.visitedNodes, bodies: graph.bodyRuns)
    }

    /// The names of the views, modifiers and styles whose bodies run while `actions` are done and
    /// the tree is brought up to date, in order.
    public func recordingBodies(_ actions: () throws -> Void) rethrows -> [String] {
        graph.update()
        var names: [String] = []
        graph.recorder = { names.append($0) }
        defer { graph.recorder = nil }
        try actions()
        graph.update()
        return names
    }
}
