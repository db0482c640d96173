import TesseraCore

/// The value of a preference in a region of the tree: a node that updates separately with its
/// descendants, except those in inner regions, whose values are known.
///
/// A region becomes stale when its node runs. If updating it changes the value, its outer region
/// becomes stale as well. Regions are used on the main actor only.
final class PreferenceRegion<Key: PreferenceKey>: NodeProduct where Key.Value: Equatable {
    private(set) lazy var reader = ProductReader(self)
    private let preference: ObservedPreference<Key>
    private(set) weak var node: Node?
    /// The outer region, if it has an observer.
    fileprivate(set) weak var outer: PreferenceRegion?
    /// The value; `nil` if no view in the region sets one.
    fileprivate(set) var value: Key.Value?
    /// The modifier that observes the value.
    weak var observer: PreferenceObserver<Key>?
    /// Whether the value must be updated.
    var isStale = true

    init(_ node: Node, _ preference: ObservedPreference<Key>) {
        self.node = node
        self.preference = preference
    }

    func didBecomeStale() {
        guard !isStale else { return }
        isStale = true
        preference.noteStale(self)
    }

    func nodeDidLeave() { isStale = true }

    /// Updates the value, and the values of stale regions inside.
    @MainActor func make() {
        guard let root = node else { return }
        var open: [(region: PreferenceRegion, making: ProductReader.Run)] = []
        _ = root.fold { node in
            // Withheld views count only for other withheld views.
            if node.isWithheld, !root.isWithheld { return (nil, false) }
            if let region = region(of: node) {
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
            node.keep(region, after: making)
        }
    }

    /// Returns the region of a node inside this region, if the node updates separately.
    @MainActor private func region(of node: Node) -> PreferenceRegion? {
        guard node.hasOwnTurn else { return nil }
        if node === self.node { return self }
        return node.product(PreferenceRegion.self) ?? PreferenceRegion(node, preference)
    }
}
