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
    private(set) var undrawn: [(name: String, path: String)] = []
    /// The bounds of what is painted around the host's own.
    var bounds: CGRect
    var preferredScheme: Drawing.Scheme?
    /// The bars of the navigation containers that are being painted.
    var bars: [ObjectIdentifier: NavigationBar] = [:]
    /// The screens that are presented in front of all others.
    var screens: [Node] = []

    @exclusivity(unchecked)
    var surroundings = Surroundings()
    @exclusivity(unchecked)
    private var steps: [Step] = []
    @exclusivity(unchecked)
    private var pending: [Pending] = []
    @exclusivity(unchecked)
    private var base = 0
    /// The positions of the groups that are being painted.
    @exclusivity(unchecked)
    private var open: [Int] = []
    /// The number of views of each name at each level of the printed tree.
    @exclusivity(unchecked)
    private var levels: [[(name: String, count: Int)]] = [[]]
    /// The views with a depth of their own inside each view that is being painted.
    @exclusivity(unchecked)
    private var siblings: [Siblings] = []

    /// A modifier or a composite view that waits for the views inside.
    private struct Pending {
        let node: Node
        let content: Content
        var box: LayoutBox?
        var ownsBox = false

        enum Content {
            case view(path: String, (any PaintedView)?)
            case modifier(any PaintedModifier)
        }
    }

    private enum Step {
        case visit(Node)
        indirect case leave(Surroundings, pending: Int, base: Int)
        case leaveElement
        case attach(Node, path: String)
        // Steps are moved about: those that hold much are kept elsewhere.
        indirect case begin(Drawing.Content)
        case paint([Drawing.Content])
        indirect case paintBehind(any PaintedView, PaintPlace)
        indirect case paintFront(any PaintedView, PaintPlace)
        case endMask
        case end
        case endSibling(start: Int, depth: Double)
        case content(Node, isHidden: Bool)
        case endSiblings
    }

    init(_ placed: PlacedTree) {
        self.placed = placed
        bounds = placed.bounds
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
        let outer = (surroundings, pending.count, base)
        base = pending.count
        siblings.append(Siblings(start: items.count))
        visitChildren(of: node)
        while steps.count > start, let step = steps.popLast() { perform(step) }
        endSiblings()
        (surroundings, base) = (outer.0, outer.2)
        pending.removeLast(pending.count - outer.1)
    }

    /// What was said of texts where one was painted last.
    private var knownTexts: TextSetting?

    /// Returns what an environment says of the look of texts.
    func textSetting(in environment: EnvironmentValues) -> TextSetting {
        if let knownTexts, knownTexts.environment.areRead(where: environment) { return knownTexts }
        let setting = TextSetting(environment)
        knownTexts = setting
        return setting
    }

    /// Paints something, unless it is hidden.
    func add(_ content: Drawing.Content) {
        if !surroundings.isHidden { items.append(Drawing.Item(content: content)) }
    }

    /// Begins a group of what is painted until `end` is called.
    func begin(_ content: Drawing.Content) {
        open.append(items.count)
        items.append(Drawing.Item(content: content))
    }

    func end() {
        let position = open.removeLast()
        items[position].count = items.count - position
    }

    /// Notes that something cannot be drawn.
    func note(undrawn name: String, path: String) {
        if !undrawn.contains(where: { $0.name == name }) { undrawn.append((name, path)) }
    }

    // MARK: - The walk

    private func perform(_ step: Step) {
        switch step {
        case .visit(let node): visit(node)
        case .leave(let outer, let count, let base):
            surroundings = outer
            pending.removeLast(pending.count - count)
            self.base = base
        case .leaveElement: levels.removeLast()
        case .attach(let node, let path): attach(node, path)
        case .begin(let content): begin(content)
        case .paint(let contents): for content in contents { add(content) }
        case .paintBehind(let view, let place): view.paint(place, by: self)
        case .paintFront(let view, let place): view.paintFront(place, by: self)
        case .endMask:
            let position = open[open.count - 1]
            items[position].content = .changed(.mask(count: items.count - position - 1))
        case .end: end()
        case .endSibling(let start, let depth):
            siblings[siblings.count - 1].add(start..<items.count, depth: depth)
        case .content(let node, let isHidden):
            surroundings.shapeStyle = nil
            surroundings.isHidden = isHidden
            if case .view(_, let view?) = pending[pending.count - 1].content { adapt(view, node) }
            siblings.append(Siblings(start: items.count))
            base = pending.count
            visitChildren(of: node)
        case .endSiblings: endSiblings()
        }
    }

    private func endSiblings() {
        siblings.removeLast().sort(&items)
    }

    private func visitChildren(of node: Node) {
        let start = steps.count
        node.forEachChild { if !$0.isAttachment { steps.append(.visit($0)) } }
        steps.reverse(from: start)
    }

    private func visit(_ node: Node) {
        if let name = node.elementName { return visitElement(node, name) }
        if let modifier = node.role((any PaintedModifier).self) {
            steps.append(.leave(surroundings, pending: pending.count, base: base))
            modifier.adapt(&surroundings, at: node)
            pending.append(Pending(node: node, content: .modifier(modifier)))
        } else if let modifier = node.role((any ScreenModifier).self) {
            node.forEachChild { if $0.isAttachment { modifier.place($0, by: self) } }
        }
        visitChildren(of: node)
    }

    private func visitElement(_ node: Node, _ name: String) {
        let view =
            node.role((any PaintedView).self) ?? node.role((any Shape).self).map(PaintedShape.init)
        let path = pathOfNext(name)
        steps.append(.leave(surroundings, pending: pending.count, base: base))
        steps.append(.leaveElement)
        levels.append([])
        surroundings.path = path
        pending.append(Pending(node: node, content: .view(path: path, view)))
        if let box = placed.box(madeFor: node) {
            paintPending(around: node, box)
        } else {
            if let view { adapt(view, node) }
            visitChildren(of: node)
        }
    }

    private func adapt(_ view: any PaintedView, _ node: Node) {
        let bar = surroundings.bar
        view.adapt(&surroundings, at: node)
        if let own = surroundings.bar, own !== bar { bars[ObjectIdentifier(node)] = own }
    }

    /// The path of the next view of a name at this level.
    private func pathOfNext(_ name: String) -> String {
        var ordinal = 0
        let level = levels.count - 1
        if let index = levels[level].firstIndex(where: { $0.name == name }) {
            ordinal = levels[level][index].count
            levels[level][index].count += 1
        } else {
            levels[level].append((name, 1))
        }
        let component = TreePath.component(name, ordinal)
        return surroundings.path.isEmpty ? component : "\(surroundings.path)/\(component)"
    }

    // MARK: - A view with a box of its own

    private func paintPending(around node: Node, _ box: LayoutBox) {
        guard placed.frame(of: box) != nil else { return }
        findBoxes(from: box)
        let start = steps.count
        var isHidden = surroundings.isHidden
        var depth: Double?
        var ends: [[Step]] = []
        let sibling = items.count
        for index in base..<pending.count where !isHidden {
            let entry = pending[index]
            guard let box = entry.box, let frame = placed.frame(of: box) else { continue }
            let place = PaintPlace(
                node: entry.node, box: box, frame: frame, surroundings: surroundings)
            switch entry.content {
            case .view(let path, let view):
                steps.append(.begin(.view(Drawing.ViewGroup(path: path, frame: frame))))
                if let view {
                    steps.append(.paintBehind(view, place))
                    ends.append([.paintFront(view, place), .end])
                } else {
                    if index == pending.count - 1, entry.node.has((any PrimitiveView).self) {
                        steps.append(.paint(unknown(entry.node, path, frame)))
                    }
                    ends.append([.end])
                }
            case .modifier(let modifier):
                let effects = modifier.effects(place, by: self)
                isHidden = effects.hides
                if let own = effects.depth, depth == nil { depth = own }
                ends.append(begin(effects, at: index))
            }
        }
        if isHidden { steps.removeLast(steps.count - start) }
        let outer = (surroundings, base)
        steps.append(.content(node, isHidden: isHidden))
        steps.append(.endSiblings)
        steps.append(.leave(outer.0, pending: pending.count, base: outer.1))
        if !isHidden { for end in ends.reversed() { steps += end } }
        if depth != nil || !siblings[siblings.count - 1].isPlain {
            steps.append(.endSibling(start: sibling, depth: depth ?? 0))
        }
        steps.reverse(from: start)
    }

    /// Adds the steps with which a modifier begins around a view, and returns those with which it ends.
    private func begin(_ effects: Effects, at index: Int) -> [Step] {
        for change in effects.changes { steps.append(.begin(.changed(change))) }
        var ends: [Step] = []
        if !effects.behind.isEmpty { steps.append(.paint(effects.behind)) }
        if !effects.front.isEmpty { ends.append(.paint(effects.front)) }
        if let attachment = effects.attachment, pending[index].ownsBox,
            let node = attachmentNode(at: index)
        {
            let step = Step.attach(node, path: path(ofAttachmentAt: index, node))
            switch attachment {
            case .behind: steps.append(step)
            case .front: ends.append(step)
            case .mask:
                steps += [.begin(.changed(.mask(count: 0))), step, .endMask]
                ends.append(.end)
            }
        }
        return ends + effects.changes.map { _ in .end }
    }

    /// Finds the box that each waiting modifier and view has around a box: boxes of modifiers further in
    /// are inside it.
    private func findBoxes(from box: LayoutBox) {
        var box = box
        for index in (base..<pending.count).reversed() {
            let depth = pending[index].node.depth
            pending[index].ownsBox = false
            while let outer = box.parent, let owner = placed.node(of: outer), owner.depth >= depth {
                box = outer
                if owner === pending[index].node { pending[index].ownsBox = true }
            }
            pending[index].box = box
        }
    }

    /// What is drawn for a view without a role.
    private func unknown(_ node: Node, _ path: String, _ frame: CGRect) -> [Drawing.Content] {
        let name = node.elementName ?? "view"
        note(undrawn: name, path: path)
        return labelledBox(name, in: frame)
    }

    // MARK: - Views of modifiers

    private func attachmentNode(at index: Int) -> Node? {
        var found: Node?
        pending[index].node.forEachChild {
            if $0.isAttachment, $0.elementName != nil { found = $0 }
        }
        return found
    }

    /// The path of a modifier's views: inside the next view, after those of the same name further in.
    private func path(ofAttachmentAt index: Int, _ node: Node) -> String {
        var path = surroundings.path
        var ordinal = 0
        for inner in (index + 1)..<pending.count {
            if case .view(let inside, _) = pending[inner].content {
                path = inside
                break
            }
            if let other = attachmentNode(at: inner), other.elementName == node.elementName {
                ordinal += 1
            }
        }
        return "\(path)/\(TreePath.component(node.elementName ?? "", ordinal))"
    }

    private func attach(_ node: Node, _ path: String) {
        steps.append(.leave(surroundings, pending: pending.count, base: base))
        steps.append(.leaveElement)
        levels.append([])
        surroundings.path = path
        surroundings.foreground = .label
        base = pending.count
        pending.append(Pending(node: node, content: .view(path: path, nil)))
        visitChildren(of: node)
    }
}

/// The views inside a view that lie in front of each other by depths of their own.
private struct Siblings {
    /// The position of the first item inside the view.
    let start: Int
    private var ranges: [(range: Range<Int>, depth: Double)] = []

    init(start: Int) { self.start = start }

    var isPlain: Bool { ranges.isEmpty }

    mutating func add(_ range: Range<Int>, depth: Double) {
        // What was painted before any depth was known lies at none.
        if isPlain { ranges.append((start..<range.lowerBound, 0)) }
        ranges.append((range, depth))
    }

    /// Sorts the items of the views by their depths.
    func sort(_ items: inout [Drawing.Item]) {
        guard let last = ranges.last else { return }
        let sorted = ranges.enumerated().sorted {
            ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
        }
        let all = sorted.flatMap { items[$0.element.range] }
        items.replaceSubrange(start..<last.range.upperBound, with: all)
    }
}
