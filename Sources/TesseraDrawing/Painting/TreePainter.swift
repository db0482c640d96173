import Foundation
import Tessera
import TesseraCore
import TesseraLayout

/// Paints a living tree.
///
/// Modifiers and composite views wait until a view with its own box is found. The view is then
/// painted with all of them: first the parts behind it, from the outermost inwards, then the
/// content, then the parts in front. A border around two views is therefore drawn around each view,
/// in accordance with layout.
@MainActor
struct TreePainter {
    let placed: ViewLayout
    /// The host's bounds, extended by contents outside.
    var bounds: CGRect
    var preferredScheme: Drawing.Scheme?
    /// The screens presented in front of the others that are not painted yet.
    var screens: [Node] = []
    /// The frames of the buttons that go back to the previous screen.
    var backButtons: [CGRect] = []
    var surroundings = Surroundings()
    var items: [Drawing.Item] = []
    var omissions: [Drawing.Omission] = []
    /// The nodes whose numbers cannot be drawn, with the issues.
    var issues: [(node: Node, issue: String)] = []
    /// The views that can be painted again without the views around them.
    private(set) var separate: [ObjectIdentifier: SeparateView] = [:]
    /// The positions of the open groups.
    private var open: [Int] = []
    /// The views and modifiers around the current node, and the index of the first one that waits.
    var layers: [Layer] = []
    var firstWaiting = 0
    /// The counts of view names at the current level of the printed tree, after those around it.
    private var counts: [(name: String, count: Int)] = []
    private var firstCount = 0
    /// The painted views at the current level, with their depths, after those around it.
    var siblings: [(items: Range<Int>, depth: Double)] = []
    /// The settings of the last text, and their environment.
    private var textSetting: (environment: ObjectIdentifier, setting: TextSetting)?

    /// A view or modifier around the current node.
    struct Layer {
        let node: Node
        var type: PaintedType
        /// The path of a view; `nil` for a modifier.
        var path: ViewPath?
        /// The box around the view being painted, and its frame; `nil` if it is not visible.
        var box: LayoutBox?
        var frame: CGRect?
        /// Whether the box, or a box inside it, was made for the modifier.
        var ownsBox = false
        var effects = Effects()
        /// The bar of a navigation container.
        var bar: NavigationBar?
    }

    /// - Parameter window: The visible area; `nil` to paint all views.
    init(_ placed: ViewLayout, window: CGRect? = nil) {
        self.placed = placed
        bounds = placed.root.bounds
        // A view may reach a little out of its frame.
        let isCovered = placed.tree.environment.hostServices?.presentations.top != nil
        surroundings.window = isCovered ? nil : window?.insetBy(dx: -50, dy: -50)
    }

    /// Returns the drawing of the whole tree, with the presented screens.
    mutating func paintAll() -> Drawing {
        paint(placed.tree, in: surroundings)
        while let next = screens.min(by: { order(of: $0) < order(of: $1) }) {
            screens.removeAll { $0 === next }
            paintScreen(next)
        }
        var drawing = Drawing(bounds: bounds, items: items)
        drawing.cell = placed.metrics.cell
        drawing.preferredScheme = preferredScheme
        drawing.omissions = omissions
        return drawing
    }

    /// Paints a view again. Returns `nil` if views around it must be painted again as well.
    mutating func repaint(_ node: Node, as view: SeparateView) -> [Drawing.Item]? {
        (items, siblings, surroundings) = ([], [], view.surroundings)
        visit(node, .of(node), view.path)
        let isSeparate =
            siblings.allSatisfy { $0.depth == 0 } && screens.isEmpty && preferredScheme == nil
            && bounds == placed.root.bounds
        return isSeparate ? items : nil
    }

    // MARK: - Items

    mutating func add(_ content: Drawing.Content) { items.append(Drawing.Item(content: content)) }

    /// Begins a group, which `end` closes.
    mutating func begin(_ content: Drawing.Content) {
        open.append(items.count)
        add(content)
    }

    mutating func end() {
        let position = open.removeLast()
        items[position].count = items.count - position
    }

    /// Returns the text settings of the environment at a node. Most texts share them.
    mutating func textSetting(at node: Node) -> TextSetting {
        let environment = node.environmentID
        if let textSetting, textSetting.environment == environment { return textSetting.setting }
        let setting = TextSetting(node.environment)
        textSetting = (environment, setting)
        return setting
    }

    // MARK: - Nodes

    /// Paints the children of a node in new surroundings.
    ///
    /// - Parameter view: The path of the view that they belong to, if it is painted with them.
    mutating func paint(_ node: Node, in surroundings: Surroundings, as view: ViewPath? = nil) {
        let (outer, waiting, counted) = (self.surroundings, firstWaiting, firstCount)
        let first = layers.count
        self.surroundings = surroundings
        (firstWaiting, firstCount) = (first, counts.count)
        if let view { layers.append(Layer(node: node, type: .of(node), path: view)) }
        paintChildren(of: node)
        layers.removeLast(layers.count - first)
        counts.removeLast(counts.count - firstCount)
        (self.surroundings, firstWaiting, firstCount) = (outer, waiting, counted)
    }

    /// Paints the children of a node, sorted by depth.
    mutating func paintChildren(of node: Node) {
        let (first, start) = (siblings.count, items.count)
        visitChildren(of: node)
        if siblings[first...].contains(where: { $0.depth != 0 }) {
            let sorted = siblings[first...].enumerated().sorted {
                ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
            }
            items.replaceSubrange(start..., with: sorted.flatMap { items[$0.element.items] })
        }
        siblings.removeLast(siblings.count - first)
    }

    private mutating func visitChildren(of node: Node) {
        node.forEachChild { child in
            if !child.isAttachment, !child.isHiddenAlternative { visit(child) }
        }
    }

    // A deep tree is painted by recursion: what needs room on the stack has functions of its own.
    private mutating func visit(_ node: Node) {
        let type = PaintedType.of(node)
        if let name = type.name {
            visitView(node, type, name)
        } else if type.look != nil {
            visit(node, type, nil)
        } else {
            visitChildren(of: node)
        }
    }

    private mutating func visitView(_ node: Node, _ type: PaintedType, _ name: String) {
        let ordinal = counts.countView(name, from: firstCount)
        if node.hasOwnTurn, isOutOfSight(node) { return }
        let path = ViewPath(name, ordinal, inside: surroundings.path)
        if firstWaiting == layers.count, let look = type.look, isLeaf(node) {
            paintLeaf(node, look, path)
        } else {
            let first = siblings.count
            visit(node, type, path)
            if node.hasOwnTurn { noteSeparate(node, path, first) }
        }
    }

    /// Records a painted view that can be painted again alone. Other views contribute to a bar or
    /// to effects around them.
    private mutating func noteSeparate(_ node: Node, _ path: ViewPath, _ first: Int) {
        guard surroundings.window != nil, surroundings.bar == nil,
            firstWaiting == layers.count, siblings[first...].allSatisfy({ $0.depth == 0 })
        else { return }
        separate[ObjectIdentifier(node)] = SeparateView(path: path, surroundings: surroundings)
    }

    /// Paints a view, or a modifier or composite view without a path.
    private mutating func visit(_ node: Node, _ type: PaintedType, _ path: ViewPath?) {
        let outer = surroundings
        layers.append(Layer(node: node, type: type, path: path))
        if let path {
            let outerCount = firstCount
            firstCount = counts.count
            surroundings.path = path
            if let box = placed.box(madeFor: node) {
                paintView(in: box)
            } else {
                adaptContent()
                visitChildren(of: node)
            }
            counts.removeLast(counts.count - firstCount)
            firstCount = outerCount
        } else {
            adaptContent()
            visitChildren(of: node)
        }
        layers.removeLast()
        surroundings = outer
    }

    private func isLeaf(_ node: Node) -> Bool {
        var isLeaf = true
        node.forEachChild { _ in isLeaf = false }
        return isLeaf
    }

    /// Paints a leaf without layers that wait, the most common view.
    private mutating func paintLeaf(
        _ node: Node, _ look: any Painted.Type, _ path: ViewPath
    ) {
        guard !surroundings.isHidden, let box = placed.box(madeFor: node),
            let frame = box.frame
        else { return }
        let start = items.count
        begin(.view(Drawing.ViewGroup(place: path, frame: frame)))
        let outer = surroundings.path
        surroundings.path = path
        let place = PaintPlace(node: node, box: box, frame: frame, surroundings: surroundings)
        let effects = look.effects(place, by: &self)
        surroundings.path = outer
        for content in effects.behind { add(content) }
        for content in effects.front { add(content) }
        end()
        siblings.append((start..<items.count, 0))
    }

    /// Changes the default look of the content of the last layer.
    mutating func adaptContent() {
        let (bar, last) = (surroundings.bar, layers.count - 1)
        let (type, node) = (layers[last].type, layers[last].node)
        type.look?.adapt(&self, at: node)
        type.style?.adapt(&self, at: node)
        if surroundings.bar !== bar { layers[last].bar = surroundings.bar }
    }

    /// Whether the views of a node lie outside of the wanted area, with those that exceed its frame.
    private func isOutOfSight(_ node: Node) -> Bool {
        guard let window = surroundings.window else { return false }
        // A closure would check its executor for each view.
        for box in placed.boxes(of: node) {
            guard let frame = box.frame, !frame.intersects(window),
                !box.reach.offsetBy(dx: frame.minX, dy: frame.minY).intersects(window)
            else { return false }
        }
        return true
    }
}
