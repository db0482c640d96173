/// The engine of one living tree: the queues of stale nodes, and the loop that updates them.
@usableFromInline
final class Graph {
    /// The number of bodies that have run.
    private(set) var bodyRuns = 0
    /// The number of rounds in which changes were applied.
    private(set) var changes = 0
    /// The nodes that have run, and those whose state was written, while anyone collects them.
    @exclusivity(unchecked)
    var changedNodes: [Node]?
    /// Receives the name of each body that runs, in order.
    var recorder: ((String) -> Void)?
    private(set) var issues: [RuntimeIssue] = []
    /// The environments of controls that set values for the views of their styles. Adjacent
    /// controls of one type share an environment.
    let controlScopes = ScopeMaker()
    private let receiveIssue: (RuntimeIssue) -> Void
    /// The transaction of the changes that are waiting.
    @exclusivity(unchecked)
    private(set) var transaction = Transaction()
    /// The transaction of the changes whose actions are being performed; `nil` otherwise.
    @exclusivity(unchecked)
    private var cause: Transaction?
    /// The transactions of the changes since the last update, where later ones come first.
    @exclusivity(unchecked)
    private var written: Transaction?
    /// The transaction of the changes applied last.
    @exclusivity(unchecked)
    private(set) var applied = Transaction()

    // Only this class changes the queues, and it calls no other code while it does.
    /// Stale nodes by depth, so that ancestors run before descendants.
    @exclusivity(unchecked)
    private var stale = DepthQueue<Node>()
    /// Nodes that the running body has created or updated, to run next, in reverse order.
    @exclusivity(unchecked)
    private var next: [Node] = []
    @exclusivity(unchecked)
    private var afterUpdateActions: [Action] = []
    /// Called when the tree is settled. It may inspect the tree and add actions with `afterUpdate`.
    @exclusivity(unchecked)
    var whenAtRest: (() -> Void)?
    /// Records the writers in an update that takes too many rounds.
    @exclusivity(unchecked)
    private var unsettled: UnsettledUpdate?
    @exclusivity(unchecked)
    private(set) var isUpdating = false
    @exclusivity(unchecked)
    private var isStill = false
    /// Whether the tree contains a choice between alternative views.
    var hasAlternatives = false
    let observations = ObservationInbox()
    let motion = Motion()
    /// Whether values may be on their way.
    @exclusivity(unchecked)
    @usableFromInline var isAnimated = false

    /// An action that runs after the tree is up to date.
    private struct Action {
        let node: Node
        /// The name of the action's author, if it is not the node's modifier or body.
        let name: String?
        /// The transaction of the changes that the action follows.
        let transaction: Transaction
        let perform: () -> Void
    }

    /// The limit on nested nodes. A stack of 8 MB holds three times as many in a debug build.
    @usableFromInline static let depthLimit: Int16 = 2_000
    /// The limit on places in one update where views are left out for their depth.
    private static let omissionLimit = 10_000
    private var omissions = (update: 0, count: 0)

    // Main actor only.
    nonisolated(unsafe) private(set) static var living: [Unmanaged<Graph>] = []
    // The root node of the tree, whose owner owns this graph.
    unowned(unsafe) var root: Node!

    init(onIssue receiveIssue: @escaping (RuntimeIssue) -> Void) {
        self.receiveIssue = receiveIssue
        Self.living.append(.passUnretained(self))
    }

    deinit { Self.living.removeAll { $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque() } }

    func enqueue(_ node: Node) { stale.add(node, at: Int(node.depth)) }

    func enqueueNext(_ node: Node) { next.append(node) }

    @MainActor func willRunBody(at node: Node) {
        bodyRuns += 1
        if let recorder, let name = node.bodyName { recorder(name) }
    }

    /// Calls an action of a node after the tree is up to date.
    func afterUpdate(at node: Node, as name: String? = nil, _ action: @escaping () -> Void) {
        afterUpdateActions.append(
            Action(node: node, name: name, transaction: transaction, perform: action))
    }

    /// Makes a change now, or after the current update. A body may not change the tree above itself
    /// while it runs.
    func whenDone(_ change: @escaping () -> Void) {
        if isUpdating { afterUpdate(at: Node.running ?? root, change) } else { change() }
    }

    /// Updates the tree.
    @MainActor func update() {
        guard !isUpdating, !isStill else { return }
        var rounds = 0
        defer { if rounds >= UnsettledUpdate.patience { unsettled = nil } }
        repeat {
            takeChanges()
            while isStale {
                applyChanges()
                rounds += 1
                if rounds == UnsettledUpdate.patience { unsettled = UnsettledUpdate() }
                if let issue = unsettled?.issue(after: rounds) { return report(issue) }
                takeChanges()
            }
            if let whenAtRest { keepingStill(whenAtRest) }
        } while isStale
        // Writes of actions belong to the same change as the writes that caused them.
        if let written {
            applied = written
        } else if rounds > 0, !applied.values.isEmpty {
            applied = Transaction()
        }
        written = nil
        if !transaction.values.isEmpty { transaction = Transaction() }
    }

    /// Adds the transaction of a write.
    func add(_ own: Transaction) {
        // Objects that have changed were written earlier.
        takeChanges()
        if own.values.isEmpty, transaction.values.isEmpty, cause == nil { return }
        written = (written ?? Transaction()).merging(own)
        transaction = runEarly(before: own)
        motion.add(own.completion)
    }

    /// Runs the stale nodes if their changes have a different transaction than the next writes, so
    /// that each write belongs to its own. The actions that follow the nodes wait. Returns the
    /// transaction of the next writes.
    @discardableResult
    func runEarly(before own: Transaction) -> Transaction {
        let new = (cause ?? Transaction()).merging(own)
        guard hasStaleNodes, !isStill, !isUpdating, !new.isSame(as: transaction) else { return new }
        written = written ?? Transaction()
        // Main actor only.
        nonisolated(unsafe) let graph = self
        MainActor.assumeIsolated { graph.runStaleNodes() }
        return new
    }

    /// Runs `look` without updating the tree, because code in views may run during the walk.
    @MainActor func keepingStill<Result>(_ look: () -> Result) -> Result {
        let wasStill = isStill
        isStill = true
        defer { isStill = wasStill }
        return look()
    }

    @MainActor private func perform(_ action: Action) {
        guard let unsettled else { return action.node.act(action.perform) }
        let (staleBefore, changesBefore) = (stale.count, observations.count)
        action.node.act(action.perform)
        guard stale.count > staleBefore || observations.count > changesBefore else { return }
        let modifier = action.node.modifierDescription
        unsettled.noteWrite(
            by: action.name ?? modifier.map { "the \($0.name) action" }
                ?? (action.node.bodyName == nil ? "an action" : "the body"),
            at: action.node.isPresent ? action.node.path : "a removed view")
    }

    private var hasStaleNodes: Bool { !stale.isEmpty || !next.isEmpty }

    private var isStale: Bool {
        hasStaleNodes || !afterUpdateActions.isEmpty || motion.hasCompleted
    }

    /// Notifies the readers of changed objects, in the order of the changes.
    func takeChanges() {
        guard !observations.isEmpty, !isStill, !isUpdating else { return }
        var changed = observations.takeChanged().filter { $0.reader != nil }[...]
        while let first = changed.first {
            let same = changed.prefix { $0.transaction.isSame(as: first.transaction) }
            changed = changed.dropFirst(same.count)
            add(first.transaction)
            for change in same.reversed() { change.reader?.invalidate() }
            // Anything derived from the objects is outdated.
            changes &+= 1
        }
    }

    /// Runs the stale nodes, and then the actions that wait for them.
    @MainActor private func applyChanges() {
        runStaleNodes()
        for completion in motion.takeCompleted() {
            afterUpdate(at: root) { completion.perform() }
        }
        let actions = afterUpdateActions
        afterUpdateActions = []
        let outer = cause
        for action in actions {
            cause = action.transaction
            perform(action)
            takeChanges()
        }
        cause = outer
    }

    @MainActor private func runStaleNodes() {
        isUpdating = true
        runNext()
        // Readers are notified in reverse order of the tree, so the last node queued runs first.
        while let node = stale.popShallowest() {
            run(node)
            runNext()
        }
        if isAnimated { motion.endRound() }
        isUpdating = false
        // Counted after the changes, so that anything derived from the tree meanwhile is outdated.
        changes &+= 1
    }

    /// Runs the nodes that the last run has made stale, in the order of the tree.
    @MainActor private func runNext() {
        next.reverse()
        while let node = next.popLast() {
            let start = next.count
            run(node)
            next.reverse(from: start)
        }
    }

    @MainActor private func run(_ node: Node) {
        guard node.isPresent else { return }
        if node.mayBeStale {
            node.dependencies.refresh(until: { node.isStale })
            node.mayBeStale = false
        }
        guard node.isStale else { return }
        node.isStale = false
        changedNodes?.append(node)
        defer { if node.memos != nil { node.memosDidBecomeStale() } }
        guard let unsettled else { return node.run() }
        let changesBefore = observations.count
        node.run()
        if observations.count > changesBefore { unsettled.noteWrite(by: "the body", at: node.path) }
    }
}

// MARK: - Runtime issues

extension Graph {
    @usableFromInline
    func report(_ message: String, at node: Node) {
        report(RuntimeIssue(path: node.pathInTree, message: message))
    }

    func report(_ issue: RuntimeIssue) {
        issues.append(issue)
        receiveIssue(issue)
    }

    /// Reports once per update that views are nested too deeply. Returns `true`.
    ///
    /// Views that contain themselves several times would otherwise be left out at more and more
    /// places.
    @MainActor func noteOmission(below node: Node) -> Bool {
        if omissions.update != changes { omissions = (changes, 0) }
        omissions.count += 1
        if omissions.count == 1 { report(omissionMessage(below: node), at: node) }
        if omissions.count == Self.omissionLimit { fatalError(omissionMessage(below: node)) }
        return true
    }

    @MainActor private func omissionMessage(below node: Node) -> String {
        let message =
            "The views inside \(node.enclosingElement.elementName ?? "the tree") are nested deeper "
            + "than \(Self.depthLimit) views and modifiers, and left out."
        let bodies = sequence(first: node, next: \.parent).filter { $0.bodyName != nil }
        // The shortest row of bodies that comes five times.
        let cycle = (1...max(1, bodies.count / 5)).first { length in
            length * 5 <= bodies.count
                && (0..<length * 4).allSatisfy {
                    bodies[$0].bodyName == bodies[$0 + length].bodyName
                }
        }
        guard let cycle else { return message }
        let repeating = bodies.prefix(cycle).reversed()
        let advice = repeating.map(\.recursionAdvice).first { !$0.isEmpty }
        return message + " Views contain each other, perhaps without end: "
            + "\(repeating.compactMap(\.bodyName).joined(separator: " → ")) → … "
            + (advice ?? "Give the repetition an end.")
    }
}
