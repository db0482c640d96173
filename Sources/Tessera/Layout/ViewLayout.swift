import TesseraCore
import TesseraLayout

/// The frames of the views of a tree.
///
/// Each node that updates separately owns the ``LayoutRegion`` of its descendants. The boxes own
/// each other, below the root box. When a node runs, its region becomes stale, and `update()`
/// updates the stale regions from the tree. The root box measures and places boxes when a frame is
/// requested.
@MainActor
final class ViewLayout {
    private let tree: Node
    private let region: LayoutRegion
    private let state = LayoutRegion.State()
    private var builder: LayoutBuilder
    let root: RootBox
    private var issues: [(node: Node?, message: String)] = []
    /// The regions with observers, in the order of their discovery.
    private var observed: [LayoutRegion] = []
    /// Whether there are screens in front of all others.
    private(set) var isPresenting = false
    /// Whether observers may have missed a change of geometry.
    @exclusivity(unchecked)
    private var hasNews = true
    /// The number of boxes arranged since pictures were requested.
    private var arrangedCount = 0
    /// A number that changes when all pictures become invalid.
    private(set) var version = 0

    init(of tree: Node, _ metrics: TextMetrics) {
        self.tree = tree
        builder = LayoutBuilder(metrics: metrics, state)
        region = LayoutRegion(tree, state)
        root = RootBox([].column())
        root.report = { [unowned self] box, message in
            // Boxes call this closure on the main actor only, by the functions below.
            nonisolated(unsafe) let box = box
            MainActor.assumeIsolated { issues.append((node(of: box), message)) }
        }
    }

    /// The size proposed to the tree.
    var size: ProposedViewSize {
        get { root.proposal }
        set {
            guard root.proposal != newValue else { return }
            root.proposal = newValue
            hasNews = true
        }
    }

    /// Updates the boxes of changed views.
    func update() {
        guard !region.isFresh || state.isStale else { return }
        hasNews = true
        while !region.isFresh || state.isStale {
            // The order of screens is determined for all screens together.
            if region.isStale, isPresenting { state.isStale = true }
            if state.isStale { region.didBecomeStale() }
            region.takeOutermostStale { make($0) }
        }
        state.hasGone = false
        observed.removeAll { region in
            region.isObserved = !region.isStale && !region.observers.isEmpty
            return !region.isObserved
        }
        issues += builder.takeIssues()
    }

    /// Updates the boxes of a stale region.
    private func make(_ region: LayoutRegion) {
        if builder.update(region) { return }
        let old = region.boxes
        let presented = builder.make(region)
        if region === self.region {
            state.isStale = false
            compose(presented)
        } else if !presented.isEmpty {
            state.isStale = true
        } else if !region.boxes.elementsEqual(old, by: ===) {
            region.parent?.contentsDidChange()
        }
        builder.takeObserved().forEach(noteObservers)
    }

    private func noteObservers(of region: LayoutRegion) {
        guard !region.isObserved else { return }
        region.isObserved = true
        observed.append(region)
    }

    /// Replaces the box of the whole tree, or updates it.
    private func compose(_ presented: [LayoutBox]) {
        isPresenting = !presented.isEmpty
        var top = region.boxes.column()
        if !presented.isEmpty {
            top = OverlayBox(top.filling(.center), presented.layers(.center))
        }
        top.claim(for: tree, in: region.generation) { false }
        let known = root.child
        if top.clientID == known.clientID { top = known.takeOver(top) }
        if top !== known { root.child = top }
    }

    /// Whether boxes of removed views may remain.
    var keepsGoneViews: Bool { state.hasGone }

    /// Removes all regions before the layout is freed.
    func end() {
        tree.walk(includingHidden: true) { node in
            node.removeProduct(LayoutRegion.self)
            return .enter
        }
    }

    /// Makes pictures stale when their boxes are moved or resized.
    func keepPictures() {
        arrangedCount = 0
        guard !state.hasPictures else { return }
        state.hasPictures = true
        root.didArrange = { [unowned self] box in
            // The root box arranges boxes on the main actor only, when a frame is requested.
            nonisolated(unsafe) let box = box
            MainActor.assumeIsolated { didArrange(box) }
        }
    }

    /// Returns the nodes of the regions whose own pictures have become stale since the last call,
    /// the outermost first; `nil` if there are too many.
    func takeNodesToPaint() -> [Node]? {
        state.takeNodesToPaint()?.filter(\.isPresent).sorted { $0.depth < $1.depth }
    }

    private func didArrange(_ box: LayoutBox) {
        arrangedCount += 1
        // Beyond this number, updating the regions takes longer than painting everything.
        if arrangedCount == 256 { version += 1 }
        guard arrangedCount < 256 else { return }
        var inner: LayoutBox? = box
        while let box = inner {
            var node = node(of: box)
            while let next = node {
                if let region = next.product(LayoutRegion.self) {
                    return region.pictureDidBecomeStale()
                }
                node = next.parent
            }
            inner = box.parent
        }
    }

    /// Returns the bounding rectangle of a view's visible boxes; `nil` if no box is visible.
    func frame(of node: Node) -> CGRect? {
        var all: CGRect?
        for box in boxes(of: node) {
            guard let frame = root.frame(of: box) else { continue }
            all = all?.union(frame) ?? frame
        }
        return all
    }

    /// Returns the boxes of a view: several if its body has several views.
    func boxes(of node: Node) -> [LayoutBox] {
        var boxes = ownBoxes(of: node)
        guard boxes.isEmpty else { return boxes }
        node.walk { inner in
            if inner !== node, inner.isAttachment { return .skip }
            let own = ownBoxes(of: inner)
            boxes += own
            return own.isEmpty ? .enter : .skip
        }
        return boxes
    }

    private func ownBoxes(of node: Node) -> [LayoutBox] {
        if let region = node.product(LayoutRegion.self) { return region.boxes }
        guard !LayoutKind.of(node).isNone else { return [] }
        var outer = node.parent
        while let node = outer, node.product(LayoutRegion.self) == nil { outer = node.parent }
        return outer?.product(LayoutRegion.self)?.boxes(madeFor: node) ?? []
    }

    /// Returns the node of the view or modifier that made a box.
    func node(of box: LayoutBox) -> Node? { LayoutRegion.node(of: box) }

    /// Returns the box of a view that scrolls; `nil` if it is not placed.
    func scrollBox(of node: Node) -> ScrollBox? {
        guard let box = boxes(of: node).first, root.frame(of: box) != nil else { return nil }
        return box as? ScrollBox
    }

    /// Whether a view in the tree depends on the layout.
    var isObserved: Bool { !observed.isEmpty }

    /// Notifies the observers whose geometry has changed. Returns whether there are any.
    func notifyObservers() -> Bool {
        guard hasNews else { return false }
        hasNews = false
        var hasChanged = false
        for region in observed {
            let box = region.boxes.last
            let geometry = box.flatMap(geometry)
            for observer in region.observers {
                let observed = ObservedView(node: observer.node, box: box, geometry: geometry)
                guard let action = observer.receive(observed) else { continue }
                observer.node.afterUpdate(as: "the geometry", action)
                hasChanged = true
            }
        }
        return hasChanged
    }

    private func geometry(of box: LayoutBox) -> Geometry? {
        root.frame(of: box).map {
            Geometry(size: $0.size, global: $0, named: root.framesByName(of: box))
        }
    }

    /// Returns the issues reported since the last call.
    func takeIssues() -> [(path: String, message: String)] {
        defer { issues = [] }
        return issues.map { ($0.node?.path ?? "the root", $0.message) }
    }
}
