import Foundation
import Tessera
import TesseraCore
import TesseraLayout

/// Paints a living tree.
///
/// The nodes are visited from a list, because a tree may be too deep for recursion. Modifiers and
/// composite views are pending until a view with its own box is found. The view is then painted
/// with all of them. A border around two views is therefore drawn around each view, in accordance
/// with layout.
@MainActor
final class TreePainter {
    let placed: PlacedTree
    // Views and modifiers change the surroundings without a call of the painter.
    @exclusivity(unchecked)
    private(set) var items: [Drawing.Item] = []
    private(set) var undrawn: [(name: String, path: ViewPath?)] = [] { didSet { asides += 1 } }
    /// The host's bounds, extended by contents outside.
    var bounds: CGRect { didSet { asides += 1 } }
    var preferredScheme: Drawing.Scheme? { didSet { asides += 1 } }
    /// The bars of the navigation containers that are being painted.
    var bars: [ObjectIdentifier: NavigationBar] = [:]
    /// The screens presented in front of the others.
    var screens: [Node] = [] { didSet { asides += 1 } }
    /// The number of changes of properties other than the items.
    private(set) var asides = 0

    @exclusivity(unchecked)
    var surroundings = Surroundings()
    @exclusivity(unchecked)
    private var steps: [Step] = []
    /// The pending modifiers and views, including those being painted, and the index of the first
    /// pending one.
    @exclusivity(unchecked)
    var pending: [Pending] = []
    @exclusivity(unchecked)
    var base = 0
    @exclusivity(unchecked)
    private var levels: [Level] = []
    /// The views that are being painted.
    @exclusivity(unchecked)
    var painted: [PaintedLevel] = []
    /// The positions of the open groups.
    @exclusivity(unchecked)
    private var open: [Int] = []
    /// The counts of view names at each level of the printed tree.
    @exclusivity(unchecked)
    var counts = NameCounts()
    /// The siblings with their depths inside each view being painted.
    @exclusivity(unchecked)
    var siblings: [Siblings] = []
    /// The parts that are being painted; `nil` for a part that is not kept.
    @exclusivity(unchecked)
    var parts: [PartInProgress?] = []

    /// The identity of this painting, and the position of its first item in the drawing.
    let identity: PaintingIdentity
    let firstPosition: Int
    /// Whether any siblings were sorted by depth.
    private(set) var hasSorted = false

    /// A step of the walk.
    enum Step {
        // The tree does not change during painting.
        case visit(Unmanaged<Node>)
        /// Paints the background, beginning with the pending modifier or view at an index.
        case begin(Int)
        case mask
        case endContent
        /// Paints the foreground, beginning with the pending modifier or view at an index.
        case finish(Int)
        case endEffects(Int)
        case leave
        case leavePart
        case leavePlace
        case endSiblings
    }

    /// The state to restore after a node's descendants are painted.
    private struct Level {
        let surroundings: Surroundings
        let pending: Int
        let base: Int
        /// The outer level of counts; `nil` if the level has not changed.
        let counts: NameCounts.Level?
    }

    init(_ placed: PlacedTree, _ identity: PaintingIdentity, firstPosition: Int = 0) {
        self.placed = placed
        (self.identity, self.firstPosition) = (identity, firstPosition)
        bounds = placed.bounds
    }

    /// The finished drawing.
    var drawing: Drawing {
        var drawing = Drawing(bounds: bounds, items: items)
        drawing.cell = placed.metrics.cell
        drawing.preferredScheme = preferredScheme
        drawing.undrawn = undrawn.map(\.name)
        return drawing
    }

    /// Paints the whole tree, with the presented screens.
    func paint() {
        paint(placed.top)
        var next = 0
        while next < screens.count {
            paintScreen(screens[next])
            next += 1
        }
    }

    /// Paints the children of a node, in new surroundings.
    func paint(_ node: Node) {
        let start = steps.count
        let outer = (surroundings, pending.count, base, counts.enter())
        base = pending.count
        siblings.append(Siblings(start: items.count))
        enterPart(around: node)
        visitChildren(of: node)
        while steps.count > start, let step = steps.popLast() { perform(step) }
        endSiblings()
        pending.removeLast(pending.count - outer.1)
        counts.leave(to: outer.3)
        (surroundings, _, base, _) = outer
    }

    /// Enters the part that contains a node, until the next steps are done.
    func enterPart(around node: Node) {
        var around = node
        while !around.hasOwnTurn, let parent = around.parent { around = parent }
        guard let part = placed.part(of: around) else { return }
        placed.enter(part)
        steps.append(.leavePlace)
    }

    /// The text settings of the environment.
    @exclusivity(unchecked)
    var texts = KnownSummary(by: TextSetting.rule)

    /// Adds a content, unless it is hidden.
    func add(_ content: Drawing.Content) {
        if !surroundings.isHidden { items.append(Drawing.Item(content: content)) }
    }

    /// Reserves memory for a number of items.
    func reserve(_ count: Int) { items.reserveCapacity(count) }

    /// Adds items from an earlier painting.
    func add(_ known: [Drawing.Item]) { items += known }

    /// Begins a group, which `end` closes.
    func begin(_ content: Drawing.Content) {
        open.append(items.count)
        items.append(Drawing.Item(content: content))
    }

    func end() {
        let position = open.removeLast()
        items[position].count = items.count - position
    }

    /// Ends the items of a mask.
    private func endMask() {
        let position = open[open.count - 1]
        items[position].content = .changed(.mask(count: items.count - position - 1))
    }

    /// Records the name of a view or modifier that cannot be drawn.
    func note(undrawn name: String, path: ViewPath?) {
        if undrawn.contains(where: { $0.name == name }) {
            asides += 1
        } else {
            undrawn.append((name, path))
        }
    }

    // MARK: - The walk

    func goOn(with step: Step) { steps.append(step) }

    private func perform(_ step: Step) {
        switch step {
        case .visit(let node): node.uncounted { visit($0) }
        case .begin(let index): beginPending(from: index)
        case .mask: endMask()
        case .endContent: endContent()
        case .finish(let index): finishPending(from: index)
        case .endEffects(let index):
            endEffects(at: index)
            finishPending(from: index - 1)
        case .leave: leave()
        case .leavePart: leavePart()
        case .leavePlace: placed.leave()
        case .endSiblings: endSiblings()
        }
    }

    /// Paints a node and its descendants.
    func walk(from node: Node) {
        visit(node)
        while let step = steps.popLast() { perform(step) }
    }

    func endSiblings() {
        let ended = siblings.removeLast()
        guard !ended.isPlain else { return }
        hasSorted = true
        ended.sort(&items)
    }

    func visitChildren(of node: Node) {
        let start = steps.count
        node.forEachChild { child in
            if child.isAttachment || child.isWithheld { return }
            steps.append(.visit(.passUnretained(child)))
        }
        steps.reverse(from: start)
    }

    private func visit(_ node: Node) {
        if node.hasOwnTurn, !enterPart(of: node) { return }
        PaintedType.uncounted(of: node).uncounted { visit(node, of: $0) }
    }

    private func visit(_ node: Node, of type: PaintedType) {
        if let name = type.name { return visitElement(node, name, type) }
        if type.isModifier, let modifier = node.role((any PaintedModifier).self),
            modifier.changesLook
        {
            enter(isElement: false)
            modifier.adapt(&surroundings, at: node)
            pending.append(Pending(node: node, content: .modifier(PendingModifier(modifier))))
        } else if type.isScreenModifier, let modifier = node.role((any ScreenModifier).self) {
            node.forEachChild { if $0.isAttachment { modifier.place($0, by: self) } }
        }
        visitChildren(of: node)
    }

    private func visitElement(_ node: Node, _ name: String, _ type: PaintedType) {
        let ordinal = counts.next(name)
        if base == pending.count, let painter = type.painter, !painter.hasFront, isLeaf(node) {
            return paintLeaf(node, name, ordinal, painter)
        }
        let path = ViewPath(name, ordinal, inside: surroundings.path)
        enter(isElement: true)
        surroundings.path = path
        pending.append(Pending(node: node, content: .view(path, type)))
        if let box = placed.box(madeFor: node) {
            paintPending(around: node, box)
        } else {
            if let painter = type.painter { adapt(painter, node) }
            visitChildren(of: node)
        }
    }

    private func isLeaf(_ node: Node) -> Bool {
        var isLeaf = true
        node.forEachChild { _ in isLeaf = false }
        return isLeaf
    }

    /// Paints a leaf without pending modifiers, the most common case.
    private func paintLeaf(
        _ node: Node, _ name: String, _ ordinal: Int, _ painter: ViewPainter
    ) {
        guard !surroundings.isHidden, let box = placed.box(madeFor: node),
            let frame = placed.frame(of: box)
        else { return }
        let start = items.count
        let own = ViewPath(name, ordinal, inside: surroundings.path)
        items.append(Drawing.Item(content: .view(Drawing.ViewGroup(own, frame: frame))))
        var path: ViewPath? = own
        swap(&path, &surroundings.path)
        painter.paint(PaintPlace(node: node, box: box, frame: frame, painter: self), by: self)
        swap(&path, &surroundings.path)
        items[start].count = items.count - start
        siblings[siblings.count - 1].add(start..<items.count, depth: nil)
    }

    func adapt(_ view: ViewPainter, _ node: Node) {
        let bar = surroundings.bar
        view.adapt(&surroundings, at: node)
        if let own = surroundings.bar, own !== bar { bars[ObjectIdentifier(node)] = own }
    }

    /// Saves the state to restore after the node's descendants are painted.
    func enter(isElement: Bool) {
        steps.append(.leave)
        levels.append(
            Level(
                surroundings: surroundings, pending: pending.count, base: base,
                counts: isElement ? counts.enter() : nil))
    }

    private func leave() {
        let level = levels.removeLast()
        surroundings = level.surroundings
        if pending.count > level.pending { pending.removeLast(pending.count - level.pending) }
        base = level.base
        if let outer = level.counts { counts.leave(to: outer) }
    }
}
