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
    let graph: ViewGraph<Content>
    private(set) lazy var finger = Finger(
        // Only the host, or a view that outlives it, keeps the finger.
        layout: { [unowned self] in currentLayout }, size: { [unowned self] in size },
        hit: { [unowned self] in hit(at: $0) },
        update: { [weak self] in self?.update() },
        report: { [weak self] in self?.report($0) })
    let pointer = Pointer()
    /// The screens presented in front of the root view.
    let presentations = Presentations()
    /// The tasks that views have started.
    let tasks = ViewTasks()
    /// The view that receives key presses.
    let focus = Focus()
    /// The feedback that views have given.
    let feedback = FeedbackRecord()
    /// The record of views that need the layout to make their content.
    let layoutDemand = LayoutDemand()
    /// The number of changes that the touches and the focus have followed; `nil` if they have
    /// followed none.
    private var followedChanges: Int? { didSet { knownHit = nil } }
    /// The last search for a view at a point, until the tree changes.
    var knownHit: Hit?
    /// The layout, once a frame has been requested.
    var knownLayout: ViewLayout?
    /// The issues of the layout that have been reported.
    var reportedIssues: Set<String> = []

    /// Builds the tree of a view.
    ///
    /// - Parameters:
    ///   - rootView: The view at the top.
    ///   - environment: The environment of the root view; the defaults if omitted.
    ///   - size: The size proposed to the view by the layout. By default, the view has its ideal
    ///     size.
    ///   - onIssue: A function that receives each runtime issue. By default, issues are printed to
    ///     standard error. The function must not use the host, which may be building its tree.
    public init(
        rootView: Content, environment: EnvironmentValues = EnvironmentValues(),
        size: ProposedViewSize = .unspecified, onIssue: ((RuntimeIssue) -> Void)? = nil
    ) {
        self.size = size
        graph = ViewGraph(
            rootView,
            environment: Self.environment(
                environment, presentations, layoutDemand, tasks, focus, feedback),
            onIssue: onIssue)
        graph.whenAtRest = { [layoutDemand, weak self] in
            // Views that a geometry reader is about to make may set preferences.
            if layoutDemand.isThere, self?.followLayout() == true { return }
            layoutDemand.preferences.settle()
        }
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
            followedChanges = nil
            graph.environment = Self.environment(
                newValue, presentations, layoutDemand, tasks, focus, feedback)
        }
    }

    /// The size proposed to the root view, as a window has one. On an axis without a length, the
    /// view has its ideal length; this is the default for both axes.
    ///
    /// A length that is not a number counts as omitted. So does an infinite length, with a runtime
    /// issue. A negative length counts as zero.
    public var size: ProposedViewSize {
        didSet { if size != oldValue { followedChanges = nil } }
    }

    /// The metrics of texts and symbols; by default, a proportional sans-serif font.
    ///
    /// The metrics do not scale other lengths, such as that of a switch.
    public var textMetrics = TextMetrics.sansSerif {
        didSet {
            knownLayout?.end()
            knownLayout = nil
            followedChanges = nil
        }
    }

    private static func environment(
        _ values: EnvironmentValues, _ presentations: Presentations, _ layoutDemand: LayoutDemand,
        _ tasks: ViewTasks, _ focus: Focus, _ feedback: FeedbackRecord
    ) -> EnvironmentValues {
        var values = values
        values.presentations = presentations
        values.focus = focus
        values.feedbackRecord = feedback
        values.layoutDemand = layoutDemand
        values.viewTasks = tasks
        return values
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
        graph.update()
        // Without a change, no view has been removed or disabled, and no view has requested the
        // focus.
        guard followedChanges != graph.changes else { return }
        followedChanges = graph.changes
        if finger.cancelRefused() { graph.update() }
        if pointer.leaveRefused() { graph.update() }
        settleFocus()
        if let knownLayout, knownLayout.keepsGoneViews { knownLayout.update() }
    }

    /// Returns the names of the bodies that run, in order, while actions are performed and applied.
    ///
    /// ```swift
    /// host.recordingBodies { host.tap(.text("0")) }  // ["Counter"]
    /// ```
    public func recordingBodies(_ actions: () throws -> Void) rethrows -> [String] {
        try graph.recordingBodies(actions)
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
