/// A place in the living tree.
///
/// A node stands for one view at one place for as long as the view's identity lasts. It is owned
/// by its parent, dies with it, and knows the environment its content sees. Nodes are used on the
/// main actor only; the class is not isolated so that a binding, which may be read anywhere on
/// that actor, can reach it without a check at every read.
public class Node: Place {
    // The graph and the parent own this node and are not used after it is unmounted.
    final let uncountedGraph: Unmanaged<Graph>
    package unowned(unsafe) final let parent: Node?

    /// The node directly below, in a node that keeps one.
    @exclusivity(unchecked)
    @usableFromInline final var child: Node?
    /// The number of nodes above this one: what is stale is brought up to date from the top.
    @usableFromInline package final let depth: Int32
    private(set) final var isMounted = true
    /// True while this node waits to be run.
    final var isStale = false
    /// True while this node waits to find out whether it is stale.
    final var mayBeStale = false
    /// The appearance of this node's modifier, as far as it is known, and whether the node is shown. It
    /// has its place here, in a byte that is there anyhow.
    final var appearance: Appearance

    /// - Parameter scope: The environment of what is inside, if it is not the one around the node.
    @usableFromInline
    init(under parent: borrowing Node, in scope: EnvironmentScope? = nil) {
        self.parent = copy parent
        uncountedGraph = parent.uncountedGraph
        depth = parent.depth + 1
        appearance = parent.appearance.inherited
        let outside = (copy parent).scope
        super.init(scope ?? outside)
    }

    /// Makes the node above all others.
    init(rootOf graph: Graph, scope: EnvironmentScope) {
        uncountedGraph = .passUnretained(graph)
        parent = nil
        depth = 0
        appearance = []
        super.init(scope)
    }

    final var graph: Graph { uncountedGraph.takeUnretainedValue() }

    /// The node whose body wrote what stands here.
    @MainActor var writer: Node { parent?.writer ?? self }

    /// A Boolean value that is true while the node is in the tree. (An `isMounted` that other
    /// modules saw would be checked for overlapping accesses each time that the node is told of a
    /// change.)
    package final var isPresent: Bool { isMounted }

    /// The number of times that nodes of this one's tree have come, gone or changed places: as long as
    /// it is the same, the tree consists of the same nodes in the same order.
    package final var rearrangements: Int { graph.rearrangements }

    /// The environment that this node was made in.
    package final var environment: EnvironmentValues {
        EnvironmentValues(parent?.scope ?? scope)
    }

    /// Returns true if some values are known to be those of this node's environment.
    package final func isIn(_ environment: EnvironmentValues) -> Bool {
        environment.areAll(of: parent?.scope ?? scope)
    }

    /// Calls `visit` with each node directly below, in order.
    @usableFromInline
    @MainActor package func forEachChild(_ visit: (Node) -> Void) {
        // This node owns it while it is visited: to count references to it would take longer.
        child.map(Unmanaged.passUnretained)?.uncounted(visit)
    }

    /// Takes what is directly below out of the tree.
    @usableFromInline
    @MainActor final func removeChild() {
        child?.unmount()
        child = nil
    }

    /// The name of the element that the printed tree shows for this node, if it shows one.
    @MainActor package var elementName: String? { nil }

    /// The text of this node's element, if it has one.
    @MainActor var elementText: String? { nil }

    /// A Boolean value that is true if this node's element is shown inside another one that is not
    /// above it.
    package final var isAttachment: Bool { appearance.contains(.isAttachment) }

    /// The element that an attachment is shown inside, which is not above it; `nil` for other nodes.
    @MainActor package var attachmentTarget: Node? { nil }

    /// The node of a modifier's own views, such as those of an overlay; `nil` if there are none.
    @MainActor package var attachment: Node? { nil }

    /// The type of the configuration that a style draws this node's control by; `nil` for other nodes.
    @MainActor package var configurationType: Any.Type? { nil }

    /// Whether this node shows a view that belongs to a control around it, such as a label.
    @MainActor package var isPassedView: Bool { false }

    /// The name of what this node's body belongs to, if it has a body.
    @MainActor var bodyName: String? { nil }

    /// The advice for a body that is found inside itself without end, where there is
    /// something in particular.
    @MainActor var recursionAdvice: String { "" }

    /// The description of this node's modifier, if it has one that is shown.
    @MainActor var modifierDescription: ModifierDescription? { nil }

    /// Adds what is shown of this node's modifier, which may stand for several.
    @MainActor func describeModifier(into modifiers: inout [ModifierDescription]) {}

    /// The environment that this node makes for its content, if it does.
    @MainActor var ownEnvironment: EnvironmentScope? { nil }

    /// Does this node's work again: something that it has read is another value now.
    @MainActor func run() {}

    /// A Boolean value that is true if what is below changes when this node runs, and not when one
    /// above does.
    @MainActor package var hasOwnTurn: Bool { false }

    /// Adds what the printed tree shows of this node and of what is below it.
    @MainActor func describe(into writer: inout TreeWriter) {
        writer.content(of: self)
    }

    /// The id that this node has given to the node directly below at a position, if it has given one.
    @MainActor package func id(at position: Int) -> AnyHashable? { nil }

    /// The position, in the collection that this node shows, of the element of a node directly
    /// below, if it shows one.
    @MainActor package func offset(of child: Node) -> Int? { nil }

    /// The view or the modifier that this node keeps, if it has the role: see ``Role``.
    @usableFromInline
    @MainActor package func role<Wanted>(_ role: Wanted.Type) -> Wanted? { nil }

    /// A Boolean value that is true if the view or the modifier that this node keeps is one that a
    /// toolkit looks for on its way outwards: the others are passed over without a look at their roles.
    @MainActor package var isSought: Bool { false }

    /// A Boolean value that is true for the node of a view, and false for what only leads to views.
    @MainActor var isView: Bool { elementName != nil }

    /// A Boolean value that is true if this node is to know when the first view below comes and when
    /// the last goes.
    @MainActor var followsViews: Bool { false }

    /// Called when views below may have come or gone, for a node that follows them.
    @MainActor func viewsMayHaveChanged() {}

    /// Called when the node is shown or withheld, and was not before.
    @MainActor func isShownDidChange() {}

    /// Called when the node has left the tree.
    @MainActor func didUnmount() {}

    /// Called when something that this node has read has changed.
    override func invalidate() { markStale() }

    /// Has the graph run this node at the next update.
    final func markStale() {
        guard !isStale, isMounted else { return }
        isStale = true
        if !mayBeStale { graph.enqueue(self) }
    }

    /// Has the graph run this node when the one that is running is done.
    @usableFromInline
    final func enqueueNext() {
        guard !isStale else { return }
        isStale = true
        uncountedGraph.uncounted { $0.enqueueNext(self) }
    }

    /// Has the graph find out at the next update whether something that this node has read has
    /// changed, when all that is above it is up to date.
    override func mayHaveChanged(_ source: Source) {
        guard !isStale, !mayBeStale, isMounted else { return }
        mayBeStale = true
        graph.enqueue(self)
    }

    /// Reports what is wrong in the use of the view here.
    final override func report(_ message: String) { graph.report(message, at: self) }

    /// Has an action called when the tree is up to date. One that has it updated without end is
    /// reported by a name.
    package final func afterUpdate(as name: String, _ action: @escaping () -> Void) {
        graph.afterUpdate(at: self, as: name, action)
    }

    final override var pathInTree: String { graph.path(of: self) }

    final override var isUpdating: Bool { graph.isUpdating }

    final override func add(_ transaction: Transaction) {
        willChange()
        graph.transaction.merge(transaction)
    }

    /// Logs the element around this node before something that it shows changes.
    final func willChange() {
        guard let log = graph.log else { return }
        // Main actor only.
        nonisolated(unsafe) let node = self
        MainActor.assumeIsolated { log.willChange(node) }
    }

    final override var observations: ObservationInbox { graph.observations }

    /// Takes this node and all below it out of the tree.
    @usableFromInline
    @MainActor final func unmount() {
        guard isMounted else { return }
        isMounted = false
        dependencies.removeAll()
        didUnmount()
        forEachChild { $0.unmount() }
        child = nil
    }
}

// MARK: - What is stored or read here

extension Tracking {
    /// The node whose body is running.
    static var node: Node? { reader as? Node }
}

extension Node {
    /// The node whose body is running.
    package static var running: Node? { Tracking.node }
}

/// The appearance of a modifier that observes its lifetime, as far as it is known, and of its node.
struct Appearance: OptionSet {
    let rawValue: UInt8

    /// The modifier has appeared, and not disappeared.
    static let hasAppeared = Appearance(rawValue: 1)
    /// The tree is to be looked through, when it is up to date, for what the modifier appears with.
    static let isToBeChecked = Appearance(rawValue: 2)
    /// The node is withheld: see ``WithheldViews``.
    static let isWithheld = Appearance(rawValue: 4)
    /// What comes directly below the node is withheld until somebody has it shown.
    static let withholds = Appearance(rawValue: 8)
    /// The node's body has asked whether the node is withheld.
    static let asks = Appearance(rawValue: 16)
    /// The node's element is shown inside another one that is not above it.
    static let isAttachment = Appearance(rawValue: 32)

    /// The appearance of a node that comes below one with this appearance.
    var inherited: Appearance {
        isDisjoint(with: [.isWithheld, .withholds]) ? [] : .isWithheld
    }
}
