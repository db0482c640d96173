/// The clock of a tree, and the values that are on their way.
///
/// A node that takes over a new value keeps the place of the old one, and a way to the new one. When
/// time has passed, the nodes with a way are stale, and the next update places their values.
package final class Motion {
    /// The time since the tree was made.
    package private(set) var now = Duration.zero
    /// Whether changes move.
    private(set) var isOn = false
    /// The nodes with values on their way, in the order in which these began.
    private var nodes: [Node] = []
    /// The course of each of these nodes.
    private var courses: [ObjectIdentifier: any MotionCourse] = [:]
    /// The nodes of modifiers whose values have changed in the current update.
    private var triggered: Set<ObjectIdentifier> = []
    /// The actions that wait until values have arrived.
    @exclusivity(unchecked)
    private var completions: [Completion] = []

    /// The way of a value of one type.
    private struct Course<Value: Animatable>: MotionCourse {
        var way: Way<Value.AnimatableData>
        /// The value at the end of the way; `nil` to set only its animated data.
        var last: Value?

        var end: Duration? { way.end }
    }

    /// Whether values are on their way.
    package var isMoving: Bool { !courses.isEmpty }

    /// Advances the clock. The values on their way are placed at the next update.
    func advance(to time: Duration) {
        now = max(now, time)
        wake()
    }

    /// Begins or ends to move changes. At the end, all values arrive at the next update.
    func turn(on isOn: Bool) {
        self.isOn = isOn
        if !isOn { wake() }
    }

    private func wake() {
        for node in nodes.reversed() { node.markStale() }
    }

    /// Forgets the nodes whose values have arrived.
    func forgetArrived() { nodes.removeAll { courses[ObjectIdentifier($0)] == nil } }

    /// Has the action of a write wait for the changes.
    func add(_ completion: Completion?) {
        guard let completion, !completions.contains(where: { $0 === completion }) else { return }
        completion.await()
        completions.append(completion)
    }

    /// The next time at which an action follows changes that are complete; `nil` without one.
    package var deadline: Duration? {
        completions.compactMap(end(of:)).filter { $0 > now }.min()
    }

    /// Whether an action waits for no change.
    var hasCompleted: Bool { completions.contains(where: isComplete) }

    /// Returns the actions that wait for no change, and removes them.
    func takeCompleted() -> [Completion] {
        guard !completions.isEmpty else { return [] }
        defer { completions.removeAll(where: isComplete) }
        return completions.filter(isComplete)
    }

    private func isComplete(_ completion: Completion) -> Bool {
        end(of: completion).map { $0 <= now } ?? false
    }

    /// Returns the time at which the changes that an action follows are complete; `nil` if one goes
    /// on. A value that has arrived, or is gone, has no course.
    private func end(of completion: Completion) -> Duration? {
        var last = Duration.zero
        for (id, own) in completion.ends {
            guard let course = courses[id] else { continue }
            let ends = [completion.waitsForRest ? nil : own, course.end].compactMap(\.self)
            guard let end = ends.min() else { return nil }
            last = max(last, end)
        }
        return last
    }

    /// Forgets the modifiers that have changed, at the end of a round of updates.
    func endRound() { triggered.removeAll(keepingCapacity: true) }

    func forget(_ node: Node) {
        guard courses.removeValue(forKey: ObjectIdentifier(node)) != nil else { return }
        nodes.removeAll { $0 === node }
    }
}

// MARK: - Values

@MainActor
extension Motion {
    /// Moves a new value back to the place of the old one, if the change to it is animated.
    ///
    /// - Parameter isWhole: Whether the node keeps no other changes of the value.
    fileprivate func begin<Value: Animatable>(
        _ new: inout Value, from old: Value, at node: Node, isWhole: Bool
    ) {
        let id = ObjectIdentifier(node)
        let known = courses[id] as? Course<Value>
        let data = new.animatableData
        var way = known?.way ?? Way(at: old.animatableData)
        if data != way.target {
            let transaction = isOn ? transaction(at: node) : Transaction()
            let timing = transaction.timing
            if timing == nil, known == nil { return }
            // A value that is infinite has no way.
            guard (data - way.target).magnitudeSquared.isFinite else { return forget(node) }
            way.turn(to: data, by: timing, at: now)
            if let timing {
                transaction.completion?.follow(
                    node, until: timing.end(from: now, after: timing.logicalDuration))
            }
        } else if known == nil {
            return
        }
        guard !way.isOver(at: now) else { return forget(node) }
        if known == nil { nodes.append(node) }
        courses[id] = Course(way: way, last: isWhole ? new : nil)
        new.animatableData = way.place(at: now)
    }

    /// Moves a value on to its place at the present time. Returns whether it was on its way.
    fileprivate func move<Value: Animatable>(_ value: inout Value, at node: Node) -> Bool {
        let id = ObjectIdentifier(node)
        guard let course = courses[id] as? Course<Value> else { return false }
        guard isOn, !course.way.isOver(at: now) else {
            courses[id] = nil
            if let last = course.last {
                value = last
            } else {
                value.animatableData = course.way.target
            }
            return true
        }
        value.animatableData = course.way.place(at: now)
        return true
    }

    /// Notes whether a modifier changes the transaction of the changes inside it.
    fileprivate func note<Value: TransactionModifier>(
        _ new: Value, from old: Value, at node: Node
    ) {
        if new.isTriggered(from: old) { triggered.insert(ObjectIdentifier(node)) }
    }

    /// Returns the transaction of changes at a node. Inner modifiers override outer ones.
    private func transaction(at node: Node) -> Transaction {
        var modifiers: [(modifier: any TransactionModifier, isTriggered: Bool)] = []
        for outer in sequence(first: node, next: \.parent).dropFirst() {
            guard MovingType.of(outer).changesTransaction,
                let modifier = outer.role((any TransactionModifier).self)
            else { continue }
            modifiers.append((modifier, triggered.contains(ObjectIdentifier(outer))))
        }
        var transaction = node.graph.transaction
        for outer in modifiers.reversed() {
            outer.modifier.change(&transaction, isTriggered: outer.isTriggered)
        }
        return transaction
    }
}

/// The course of a value of any type.
private protocol MotionCourse {
    /// The time at which the value arrives; `nil` if it goes on.
    var end: Duration? { get }
}

/// A modifier that changes the transaction of the changes in its view.
package protocol TransactionModifier: Role {
    /// Returns whether the modifier animates the changes that come with its new value.
    func isTriggered(from old: Self) -> Bool
    /// Changes a transaction.
    ///
    /// - Parameter isTriggered: Whether the modifier's new value has come with these changes.
    func change(_ transaction: inout Transaction, isTriggered: Bool)
}

// MARK: - Nodes

/// The part that values of one type, or the values of nodes of one type, take in motion.
@MainActor
private struct MovingType {
    /// The type, if it has animated data.
    var animatable: (any Animatable.Type)?
    var transactionModifier: (any TransactionModifier.Type)?
    /// Whether nodes of the type have modifiers that change transactions.
    var changesTransaction = false

    private static let values = TypeTable<MovingType>()
    private static let nodes = TypeTable<MovingType>()

    static func of<Value>(_ type: Value.Type) -> MovingType {
        func hasData<Moving: Animatable>(_ type: Moving.Type) -> Bool {
            Moving.AnimatableData.self != EmptyAnimatableData.self
        }
        return values.known(of: type) {
            let animatable = (type as? any Animatable.Type).flatMap { hasData($0) ? $0 : nil }
            return MovingType(
                animatable: animatable,
                transactionModifier: type as? any TransactionModifier.Type)
        }
    }

    static func of(_ node: Node) -> MovingType {
        nodes.known(of: type(of: node)) {
            MovingType(changesTransaction: node.has((any TransactionModifier).self))
        }
    }
}

extension Node {
    /// Whether changes of the tree may move. Values on their way have arrived if they may not.
    @inlinable
    final var isAnimated: Bool { uncountedGraph.uncounted { $0.isAnimated } }

    /// Has a new value begin its way at the place of the old one.
    @usableFromInline
    @MainActor final func beginMotion<Value>(
        of new: inout Value, from old: Value, isWhole: Bool = true
    ) {
        let (motion, type) = (graph.motion, MovingType.of(Value.self))
        func begin<Moving: Animatable>(_ type: Moving.Type) {
            change(&new, as: type) {
                // The values have the same type.
                motion.begin(&$0, from: old as! Moving, at: self, isWhole: isWhole)
            }
        }
        func note<Modifier: TransactionModifier>(_ type: Modifier.Type) {
            motion.note(new as! Modifier, from: old as! Modifier, at: self)
        }
        if let modifier = type.transactionModifier { note(modifier) }
        if let animatable = type.animatable { begin(animatable) }
    }

    /// Places a value that is on its way. Returns whether it was.
    @MainActor final func move<Value>(_ value: inout Value) -> Bool {
        let (motion, type) = (graph.motion, MovingType.of(Value.self))
        func move<Moving: Animatable>(_ type: Moving.Type) -> Bool {
            change(&value, as: type) { motion.move(&$0, at: self) }
        }
        return motion.isMoving && type.animatable.map { move($0) } ?? false
    }

    /// Changes a value in place by its type, which is known at run time only.
    private func change<Value, Own, Result>(
        _ value: inout Value, as type: Own.Type, _ change: (inout Own) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &value) {
            change(&UnsafeMutableRawPointer($0).assumingMemoryBound(to: Own.self).pointee)
        }
    }
}
