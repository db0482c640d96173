/// A value derived from a node, its descendants, and the values of inner memos: the boxes of the
/// layout, or the value of a preference.
package protocol MemoContent: AnyObject {
    /// Whether making the value calls code of the program, which may read observable objects.
    static var callsProgram: Bool { get }
    /// Makes the value again. Returns whether it has changed.
    @MainActor func make() -> Bool
    /// Follows a view or modifier on its way, which has moved on. Returns `false` if the value must
    /// be made again.
    @MainActor func follow(_ node: Node) -> Bool
    /// Called after all stale memos have been made again.
    @MainActor func didSettle()
    /// Called when the node has left the tree.
    @MainActor func nodeDidLeave()
}

/// A derived value that a node keeps until it leaves the tree.
///
/// Only nodes that update separately keep memos, one of each kind. A memo is stale after its node
/// has run, and after a source has changed that was read while the memo was made. A tree without
/// memos does no work for them.
package final class Memo: Reader {
    // The node owns its memos, and `queue` is `nil` without the node.
    fileprivate unowned let node: Node
    fileprivate let content: any MemoContent
    fileprivate var queue: MemoQueue?
    fileprivate var isStale = true
    private var observation: BodyObservation?
    /// The memos inside that may change this one.
    fileprivate var waiting: [Memo] = []

    fileprivate init(_ content: any MemoContent, of node: Node, in queue: MemoQueue) {
        (self.content, self.node, self.queue) = (content, node, queue)
    }

    override func invalidate() {
        guard !isStale, let queue else { return }
        isStale = true
        queue.add(self)
    }

    override func mayHaveChanged(_ source: Source) { invalidate() }

    /// Makes the value again if it is stale. Returns whether it has changed.
    @MainActor fileprivate func settle() -> Bool {
        if !waiting.isEmpty {
            // After a change, this memo makes the others again when it uses them.
            for memo in exchange(&waiting, with: []) where !isStale && memo.settle() {
                isStale = true
            }
        }
        guard isStale else { return false }
        isStale = false
        if type(of: content).callsProgram {
            let (hasChanged, observation) = BodyObservation.run(
                as: self, noticing: node.graph.observations, observation, content.make)
            self.observation = observation
            return hasChanged
        }
        let outside = Tracking.begin(as: self)
        defer { Tracking.end(as: self, goingOn: outside) }
        return content.make()
    }

    /// The next outer memo of this kind.
    @MainActor fileprivate var outer: Memo? {
        let around = sequence(first: node, next: \.parent).dropFirst()
        return around.lazy.compactMap { [content] in $0.findMemo(type(of: content)) }.first
    }

    @MainActor fileprivate func leave() {
        observation?.cancel()
        dependencies.removeAll()
        queue = nil
        content.nodeDidLeave()
    }
}

/// The stale memos of one kind in a tree.
package final class MemoQueue {
    @exclusivity(unchecked)
    private var stale = DepthQueue<Memo>()

    package init() {}

    package var isEmpty: Bool { stale.isEmpty }

    package func add(_ memo: Memo) { stale.add(memo, at: Int(memo.node.depth)) }

    /// Makes the stale memos again, the inner ones first. If a value changes, the next outer memo
    /// is made again as well.
    @MainActor package func settle() {
        var made: [Memo] = []
        while let memo = stale.popDeepest()?.element {
            guard memo.queue != nil else { continue }
            made.append(memo)
            if memo.settle() { memo.outer?.invalidate() }
        }
        for memo in made.reversed() where memo.queue != nil { memo.content.didSettle() }
    }

    /// Makes the stale memos again in the order in which all are made at first: that of their nodes,
    /// and an outer one after the first inner value that has changed.
    @MainActor package func settle(inOrder precedes: (Node, Node) -> Bool) {
        var (memos, outermost): ([Memo], [Memo]) = ([], [])
        while let memo = stale.popDeepest()?.element {
            guard memo.queue != nil else { continue }
            memos.append(memo)
            guard let outer = memo.outer else {
                outermost.append(memo)
                continue
            }
            if outer.waiting.isEmpty, !outer.isStale { add(outer) }
            outer.waiting.append(memo)
        }
        for memo in memos { memo.waiting.sort { precedes($0.node, $1.node) } }
        for memo in outermost.sorted(by: { precedes($0.node, $1.node) }) + memos {
            _ = memo.settle()
        }
        for memo in memos.reversed() where memo.queue != nil { memo.content.didSettle() }
    }
}

extension MemoContent {
    package static var callsProgram: Bool { false }
}

extension Node {
    /// Returns the content of the memo of one kind, stale or not.
    package final func memo<Kind: MemoContent>(_ kind: Kind.Type) -> Kind? {
        findMemo(kind)?.content as? Kind
    }

    /// Returns the content of the memo of one kind, made again if it is stale.
    @MainActor
    package final func settledMemo<Kind: MemoContent>(
        in queue: MemoQueue, _ make: @autoclosure () -> Kind
    ) -> Kind {
        let memo = findMemo(Kind.self) ?? keep(make(), in: queue)
        _ = memo.settle()
        // A memo is found by the class of its content.
        return memo.content as! Kind
    }

    /// Keeps a memo of a kind that the node does not have.
    package final func keep(_ content: any MemoContent, in queue: MemoQueue) -> Memo {
        let memo = Memo(content, of: self, in: queue)
        memos = memos.map { $0 + [memo] } ?? [memo]
        return memo
    }

    fileprivate final func findMemo(_ kind: any MemoContent.Type) -> Memo? {
        memos?.first { type(of: $0.content) == kind }
    }

    /// Removes the memo of one kind.
    @MainActor package final func removeMemo(_ kind: any MemoContent.Type) {
        guard let removed = findMemo(kind) else { return }
        memos = memos?.filter { $0 !== removed }
        removed.leave()
    }

    /// Has the memos of the nearest node that updates separately follow this node's motion.
    @MainActor final func memosFollowMotion() {
        let around = sequence(first: self, next: \.parent).first { $0.hasOwnTurn }
        for memo in around?.memos ?? [] where !memo.isStale && !memo.content.follow(self) {
            memo.invalidate()
        }
    }

    final func memosDidBecomeStale() {
        for memo in memos ?? [] { memo.invalidate() }
    }

    @MainActor final func removeMemos() {
        for memo in memos ?? [] { memo.leave() }
        memos = nil
    }
}
