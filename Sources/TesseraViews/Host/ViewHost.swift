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
    ///   - onIssue: A function that receives each runtime issue. By default, issues are printed to
    ///     standard error. The function must not use the host, which may be building its tree.
    public convenience init(
        rootView: Content, environment: EnvironmentValues = EnvironmentValues(),
        onIssue: ((RuntimeIssue) -> Void)? = nil
    ) {
        self.init(
            rootView: rootView, environment: environment, services: HostServices(),
            onIssue: onIssue)
    }

    package init(
        rootView: Content, environment: EnvironmentValues, services: HostServices,
        onIssue: ((RuntimeIssue) -> Void)?
    ) {
        self.services = services
        graph = ViewGraph(
            rootView, environment: services.added(to: environment), onIssue: onIssue)
        graph.whenAtRest = { [services] in services.rest() }
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

    /// Returns the changes of the tree since the last call; none at the first call.
    package func takeDifference() -> ViewTree.Difference {
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
