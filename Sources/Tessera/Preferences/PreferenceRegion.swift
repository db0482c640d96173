import TesseraCore

/// The value of a preference in one part of a tree: of a node with a turn of its own and of what is below
/// it, down to the next ones, whose values are known.
///
/// When the node has run, its region is stale. It is made anew, and if that gives another value, so is
/// the region around it. Regions are used on the main actor only.
final class PreferenceRegion<Key: PreferenceKey>: NodeProduct where Key.Value: Equatable {
    private(set) lazy var reader = ProductReader(self)
    private let preference: ObservedPreference<Key>
    private(set) weak var node: Node?
    /// The region around this one, if somebody there is told of the preference.
    fileprivate(set) weak var outer: PreferenceRegion?
    /// The value; `nil` if no view here sets any.
    fileprivate(set) var value: Key.Value?
    /// The modifier here that is told of the value.
    weak var observer: PreferenceObserver<Key>?
    /// A Boolean value that is true if the value is to be made anew.
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

    /// Makes the value anew, and those of the regions inside that are not fresh.
    @MainActor func make() {
        guard let root = node else { return }
        var open: [(region: PreferenceRegion, making: ProductReader.Run)] = []
        _ = root.fold { node in
            // Views that are not shown count for each other.
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

    /// The region of a node inside this one, if it has a turn of its own.
    @MainActor private func region(of node: Node) -> PreferenceRegion? {
        guard node.hasOwnTurn else { return nil }
        if node === self.node { return self }
        return node.product(PreferenceRegion.self) ?? PreferenceRegion(node, preference)
    }
}
