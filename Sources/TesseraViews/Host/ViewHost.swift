/// A host of a root view and its tree, used instead of a window.
///
/// ```swift
/// let host = ViewHost(rootView: Counter())
/// print(host.tree)
/// host.tap(.text("0"))
/// ```
///
/// Reading the tree applies pending changes. Interactions apply their changes before they return.
@MainActor
public final class ViewHost<Content: View>: LivingTree {
    package let graph: ViewGraph<Content>
    /// The state of the host that other modules add.
    package let services: HostServices

    /// Builds the tree of a view.
    ///
    /// - Parameters:
    ///   - rootView: The view at the top.
    ///   - environment: The environment of the root view; the defaults if omitted.
    ///   - isAnimated: Whether animated changes take their time from the start, also those that begin
    ///     when a view appears. See ``isAnimated``.
    ///   - onIssue: A function that receives each runtime issue. By default, issues are printed to
    ///     standard error. The function must not use the host, which may be building its tree.
    public convenience init(
        rootView: Content, environment: EnvironmentValues = EnvironmentValues(),
        isAnimated: Bool = false, onIssue: ((RuntimeIssue) -> Void)? = nil
    ) {
        self.init(
            rootView: rootView, environment: environment, services: HostServices(),
            isAnimated: isAnimated, onIssue: onIssue)
    }

    package init(
        rootView: Content, environment: EnvironmentValues, services: HostServices,
        isAnimated: Bool, onIssue: ((RuntimeIssue) -> Void)?
    ) {
        self.services = services
        graph = ViewGraph(
            rootView, environment: services.added(to: environment), isAnimated: isAnimated,
            onIssue: onIssue)
        services.tree = graph
        update()
    }

    /// Builds the tree of the views in a closure, with defaults for all other parameters.
    public convenience init(@ViewBuilder _ content: () -> Content) {
        self.init(rootView: content())
    }

    /// The view at the top. Setting it updates the tree in place and keeps its state.
    public var rootView: Content {
        get { graph.view }
        set { graph.view = newValue }
    }

    /// The environment of the root view.
    public var environment: EnvironmentValues {
        get { graph.environment }
        set {
            services.hostDidChange()
            graph.environment = services.added(to: newValue)
        }
    }

    /// A snapshot of the current tree.
    public var tree: ViewTree {
        update()
        return graph.tree
    }

    /// The runtime issues, in order.
    public var issues: [RuntimeIssue] { graph.issues }

    /// The size of the tree and the work done on it.
    public var work: ViewGraph<Content>.Work { graph.work }

    /// A number that grows whenever changes have been applied.
    package var changes: Int { graph.changes }

    /// Applies pending changes.
    ///
    /// Touches of views that have been removed or disabled end without effect, and the focus leaves
    /// such views.
    public func update() {
        services.update()
    }

    /// Returns the names of the bodies that run, in order, while actions are performed and applied.
    ///
    /// ```swift
    /// host.recordingBodies { host.tap(.text("0")) }  // ["Counter"]
    /// ```
    public func recordingBodies(_ actions: () throws -> Void) rethrows -> [String] {
        try graph.recordingBodies(actions)
    }

    /// Returns the changes of the tree since the last call, and the changed nodes; none at the first
    /// call.
    package func takeDifference() -> (difference: ViewTree.Difference, nodes: [Node]) {
        update()
        return graph.takeDifference()
    }

    /// Returns the changes in the tree that an action causes.
    public func difference(
        _ details: ViewTree.Details = [], after action: () throws -> Void
    ) rethrows -> ViewTree.Difference {
        let before = tree
        try action()
        return tree.difference(from: before, details)
    }
}

extension ViewHost {
    /// Returns a view, for more than one interaction.
    ///
    /// The result is `nil` if no view matches. It is also `nil` if several views match and the
    /// query does not choose one; a runtime issue then lists their paths.
    public func find(_ query: ViewQuery) -> HostedView? {
        node(query).map(view)
    }

    /// Returns the node of a view. A runtime issue lists the paths if several views match.
    package func node(_ query: ViewQuery) -> Node? {
        switch search(for: query) {
        case .found(let node): return node
        case .none: return nil
        case .several(let reason):
            graph.report(reason, path: "a query")
            return nil
        }
    }

    /// Performs an interaction with the view that matches a query.
    package func interact(
        with query: ViewQuery, _ interaction: (HostedView) -> InteractionResult
    ) -> InteractionResult {
        switch search(for: query) {
        case .found(let node): return interaction(view(node))
        case .none(let reason), .several(let reason): return .refused(reason)
        }
    }

    package func view(_ node: Node) -> HostedView {
        HostedView(path: node.path, node: node, services: services)
    }

    /// The animation of the last applied changes, or `nil` if they are not animated.
    ///
    /// Writes that are applied together share the animation of the last write that has one. Writes
    /// by an `onChange` or `onAppear` action that responds are applied with them.
    public var lastAnimation: Animation? { graph.appliedTransaction.animation }

    /// The feedback that views have given, in order.
    public var sensoryFeedback: [SensoryFeedback] {
        update()
        return services[FeedbackRecord.self].given
    }
}

/// A reference to a view in a living tree.
@MainActor
public struct HostedView {
    /// The view's path when it was found.
    public let path: String
    package let node: Node
    package let services: HostServices

    package func update() { services.update() }

    /// Whether the view is in the tree.
    public var isPresent: Bool { node.isPresent }

    func perform(_ response: Response) -> InteractionResult {
        switch response {
        case .perform(let action):
            node.act(action)
            update()
            return .done
        case .refuse(let reason):
            return .refused(reason)
        }
    }

    /// Performs the nearest response to an interaction along a chain of nodes.
    package func respond(
        to interaction: String, along chain: ResponderChain,
        _ response: @MainActor (Node) -> Response?
    ) -> InteractionResult {
        chain.response(response).map(perform)
            ?? .refused("nothing here responds to a \(interaction)")
    }

    /// Performs the nearest response to an interaction without a finger.
    package func respond(to interaction: String, _ response: @MainActor (Node) -> Response?)
        -> InteractionResult
    {
        update()
        return respond(to: interaction, along: ResponderChain(.key, from: node.innermost), response)
    }
}

extension HostedView: @MainActor CustomStringConvertible {
    /// The path of the view.
    public var description: String { path }
}

/// The result of an interaction.
public enum InteractionResult: Equatable, Sendable {
    /// The interaction was performed.
    case done
    /// The interaction was refused, for this reason.
    case refused(String)
}
