import TesseraCore

/// The observed preferences in a host's tree.
final class ObservedPreferences {
    private var stale: [any ObservedPreference] = []

    /// Adds an observer of a preference below a node whose body is running.
    func observe<Key: PreferenceKey>(_ observer: PreferenceObserver<Key>, at node: Node) {
        let region = PreferenceRegion<Key>.at(node, in: self)
        region.observer = observer
        noteStale(region)
    }

    func noteStale(_ region: any ObservedPreference) { stale.append(region) }

    /// Updates the stale values, the inner values first, and notifies their observers, the outer
    /// observers first.
    @MainActor func follow() {
        guard !stale.isEmpty else { return }
        var levels: [[any ObservedPreference]] = []
        func add(_ region: any ObservedPreference) {
            guard let node = region.node, node.isPresent, node.hasOwnTurn else { return }
            while levels.count <= node.depth { levels.append([]) }
            levels[Int(node.depth)].append(region)
        }
        stale.forEach(add)
        stale = []
        var made: [[any ObservedPreference]] = []
        while let level = levels.popLast() {
            for region in level { region.update().map(add) }
            made.append(level)
        }
        for region in made.reversed().joined() { region.notifyObserver() }
    }
}

/// The value of a preference in a region of the tree.
protocol ObservedPreference {
    var node: Node? { get }
    /// Updates the value if it is stale. Returns the outer region if that has become stale.
    @MainActor func update() -> (any ObservedPreference)?
    @MainActor func notifyObserver()
}
