import TesseraCore
import TesseraLayout

/// The boxes of a region of the tree: a node that updates separately with its descendants, except
/// those in inner regions.
///
/// A region becomes stale when its node runs. It then marks the enclosing regions. If the same
/// views remain, updating copies their new values into the existing boxes. Otherwise the region
/// makes new boxes, and the existing boxes take over their values. Regions are used on the main
/// actor only.
final class LayoutRegion: NodeProduct {
    // The node owns its region, or a stale region is never used; see `ViewLayout`.
    unowned(unsafe) let node: Node
    // The outer region lives longer than this region, or is replaced with it.
    @exclusivity(unchecked)
    private(set) unowned(unsafe) var parent: LayoutRegion?
    private(set) lazy var reader = ProductReader(self)
    private let state: State
    // None of the following properties changes while it is in use.
    /// The boxes that this region adds to its outer region.
    @exclusivity(unchecked)
    var boxes: [LayoutBox] = []
    /// The boxes made by the views and modifiers of this region, in order.
    @exclusivity(unchecked)
    private(set) var own: [LayoutBox] = []
    /// Whether each of these boxes is determined by its own view or modifier.
    @exclusivity(unchecked)
    var canUpdate = true
    /// The number of rearrangements of the tree when the boxes were made.
    @exclusivity(unchecked)
    private var rearrangements: Int?
    /// The observers of the geometry of the last box.
    @exclusivity(unchecked)
    var observers: [GeometryObserver] = []
    /// Whether the layout lists the observers.
    var isObserved = false
    /// The screens in front of all others.
    @exclusivity(unchecked)
    var presented: [LayoutBox] = []
    @exclusivity(unchecked)
    private(set) var isStale = true
    /// The current set of boxes; it is invalidated by any change.
    @exclusivity(unchecked)
    private(set) var generation: Generation? {
        didSet { oldValue?.isCurrent = false }
    }
    /// The inner regions that are stale or contain stale regions.
    @exclusivity(unchecked)
    private var staleRegions: [LayoutRegion] = []
    @exclusivity(unchecked)
    private var isListed = false
    @exclusivity(unchecked)
    private var boxesByClient: [ObjectIdentifier?: [LayoutBox]]?
    /// The picture of the placed boxes in this region and inside.
    var picture: AnyObject? { didSet { isPictureCurrent = picture != nil } }
    private(set) var isPictureCurrent = false

    /// The state that all regions of a layout share.
    final class State {
        /// Whether all boxes must be replaced.
        @exclusivity(unchecked)
        var isStale = false
        /// Whether nodes have been removed whose boxes may remain.
        @exclusivity(unchecked)
        var hasGone = false
        /// Whether regions have pictures.
        @exclusivity(unchecked)
        var hasPictures = false
        /// The nodes of the regions whose own pictures have become stale, up to a limit.
        fileprivate(set) var nodesToPaint: [Node] = []

        /// The maximum number of regions to paint separately.
        static let paintLimit = 32

        fileprivate func notePainting(of node: Node) {
            guard nodesToPaint.count <= Self.paintLimit, nodesToPaint.last !== node else { return }
            nodesToPaint.append(node)
        }

        /// Returns and removes the nodes; `nil` if there are too many.
        func takeNodesToPaint() -> [Node]? {
            defer { nodesToPaint = [] }
            return nodesToPaint.count <= Self.paintLimit ? nodesToPaint : nil
        }
    }

    init(_ node: Node, _ state: State) {
        self.node = node
        self.state = state
    }

    deinit { generation?.isCurrent = false }

    /// Whether nothing has changed in this region or inside.
    var isFresh: Bool { !isStale && staleRegions.isEmpty }

    func didBecomeStale() {
        guard !isStale else { return }
        isStale = true
        generation?.isCurrent = false
        pictureDidBecomeStale()
        if !presented.isEmpty { state.isStale = true }
        noteStale()
    }

    /// Marks the region for new boxes, because the views inside have changed.
    func contentsDidChange() {
        canUpdate = false
        didBecomeStale()
    }

    /// Marks the enclosing regions as containing a stale region.
    private func noteStale() {
        var region = self
        while !region.isListed, let parent = region.parent {
            region.isListed = true
            parent.staleRegions.append(region)
            region = parent
        }
    }

    func nodeDidLeave() {
        if !presented.isEmpty { state.isStale = true }
        state.hasGone = true
        generation = nil
        // The enclosing regions have been removed or have become stale as well.
        picture = nil
        (boxes, own, observers, presented, staleRegions) = ([], [], [], [], [])
        boxesByClient = nil
    }

    /// Sets the outer region, which is marked when this region becomes stale.
    func stand(in parent: LayoutRegion?) {
        self.parent = parent
        isListed = false
    }

    /// Marks the pictures of this region and its enclosing regions as stale.
    func pictureDidBecomeStale() {
        guard state.hasPictures else { return }
        isPictureCurrent = false
        state.notePainting(of: node)
        var region = parent
        while let outer = region {
            outer.isPictureCurrent = false
            region = outer.parent
        }
    }

    /// Prepares for new boxes, and returns the existing boxes.
    func begin() -> KnownBoxes {
        forgetStaleRegions()
        // The presented screens may disappear.
        if !presented.isEmpty { state.isStale = true }
        (isStale, canUpdate) = (false, true)
        pictureDidBecomeStale()
        generation = Generation()
        boxesByClient = nil
        defer { (own, observers, presented) = ([], [], []) }
        return KnownBoxes(presented.isEmpty ? own : own + presented)
    }

    /// Stores the new boxes.
    func end(with boxes: [LayoutBox], own: ArraySlice<LayoutBox>) {
        self.boxes = boxes
        // In a region with a single view, both lists share their storage.
        self.own = own.elementsEqual(boxes, by: ===) ? boxes : Array(own)
        rearrangements = node.rearrangements
    }

    /// Prepares for an update of the boxes. Returns `false` if the boxes must be replaced.
    func beginUpdate() -> Bool {
        guard canUpdate, rearrangements == node.rearrangements, observers.isEmpty, presented.isEmpty
        else { return false }
        // All views of the boxes are still there.
        generation?.isCurrent = true
        return true
    }

    /// Completes an update of the boxes.
    func endUpdate() {
        isStale = false
        if !staleRegions.isEmpty { noteStale() }
    }

    /// Calls `visit` with the outermost stale regions: this region or regions inside.
    func takeOutermostStale(_ visit: (LayoutRegion) -> Void) {
        // Usually there is a single stale region.
        var outermost = self
        while !outermost.isStale, outermost.staleRegions.count == 1 {
            let inner = outermost.staleRegions[0]
            outermost.forgetStaleRegions()
            outermost = inner
        }
        if outermost.isStale { return visit(outermost) }
        var found: [LayoutRegion] = []
        var waiting = [outermost]
        while let region = waiting.popLast() {
            if region.isStale {
                found.append(region)
            } else {
                waiting += region.staleRegions
                region.forgetStaleRegions()
            }
        }
        found.forEach(visit)
    }

    private func forgetStaleRegions() {
        guard !staleRegions.isEmpty else { return }
        for region in staleRegions { region.isListed = false }
        staleRegions = []
    }

    /// Returns the node of the view or modifier that made a box.
    static func node(of box: LayoutBox) -> Node? {
        // Only nodes claim the boxes of a tree.
        box.client.map { unsafeDowncast($0, to: Node.self) }
    }

    /// Returns the outermost boxes that a node of this region has made.
    func boxes(madeFor client: Node) -> [LayoutBox] {
        if let boxesByClient { return boxesByClient[ObjectIdentifier(client)] ?? [] }
        var all: [LayoutBox] = []
        appendBoxes(to: &all, boxes + presented)
        if all.count < own.count + presented.count {
            // The boxes of a toolbar are not inside any of these boxes.
            let known = Set(all.map { ObjectIdentifier($0) })
            all += own.filter { !known.contains(ObjectIdentifier($0)) }
        }
        var found = Dictionary(grouping: all) { $0.client.map { ObjectIdentifier($0) } }
        // A screen does not belong to the view that presents it.
        for screen in presented { found[screen.client.map { ObjectIdentifier($0) }] = nil }
        boxesByClient = found
        return found[ObjectIdentifier(client)] ?? []
    }

    /// Adds the outermost boxes of each node of this region, in order, starting from some boxes.
    func appendBoxes(to list: inout [LayoutBox], _ outermost: [LayoutBox]) {
        for box in outermost where box.generation === generation { box.appendBoxes(to: &list) }
    }
}

/// The existing boxes of a region's nodes, each taken once.
struct KnownBoxes {
    private var boxes: ArraySlice<LayoutBox>
    /// All of them, last one first, once nodes have come in another order.
    private var byNode: [UnsafeMutableRawPointer?: [LayoutBox]]?

    init(_ boxes: [LayoutBox]) { self.boxes = boxes[...] }

    /// Returns the first box that is left of those that were made for a node.
    mutating func take(for node: Node) -> LayoutBox? {
        let client = Unmanaged.passUnretained(node).toOpaque()
        if byNode == nil {
            guard let next = boxes.first else { return nil }
            if next.clientID == client { return boxes.removeFirst() }
            byNode = Dictionary(grouping: boxes.reversed(), by: \.clientID)
        }
        return byNode?[client]?.popLast()
    }
}
