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
    /// The roots of boxes that are placed separately, such as those of a toolbar.
    var apart: [RootBox] = []
    /// The host's bounds, extended by contents outside.
    var bounds: CGRect
    var preferredScheme: Drawing.Scheme?
    /// The screens presented in front of the others.
    var screens: [Node] = []
    var surroundings = Surroundings()
    private var items: [Drawing.Item] = []
    private(set) var undrawn: [(name: String, path: ViewPath?)] = []
    /// The positions of the open groups.
    private var open: [Int] = []
    /// The views and modifiers around the current node, and the index of the first one that waits.
    private var layers: [Layer] = []
    private var firstWaiting = 0
    /// The counts of view names at the current level of the printed tree.
    private var counts: [(name: String, count: Int)] = []
    /// The siblings inside the view being painted, with their depths.
    private var siblings: [(items: Range<Int>, depth: Double)] = []
    /// The settings of the last text, and their environment.
    private var textSetting: (environment: EnvironmentValues, setting: TextSetting)?

    /// A view or modifier around the current node.
    private struct Layer {
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
        surroundings.window = placed.isPresenting ? nil : window?.insetBy(dx: -50, dy: -50)
    }

    /// Returns the drawing of the whole tree, with the presented screens.
    mutating func paintAll() -> Drawing {
        paint(placed.tree, in: surroundings)
        var next = 0
        while next < screens.count {
            paintScreen(screens[next])
            next += 1
        }
        var drawing = Drawing(bounds: bounds, items: items)
        drawing.cell = placed.metrics.cell
        drawing.preferredScheme = preferredScheme
        drawing.undrawn = undrawn.map(\.name)
        return drawing
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

    /// Returns a labelled box for a view or modifier that cannot be drawn, and records its name.
    mutating func box(for undrawn: String, label: String? = nil, at place: PaintPlace)
        -> [Drawing.Content]
    {
        note(undrawn: undrawn, at: place)
        return labelledBox(label ?? undrawn, in: place.frame, cell: placed.metrics.cell)
    }

    mutating func note(undrawn name: String, at place: PaintPlace) {
        if !undrawn.contains(where: { $0.name == name }) {
            undrawn.append((name, place.surroundings.path))
        }
    }

    /// Returns the text settings of the environment at a node. Most texts share them.
    mutating func textSetting(at node: Node) -> TextSetting {
        if let textSetting, node.isIn(textSetting.environment) { return textSetting.setting }
        let setting = TextSetting(node.environment)
        textSetting = (node.environment, setting)
        return setting
    }

    // MARK: - Nodes

    /// Paints the children of a node in new surroundings.
    ///
    /// - Parameter view: The path of the view that they belong to, if it is painted with them.
    mutating func paint(_ node: Node, in surroundings: Surroundings, as view: ViewPath? = nil) {
        let outer = (self.surroundings, layers.count, firstWaiting, counts)
        self.surroundings = surroundings
        (firstWaiting, counts) = (layers.count, [])
        if let view { layers.append(Layer(node: node, type: .of(node), path: view)) }
        paintChildren(of: node)
        layers.removeLast(layers.count - outer.1)
        (self.surroundings, _, firstWaiting, counts) = outer
    }

    /// Paints the children of a node, sorted by depth.
    private mutating func paintChildren(of node: Node) {
        let (outer, start) = (siblings, items.count)
        siblings = []
        visitChildren(of: node)
        if siblings.contains(where: { $0.depth != 0 }) {
            let sorted = siblings.enumerated().sorted {
                ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
            }
            items.replaceSubrange(start..., with: sorted.flatMap { items[$0.element.items] })
        }
        siblings = outer
    }

    private mutating func visitChildren(of node: Node) {
        node.forEachChild { child in
            if !child.isAttachment, !child.isHiddenAlternative { visit(child) }
        }
    }

    private mutating func visit(_ node: Node) {
        let type = PaintedType.of(node)
        var ordinal: Int?
        if let name = type.name { ordinal = count(name) }
        if node.hasOwnTurn, ordinal != nil, isOutOfSight(node) { return }
        if let name = type.name, let ordinal {
            let path = ViewPath(name, ordinal, inside: surroundings.path)
            if firstWaiting == layers.count, let look = type.look, isLeaf(node) {
                paintLeaf(node, look, path)
            } else {
                visit(Layer(node: node, type: type, path: path))
            }
        } else if type.look != nil {
            visit(Layer(node: node, type: type))
        } else {
            visitChildren(of: node)
        }
    }

    /// Counts a view of a name, and returns the number of earlier views at its level.
    private mutating func count(_ name: String) -> Int {
        for index in counts.indices where counts[index].name == name {
            counts[index].count += 1
            return counts[index].count - 1
        }
        counts.append((name, 1))
        return 0
    }

    private mutating func visit(_ layer: Layer) {
        let node = layer.node
        let outer = surroundings
        layers.append(layer)
        if let path = layer.path {
            let outerCounts = counts
            counts = []
            surroundings.path = path
            if let box = placed.box(madeFor: node) {
                paintView(in: box)
            } else {
                adaptContent()
                visitChildren(of: node)
            }
            counts = outerCounts
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
        for content in effects.behind + effects.front { add(content) }
        end()
        siblings.append((start..<items.count, 0))
    }

    /// Changes the default look of the content of the last layer.
    private mutating func adaptContent() {
        let (bar, last) = (surroundings.bar, layers.count - 1)
        let (type, node) = (layers[last].type, layers[last].node)
        type.look?.adapt(&self, at: node)
        type.style?.adapt(&self, at: node)
        if surroundings.bar !== bar { layers[last].bar = surroundings.bar }
    }

    /// Whether the views of a node lie outside of the wanted area.
    private func isOutOfSight(_ node: Node) -> Bool {
        guard let window = surroundings.window else { return false }
        // A closure would check its executor for each view.
        for box in placed.boxes(of: node) {
            guard let frame = box.frame, !frame.intersects(window) else { return false }
        }
        return true
    }

    // MARK: - Views

    /// Paints the view with a box, which belongs to the last layer, and all layers that wait.
    private mutating func paintView(in innermost: LayoutBox) {
        guard let frame = innermost.frame else { return }
        let own = firstWaiting..<layers.count
        let outer = surroundings
        let start = items.count
        findFrames(of: own, from: innermost, frame)
        let depth = findEffects(of: own)
        let isHidden = surroundings.isHidden
        if !isHidden { for index in own { begin(index) } }
        surroundings.shapeLook = nil
        adaptContent()
        firstWaiting = own.upperBound
        paintChildren(of: layers[own.upperBound - 1].node)
        firstWaiting = own.lowerBound
        surroundings = outer
        if !isHidden { for index in own.reversed() { end(index) } }
        siblings.append((start..<items.count, depth ?? 0))
    }

    /// Finds the box of each layer around a box. Boxes of inner modifiers lie inside it.
    private mutating func findFrames(
        of own: Range<Int>, from innermost: LayoutBox, _ frame: CGRect
    ) {
        var box = innermost
        for index in own.reversed() {
            let node = layers[index].node
            var isOwner = false
            while let outer = box.container, let owner = outer.node,
                owner.depth >= node.depth
            {
                box = outer
                isOwner = isOwner || owner === node
            }
            layers[index].box = box
            layers[index].frame = box === innermost ? frame : box.frame
            layers[index].ownsBox = isOwner
        }
    }

    /// Finds the effects of the layers, and whether the view is hidden. Returns the view's depth.
    private mutating func findEffects(of own: Range<Int>) -> Double? {
        var depth: Double?
        for index in own where !surroundings.isHidden {
            var effects = Effects()
            let type = layers[index].type
            if let frame = layers[index].frame {
                if let look = type.look {
                    effects = look.effects(place(at: index, frame), by: &self)
                } else if type.isUnknown, index == own.upperBound - 1 {
                    effects.behind = box(for: type.name ?? "view", at: place(at: index, frame))
                }
            }
            if effects.attachment != nil,
                !layers[index].ownsBox || layers[index].node.attachment?.elementName == nil
            {
                effects.attachment = nil
            }
            surroundings.isHidden = effects.hides
            depth = depth ?? effects.depth
            for case .transform in effects.changes { surroundings.window = nil }
            layers[index].effects = effects
        }
        return depth
    }

    private func place(at index: Int, _ frame: CGRect) -> PaintPlace {
        PaintPlace(
            node: layers[index].node, box: layers[index].box, frame: frame,
            surroundings: surroundings)
    }

    /// Paints what a layer shows behind the view.
    private mutating func begin(_ index: Int) {
        guard let frame = layers[index].frame else { return }
        if let path = layers[index].path {
            begin(.view(Drawing.ViewGroup(place: path, frame: frame)))
        }
        for change in layers[index].effects.changes { begin(.changed(change)) }
        for content in layers[index].effects.behind { add(content) }
        switch layers[index].effects.attachment {
        case .behind: paintAttachment(of: index)
        case .mask:
            let position = items.count
            begin(.changed(.mask(count: 0)))
            paintAttachment(of: index)
            items[position].content = .changed(.mask(count: items.count - position - 1))
        case .front, nil: break
        }
    }

    /// Paints what a layer shows in front of the view, and ends its groups.
    private mutating func end(_ index: Int) {
        guard let frame = layers[index].frame else { return }
        if let bar = layers[index].bar { paintBar(bar, place(at: index, frame)) }
        for content in layers[index].effects.front { add(content) }
        if layers[index].effects.attachment == .front { paintAttachment(of: index) }
        if layers[index].effects.attachment == .mask { end() }
        for _ in layers[index].effects.changes { end() }
        if layers[index].path != nil { end() }
    }

    /// Paints the views of a modifier. Their path lies inside the next view, after views of inner
    /// modifiers with the same name.
    private mutating func paintAttachment(of index: Int) {
        guard let node = layers[index].node.attachment, let name = node.elementName else { return }
        let inner = layers[(index + 1)...].prefix { $0.path == nil }
        let ordinal = inner.count { $0.node.attachment?.elementName == name }
        let next = index + 1 + inner.count
        var inside = surroundings
        if next < layers.count { inside.path = layers[next].path }
        let path = ViewPath(name, ordinal, inside: inside.path)
        (inside.path, inside.foreground, inside.shapeLook) = (path, .label, nil)
        paint(node, in: inside, as: path)
    }
}
