import TesseraCore

/// The observed preferences of a host's tree.
final class ObservedPreferences {
    private var preferences: [any PreferenceFollower] = []
    private var positions: [ObjectIdentifier: Int] = [:]

    /// Adds an observer of a preference below a node whose body is running.
    func observe<Key: PreferenceKey>(_ observer: PreferenceObserver<Key>, at node: Node) {
        preference(Key.self).observe(observer, at: node)
    }

    /// Notifies the observers of changed preferences when the tree is up to date.
    @MainActor func follow() {
        for preference in preferences where preference.hasNews { preference.follow() }
    }

    private func preference<Key: PreferenceKey>(_ key: Key.Type) -> ObservedPreference<Key> {
        if let position = positions[ObjectIdentifier(key)],
            let known = preferences[position] as? ObservedPreference<Key>
        {
            return known
        }
        let new = ObservedPreference<Key>()
        positions[ObjectIdentifier(key)] = preferences.count
        preferences.append(new)
        return new
    }
}

private protocol PreferenceFollower {
    var hasNews: Bool { get }
    @MainActor func follow()
}

/// The values of a preference at its observers in a host's tree.
final class ObservedPreference<Key: PreferenceKey>: PreferenceFollower where Key.Value: Equatable {
    private var stale: [PreferenceRegion<Key>] = []
    /// The new observers, from the outside in.
    private var new: [(observer: PreferenceObserver<Key>, region: PreferenceRegion<Key>)] = []

    var hasNews: Bool { !stale.isEmpty || !new.isEmpty }

    func noteStale(_ region: PreferenceRegion<Key>) { stale.append(region) }

    func observe(_ observer: PreferenceObserver<Key>, at node: Node) {
        guard observer.region?.node !== node else { return }
        let region = node.product(PreferenceRegion<Key>.self) ?? PreferenceRegion(node, self)
        region.observer = observer
        observer.region = region
        new.append((observer, region))
    }

    /// Updates the values and notifies the observers of changed values.
    @MainActor func follow() {
        var told: [(observer: PreferenceObserver<Key>, region: PreferenceRegion<Key>)] = []
        let changed = settle()
        for (observer, region) in new {
            // An outer observer may have replaced the region meanwhile.
            if let known = region.node?.product(PreferenceRegion<Key>.self), known !== region {
                known.observer = observer
                observer.region = known
                told.append((observer, known))
            } else {
                if region.isStale { region.make() }
                told.append((observer, region))
            }
        }
        new = []
        told += changed.compactMap { region in region.observer.map { ($0, region) } }
        for (observer, region) in told {
            guard let node = region.node, node.isPresent else { continue }
            observer.receive(region.value ?? Key.defaultValue, at: node)
        }
    }

    /// Updates the stale regions, the inner regions first. Returns the regions whose value has
    /// changed, from the outside in.
    @MainActor private func settle() -> [PreferenceRegion<Key>] {
        var levels: [[PreferenceRegion<Key>]] = []
        func add(_ region: PreferenceRegion<Key>) {
            guard let node = region.node, node.isPresent, node.hasOwnTurn else { return }
            let depth = Int(node.depth)
            while levels.count <= depth { levels.append([]) }
            levels[depth].append(region)
        }
        stale.forEach(add)
        stale = []
        var changed: [PreferenceRegion<Key>] = []
        while let level = levels.popLast() {
            for region in level where region.isStale {
                let before = region.value
                region.make()
                guard region.value != before else { continue }
                changed.append(region)
                if let outer = region.outer, !outer.isStale {
                    outer.isStale = true
                    add(outer)
                }
            }
        }
        return changed.reversed()
    }
}
