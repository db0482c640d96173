import Foundation
import Tessera
import TesseraCore
import TesseraLayout

/// Paints a living tree.
///
/// The nodes are visited from a list and not by recursion: a tree may be deeper than the stack. On the
/// way down, modifiers and the composite views around them wait until a view is found that has a box of
/// its own: each such view is painted with all of them around it, so that a border around two views is
/// a border around each, as it is with layout.
@MainActor
final class TreePainter {
    let placed: PlacedTree
    // Views and modifiers adapt the surroundings without a painter to paint by meanwhile.
    @exclusivity(unchecked)
    private(set) var items: [Drawing.Item] = []
    private(set) var undrawn: [(name: String, path: ViewPath?)] = [] { didSet { asides += 1 } }
    /// The bounds of what is painted around the host's own.
    var bounds: CGRect { didSet { asides += 1 } }
    var preferredScheme: Drawing.Scheme? { didSet { asides += 1 } }
    /// The bars of the navigation containers that are being painted.
    var bars: [ObjectIdentifier: NavigationBar] = [:]
    /// The screens that are presented in front of all others.
    var screens: [Node] = [] { didSet { asides += 1 } }
    /// The number of times that something was noted beside the items.
    private(set) var asides = 0

    @exclusivity(unchecked)
    var surroundings = Surroundings()
    @exclusivity(unchecked)
    private var steps: [Step] = []
    /// The modifiers and views that wait, or that are being painted, and where those begin that wait now.
    @exclusivity(unchecked)
    var pending: [Pending] = []
    @exclusivity(unchecked)
    var base = 0
    @exclusivity(unchecked)
    private var levels: [Level] = []
    /// What is to be done at the end for the views that are being painted.
    @exclusivity(unchecked)
    var painted: [PaintedLevel] = []
    /// The positions of the groups that are being painted.
    @exclusivity(unchecked)
    private var open: [Int] = []
    /// The number of views of each name at each level of the printed tree.
    @exclusivity(unchecked)
    var counts = NameCounts()
    /// The views with a depth of their own inside each view that is being painted.
    @exclusivity(unchecked)
    var siblings: [Siblings] = []
    /// The parts of the tree that are being painted; `nil` for one that is not to be kept.
    @exclusivity(unchecked)
    var parts: [PartInProgress?] = []

    /// The painting that this is for, and the position of the first item in what it makes.
    let identity: PaintingIdentity
    let firstPosition: Int
    /// A Boolean value that is true if there are views in an order of their own.
    private(set) var hasSorted = false

    /// What is to be done next.
    enum Step {
        // Nothing leaves the tree while it is painted.
        case visit(Unmanaged<Node>)
        /// To paint what is behind a view, from the modifier or view on that waits at a position.
        case begin(Int)
        case mask
        case endContent
        /// To paint what is in front of a view, from the modifier or view on that waits at a position.
        case finish(Int)
        case endEffects(Int)
        case leave
        case leavePart
        case leavePlace
        case endSiblings
    }

    /// What is to be as it was when all below a node is painted.
    private struct Level {
        let surroundings: Surroundings
        let pending: Int
        let base: Int
        /// The level of counts around; `nil` if that is still the same one.
        let counts: NameCounts.Level?
    }

    init(_ placed: PlacedTree, _ identity: PaintingIdentity, firstPosition: Int = 0) {
        self.placed = placed
        (self.identity, self.firstPosition) = (identity, firstPosition)
        bounds = placed.bounds
    }

    /// All that was painted.
    var drawing: Drawing {
        var drawing = Drawing(bounds: bounds, items: items)
        drawing.cell = placed.metrics.cell
        drawing.preferredScheme = preferredScheme
        drawing.undrawn = undrawn.map(\.name)
        return drawing
    }

    /// Paints the whole tree, with all that is in front of it.
    func paint() {
        paint(placed.top)
        var next = 0
        while next < screens.count {
            paintScreen(screens[next])
            next += 1
        }
    }

    /// Paints what is below a node, in surroundings of its own.
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

    /// Has the boxes known of the part that a node is in, until what is to be done next is done.
    func enterPart(around node: Node) {
        var around = node
        while !around.hasOwnTurn, let parent = around.parent { around = parent }
        guard let part = placed.part(of: around) else { return }
        placed.enter(part)
        steps.append(.leavePlace)
    }

    /// What is said of the look of texts.
    @exclusivity(unchecked)
    var texts = KnownSummary(by: TextSetting.rule)

    /// Paints something, unless it is hidden.
    func add(_ content: Drawing.Content) {
        if !surroundings.isHidden { items.append(Drawing.Item(content: content)) }
    }

    /// Makes room for so many items.
    func reserve(_ count: Int) { items.reserveCapacity(count) }

    /// Adds what was painted before.
    func add(_ known: [Drawing.Item]) { items += known }

    /// Begins a group of what is painted until `end` is called.
    func begin(_ content: Drawing.Content) {
        open.append(items.count)
        items.append(Drawing.Item(content: content))
    }

    func end() {
        let position = open.removeLast()
        items[position].count = items.count - position
    }

    /// Ends the part of a mask that is not painted.
    private func endMask() {
        let position = open[open.count - 1]
        items[position].content = .changed(.mask(count: items.count - position - 1))
    }

    /// Notes that something cannot be drawn.
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

    /// Paints a node, and what is below it.
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

    /// Paints a view with nothing inside, around which nothing waits, as most are.
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

    /// Notes what is to be as it is now when all below the node is painted.
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
