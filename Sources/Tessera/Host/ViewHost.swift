/// A host of a root view and its tree, in place of a window.
///
/// ```swift
/// let host = ViewHost(rootView: Counter())
/// print(host.tree)
/// host.tap(.text("0"))
/// ```
///
/// Reading the tree applies what has changed. Taps and other interactions apply what they change
/// before they return.
@MainActor
public final class ViewHost<Content: View>: LivingTree {
    let graph: ViewGraph<Content>
    private(set) lazy var finger = Finger(
        // The finger is the host's alone, or that of a view that outlives it.
        layout: { [unowned self] in currentLayout }, size: { [unowned self] in size },
        update: { [weak self] in self?.update() },
        report: { [weak self] in self?.report($0) })
    let pointer = Pointer()
    /// The screens that are presented in front of the root view.
    let presentations = Presentations()
    /// The tasks that views have started.
    let tasks = ViewTasks()
    /// The view that receives the keys.
    let focus = Focus()
    /// The feedback that views have given.
    let feedback = FeedbackRecord()
    /// Whether views are made of what the layout says.
    let layoutDemand = LayoutDemand()
    /// What was found out of the tree since it changed.
    var findings = HostFindings()
    /// The frames of the views, if somebody has asked for one.
    var knownLayout: ViewLayout?
    /// The issues of the layout that have been reported.
    var reportedIssues: Set<String> = []

    /// Builds the tree of a view.
    ///
    /// - Parameters:
    ///   - rootView: The view at the top.
    ///   - environment: The environment that the view starts from; the defaults if none is given.
    ///   - size: The size that is proposed to the view when a frame is asked for; none by default,
    ///     which gives the view its ideal size.
    ///   - onIssue: A function that receives each runtime issue as it arises; by default, issues are
    ///     printed on standard error. It must not use the host, which may be building its tree.
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
            // Preferences may come from views that a reader of geometry is about to make.
            if layoutDemand.isThere, self?.followLayout() == true { return }
            layoutDemand.preferences.follow()
        }
        update()
    }

    /// Builds the tree of views that are written in place, with defaults for all else.
    public convenience init(@ViewBuilder _ content: () -> Content) {
        self.init(rootView: content())
    }

    /// The view at the top. Another value updates the tree in place, and keeps its state.
    public var rootView: Content {
        get { graph.view }
        set { graph.view = newValue }
    }

    /// The environment that the root view starts from.
    public var environment: EnvironmentValues {
        get { graph.environment }
        set {
            findings = HostFindings()
            graph.environment = Self.environment(
                newValue, presentations, layoutDemand, tasks, focus, feedback)
        }
    }

    /// The size that is proposed to the root view, as a window has one: on an axis without a length,
    /// and by default, the view has its ideal one.
    ///
    /// A length that is not a number counts as none, and so does, with a runtime issue, one without
    /// limit; a negative one counts as zero.
    public var size: ProposedViewSize {
        didSet { if size != oldValue { findings = HostFindings() } }
    }

    /// The measure of texts and symbols; by default, a proportional face without serifs.
    ///
    /// Only they are: the other lengths, such as that of a switch, are the same in cells.
    public var textMetrics = TextMetrics.sansSerif {
        didSet {
            knownLayout?.end()
            knownLayout = nil
            findings = HostFindings()
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

    /// A picture of the tree as it is now.
    public var tree: ViewTree {
        update()
        return graph.tree
    }

    /// The runtime issues so far, in order.
    public var issues: [RuntimeIssue] { graph.issues }

    /// The size of the tree, and the work done on it so far.
    public var work: ViewGraph<Content>.Work { graph.work }

    /// A number that is another one when changes have been applied.
    package var changes: Int { graph.changes }

    /// Applies what has changed.
    ///
    /// A touch of what has gone, or has been taken out of use, ends without effect, and the focus
    /// leaves it.
    public func update() {
        graph.update()
        // While nothing changes, nothing goes or is taken out of use, and nobody asks for the focus.
        guard findings.changes != graph.changes else { return }
        findings = HostFindings(changes: graph.changes)
        if finger.cancelRefused() { graph.update() }
        if pointer.leaveRefused() { graph.update() }
        settleFocus()
        if let knownLayout, knownLayout.keepsGoneViews { knownLayout.update() }
    }

    /// Returns the names of the bodies that run, in order, while `actions` are performed and
    /// applied.
    ///
    /// ```swift
    /// host.recordingBodies { host.tap(.text("0")) }  // ["Counter"]
    /// ```
    public func recordingBodies(_ actions: () throws -> Void) rethrows -> [String] {
        try graph.recordingBodies(actions)
    }

    /// Returns the changes of the tree since the last call, and none at the first one.
    package func takeDifference() -> ViewTree.Difference {
        update()
        return graph.takeDifference()
    }

    /// Returns the changes in the tree that an action makes.
    public func difference(
        _ details: ViewTree.Details = [], after action: () throws -> Void
    ) rethrows -> ViewTree.Difference {
        let before = tree
        try action()
        return tree.difference(from: before, details)
    }
}
