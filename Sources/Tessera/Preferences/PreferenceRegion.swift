import TesseraCore

/// The value of a preference in a region of the tree: a node that updates separately with its
/// descendants, except those in inner regions, whose values are known.
///
/// A region becomes stale when its node runs. If updating it changes the value, its outer region
/// becomes stale as well. Regions are used on the main actor only.
final class PreferenceRegion<Key: PreferenceKey>: NodeProduct, ObservedPreference
where Key.Value: Equatable {
    private(set) lazy var reader = ProductReader(self)
    private let preferences: ObservedPreferences
    private(set) weak var node: Node?
    /// The outer region whose value includes this region's.
    private weak var outer: PreferenceRegion?
    /// The value; `nil` if no view in the region sets one.
    private var value: Key.Value?
    /// The modifier that observes the value.
    weak var observer: PreferenceObserver<Key>?
    private var isStale = true

    private init(_ node: Node, _ preferences: ObservedPreferences) {
        self.node = node
        self.preferences = preferences
    }

    /// Returns the region of a node that updates separately.
    static func at(_ node: Node, in preferences: ObservedPreferences) -> PreferenceRegion {
        if let known = node.product(PreferenceRegion.self) { return known }
        let region = PreferenceRegion(node, preferences)
        node.keep(region)
        return region
    }

    func didBecomeStale() {
        guard !isStale else { return }
        isStale = true
        preferences.noteStale(self)
    }

    func nodeDidLeave() {}

    @MainActor func update() -> (any ObservedPreference)? {
        guard isStale else { return nil }
        let before = value
        make()
        guard value != before, let outer, !outer.isStale else { return nil }
        outer.isStale = true
        return outer
    }

    @MainActor func notifyObserver() {
        guard let node, node.isPresent else { return }
        observer?.receive(value ?? Key.defaultValue, at: node)
    }

    /// Updates the value, and the values of stale regions inside.
    @MainActor private func make() {
        guard let root = node else { return }
        var open: [(region: PreferenceRegion, making: ProductReader.Run)] = []
        _ = root.fold { node in
            // Withheld views count only for other withheld views.
            if node.isHiddenAlternative, !root.isHiddenAlternative { return (nil, false) }
            if node.hasOwnTurn {
                let region = Self.at(node, in: preferences)
                if region !== self { region.outer = open.last?.region }
                guard region.isStale else { return (region.value, false) }
                region.isStale = false
                open.append((region, region.reader.begin()))
            }
            let own = node.role(PreferenceModifier<Key>.self)
            return (own?.value, own == nil && !node.has((any ScreenBoundary).self))
        } adding: { (value: inout Key.Value?, next: Key.Value?, _) in
            guard let next else { return }
            guard var before = value else { return value = next }
            Key.reduce(value: &before) { next }
            value = before
        } finishing: { value, node in
            if let transform = node.role(PreferenceTransform<Key>.self) {
                var changed = value ?? Key.defaultValue
                transform.change(&changed)
                value = changed
            }
            guard let (region, making) = open.last, region.node === node else { return }
            open.removeLast()
            region.value = value
            region.reader.end(making)
        }
    }
}
