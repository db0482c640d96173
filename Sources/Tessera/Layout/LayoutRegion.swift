import TesseraCore
import TesseraLayout

/// The boxes of one part of a tree: of a node with a turn of its own, and of what is below it, down to
/// the next ones.
///
/// When the node has run, its region is stale, and the regions around it know that there is one. To
/// bring the layout up to date, the boxes of these regions take over what their views say now. Where
/// there may be other views, the boxes are made anew, and those that were there before take over these.
/// Regions are used on the main actor only.
final class LayoutRegion: NodeProduct {
    // A node keeps its region, or has a stale one; see `ViewLayout`.
    unowned(unsafe) let node: Node
    // The region around this one is kept longer than this one, or made anew with it.
    @exclusivity(unchecked)
    private(set) unowned(unsafe) var parent: LayoutRegion?
    private(set) lazy var reader = ProductReader(self)
    private let state: State
    // What is used for each box, or for each region: none of it is changed while it is in use.
    /// The boxes that stand side by side in the region around this one.
    @exclusivity(unchecked)
    var boxes: [LayoutBox] = []
    /// The boxes that views and modifiers of this region have made, in their order.
    @exclusivity(unchecked)
    private(set) var own: [LayoutBox] = []
    /// A Boolean value that is true if each of them has said all that its view or modifier says, and
    /// nothing has said anything else.
    @exclusivity(unchecked)
    var canUpdate = true
    /// The number of rearrangements of the tree for which the boxes were made.
    @exclusivity(unchecked)
    private var rearrangements: Int?
    /// The number of views and modifiers with boxes of their own that are inside each other here.
    @exclusivity(unchecked)
    var depth = 0
    /// Those who receive the geometry of the last box.
    @exclusivity(unchecked)
    var observers: [GeometryObserver] = []
    /// A Boolean value that is true if the layout knows of the observers.
    var isObserved = false
    /// The screens that stand in front of all others.
    @exclusivity(unchecked)
    var presented: [LayoutBox] = []
    @exclusivity(unchecked)
    private(set) var isStale = true
    /// The boxes as they were made last, unless something has changed since.
    @exclusivity(unchecked)
    private(set) var generation: Generation? {
        didSet { oldValue?.isCurrent = false }
    }
    /// The regions directly inside that are stale, or have stale ones inside.
    @exclusivity(unchecked)
    private var staleRegions: [LayoutRegion] = []
    @exclusivity(unchecked)
    private var isListed = false
    @exclusivity(unchecked)
    private var boxesByClient: [ObjectIdentifier?: [LayoutBox]]?
    /// What was made of the boxes here, and inside, as they are placed.
    var picture: AnyObject? { didSet { isPictureCurrent = picture != nil } }
    private(set) var isPictureCurrent = false

    /// What all regions of a layout know.
    final class State {
        /// Whether all is to be made anew.
        @exclusivity(unchecked)
        var isStale = false
        /// Whether something has gone whose boxes may still be there.
        @exclusivity(unchecked)
        var hasGone = false
        /// Whether there are pictures of regions.
        @exclusivity(unchecked)
        var hasPictures = false
        /// The nodes of the regions whose own pictures have become stale since one was asked for: no more
        /// than there is a use for.
        fileprivate(set) var nodesToPaint: [Node] = []

        /// The most regions that are worth being painted one by one.
        static let paintLimit = 32

        fileprivate func notePainting(of node: Node) {
            guard nodesToPaint.count <= Self.paintLimit, nodesToPaint.last !== node else { return }
            nodesToPaint.append(node)
        }

        /// Returns the nodes, and forgets them; `nil` if there are too many.
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

    /// A Boolean value that is true if nothing here, and nothing inside, has changed.
    var isFresh: Bool { !isStale && staleRegions.isEmpty }

    func didBecomeStale() {
        guard !isStale else { return }
        isStale = true
        generation?.isCurrent = false
        pictureDidBecomeStale()
        if !presented.isEmpty { state.isStale = true }
        noteStale()
    }

    /// Has the regions around know that something here is stale.
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
        // The regions around may have gone, or else have become stale themselves.
        picture = nil
        (boxes, own, observers, presented, staleRegions) = ([], [], [], [], [])
        boxesByClient = nil
    }

    /// Has the region around know when this one becomes stale.
    func stand(in parent: LayoutRegion?) {
        self.parent = parent
        isListed = false
    }

    /// Notes that a picture of this region, or of one around it, is no longer what is to be seen.
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

    /// Prepares for the boxes to be made anew.
    func begin() {
        forgetStaleRegions()
        // The screens that are in front now may not be there any more.
        if !presented.isEmpty { state.isStale = true }
        (isStale, canUpdate) = (false, true)
        pictureDidBecomeStale()
        generation = Generation()
        boxesByClient = nil
        own = []
        if !observers.isEmpty { observers = [] }
        if !presented.isEmpty { presented = [] }
    }

    /// Notes that the boxes are made.
    func end(with boxes: [LayoutBox], own: ArraySlice<LayoutBox>, depth: Int) {
        self.boxes = boxes
        // A region of one view has them in one list.
        self.own = own.elementsEqual(boxes, by: ===) ? boxes : Array(own)
        self.depth = depth
        rearrangements = node.rearrangements
    }

    /// Prepares for the boxes to take over what their views say now; returns false if others are to be
    /// made.
    func beginUpdate() -> Bool {
        guard canUpdate, rearrangements == node.rearrangements, observers.isEmpty, presented.isEmpty
        else { return false }
        // All that they were made for is there.
        generation?.isCurrent = true
        return true
    }

    /// Notes that the boxes have taken over what their views say now.
    func endUpdate() {
        isStale = false
        if !staleRegions.isEmpty { noteStale() }
    }

    /// Calls `visit` with the outermost of the stale regions: this one, or some inside.
    func takeOutermostStale(_ visit: (LayoutRegion) -> Void) {
        // As a rule there is one.
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

    /// Takes the boxes that stand for those that were made.
    func settle() {
        for index in boxes.indices { boxes[index] = boxes[index].standing }
        for index in own.indices { own[index] = own[index].standing }
        for index in presented.indices { presented[index] = presented[index].standing }
    }

    /// Notes that as many others are in the place of boxes, and returns whether any of these was this
    /// region's: those that a modifier is around are inside its boxes.
    func replace(_ old: [LayoutBox], by new: [LayoutBox]) -> Bool {
        var successors: [ObjectIdentifier: LayoutBox] = [:]
        for (old, new) in zip(old, new) where old !== new {
            successors[ObjectIdentifier(old)] = new
        }
        guard !successors.isEmpty else { return false }
        var isReplaced = false
        for index in boxes.indices {
            guard let new = successors[ObjectIdentifier(boxes[index])] else { continue }
            boxes[index] = new
            isReplaced = true
        }
        if isReplaced { boxesByClient = nil }
        return isReplaced
    }

    private func forgetStaleRegions() {
        guard !staleRegions.isEmpty else { return }
        for region in staleRegions { region.isListed = false }
        staleRegions = []
    }

    /// Returns the view or modifier that a box was made for.
    static func node(of box: LayoutBox) -> Node? {
        // The boxes of a tree are claimed for its nodes.
        box.client.map { unsafeDowncast($0, to: Node.self) }
    }

    /// Returns the outermost boxes that were made for a node of this region.
    func boxes(madeFor client: Node) -> [LayoutBox] {
        if let boxesByClient { return boxesByClient[ObjectIdentifier(client)] ?? [] }
        var all: [LayoutBox] = []
        appendBoxes(to: &all, boxes + presented)
        if all.count < own.count + presented.count {
            // What stands in a bar is inside none of these: it has no place.
            let known = Set(all.map { ObjectIdentifier($0) })
            all += own.filter { !known.contains(ObjectIdentifier($0)) }
        }
        var found = Dictionary(grouping: all) { $0.client.map { ObjectIdentifier($0) } }
        // A screen is no part of the view that it is in front of.
        for screen in presented { found[screen.client.map { ObjectIdentifier($0) }] = nil }
        boxesByClient = found
        return found[ObjectIdentifier(client)] ?? []
    }

    /// Adds the outermost boxes that were made for each node of this region, in order, beginning with some of
    /// those that stand side by side.
    func appendBoxes(to list: inout [LayoutBox], _ outermost: [LayoutBox]) {
        for box in outermost where box.generation === generation { box.appendBoxes(to: &list) }
    }
}
