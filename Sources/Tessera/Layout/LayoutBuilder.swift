import TesseraCore
import TesseraLayout

/// Makes the boxes of a living tree, region by region.
///
/// Most nodes make no box and pass on the boxes of their children. A modifier around a `Group` or a
/// `ForEach` is therefore applied to each view.
@MainActor
struct LayoutBuilder {
    let context: LayoutContext
    let state: LayoutRegion.State
    private var issues: [(node: Node?, message: String)] = []
    private var observed: [LayoutRegion] = []
    /// The regions in progress, the innermost last.
    private var open: [OpenRegion] = []
    /// The boxes made by the views and modifiers of these regions.
    private var own: [LayoutBox] = []
    // Finished boxes that wait for an outer node. Each level owns the end of these lists.
    private var views: [LayoutBox] = []
    private var attached: [LayoutBox] = []
    private var presented: [LayoutBox] = []

    private struct OpenRegion {
        let region: LayoutRegion
        let making: ProductReader.Run
        /// The index of the region's first own box.
        let own: Int
        var known: KnownBoxes
    }

    /// The progress of a node and its descendants.
    private struct Level {
        /// The indices of the level's first boxes among the waiting boxes.
        let views: Int
        let attached: Int
        let presented: Int
        /// Whether a region begins here.
        var isRegion = false
        /// Whether the boxes are complete.
        var isMade = false
    }

    init(metrics: TextMetrics, _ state: LayoutRegion.State) {
        context = LayoutContext(metrics: metrics)
        self.state = state
    }

    /// Makes the boxes of a region and of the stale regions inside. Returns the screens that they
    /// present, the outer screens first.
    mutating func make(_ region: LayoutRegion) -> [LayoutBox] {
        _ = region.node.fold { node in
            begin(node, region)
        } adding: { level, inner, node in
            if inner.views < views.count, node.isAttachment {
                attached += views[inner.views...]
                views.removeSubrange(inner.views...)
            }
        } finishing: { level, node in
            if !level.isMade { finish(level, of: node) }
            if level.attached < attached.count { attached.removeSubrange(level.attached...) }
        }
        context.forgetEnvironment()
        defer { (views, presented) = ([], []) }
        return presented
    }

    /// Updates the boxes of a region from its views. Returns `false` if the boxes must be replaced.
    mutating func update(_ region: LayoutRegion) -> Bool {
        guard !state.isStale, region.beginUpdate() else { return false }
        let making = region.reader.begin()
        // A closure would check for each box that it runs on the main actor.
        for box in region.own where region.canUpdate { region.canUpdate = update(box) }
        region.reader.end(making)
        context.forgetEnvironment()
        if region.canUpdate { region.endUpdate() }
        return region.canUpdate
    }

    private mutating func update(_ box: LayoutBox) -> Bool {
        guard let node = LayoutRegion.node(of: box) else { return false }
        context.enter(environmentOf: node)
        var canUpdate = LayoutKind.of(node).update(box, of: node, in: context)
        if context.hasNotes {
            if !context.observers.isEmpty || !context.presented.isEmpty { canUpdate = false }
            for message in context.messages { issues.append((node, message)) }
            context.forgetNotes()
        }
        guard canUpdate else { return false }
        if !box.isLeaf { box.isRightToLeft = context.isRightToLeft }
        return true
    }

    /// Returns the issues reported since the last call, in tree order.
    mutating func takeIssues() -> [(node: Node?, message: String)] {
        defer { issues = [] }
        return issues
    }

    /// Returns the regions with observers whose boxes were made since the last call.
    mutating func takeObserved() -> [LayoutRegion] {
        defer { observed = [] }
        return observed
    }

    private mutating func begin(_ node: Node, _ outermost: LayoutRegion) -> (Level, Bool) {
        var level = Level(
            views: views.count, attached: attached.count, presented: presented.count)
        guard node.hasOwnTurn else {
            node.removeProduct(LayoutRegion.self)
            return (level, true)
        }
        let known = node === outermost.node ? outermost : node.product(LayoutRegion.self)
        let region = known ?? LayoutRegion(node, state)
        if region !== outermost { region.stand(in: open.last?.region) }
        if region.isFresh, !state.isStale {
            views += region.boxes
            level.isMade = true
            return (level, false)
        }
        let boxes = region.begin()
        context.changeReader()
        level.isRegion = true
        open.append(
            OpenRegion(
                region: region, making: region.reader.begin(), own: own.count, known: boxes))
        return (level, true)
    }

    private mutating func finish(_ level: Level, of node: Node) {
        let kind = LayoutKind.of(node)
        if !kind.isNone {
            // Closures that capture the builder would copy it for each node.
            let context = context
            let region = open[open.count - 1].region
            context.enter(environmentOf: node)
            makeBoxes(kind, level, of: node)
            // New boxes have no client yet.
            let known = own.count
            for index in level.views..<views.count where !views[index].isClaimed {
                views[index] = placed(views[index], of: node, region)
                own.append(views[index])
            }
            if !kind.canUpdate || own.count - known < views.count - level.views {
                region.canUpdate = false
            }
            if context.hasNotes { takeNotes(level, of: node, region) }
        }
        guard level.isRegion, let ended = open.popLast() else { return }
        ended.region.end(with: boxes(of: level), own: own[ended.own...])
        own.removeLast(own.count - ended.own)
        ended.region.reader.end(ended.making)
        node.keep(ended.region)
        context.changeReader()
        if !ended.region.observers.isEmpty { observed.append(ended.region) }
    }

    /// Takes the screens, observers and issues of a node.
    private mutating func takeNotes(_ level: Level, of node: Node, _ region: LayoutRegion) {
        let screens = context.presented.map { placed($0, of: node, region) }
        region.presented += screens
        presented.insert(contentsOf: screens, at: level.presented)
        for receive in context.observers {
            region.observers.append(GeometryObserver(node: node, receive: receive))
        }
        for message in context.messages { issues.append((node, message)) }
        context.forgetNotes()
    }

    /// Returns the box to use for a new box of a node: the node's existing box, updated from the
    /// new box, if both have the same type.
    private mutating func placed(
        _ box: LayoutBox, of node: Node, _ region: LayoutRegion
    ) -> LayoutBox {
        box.claim(for: node, in: region.generation) { [context] in context.isRightToLeft }
        return open[open.count - 1].known.take(for: node)?.takeOver(box) ?? box
    }

    /// Makes the boxes of a node around the boxes of the views inside.
    private mutating func makeBoxes(_ kind: LayoutKind, _ level: Level, of node: Node) {
        switch kind {
        case .none:
            return
        case .view(let type):
            guard let box = type.box(of: node, around: boxes(of: level), in: context) else {
                return
            }
            replaceViews(of: level, by: box)
        case .modifier:
            guard let modifier = node.role((any LayoutModifier).self) else { return }
            for index in views[level.views...].indices {
                views[index] = modifier.box(around: views[index], in: context)
            }
        case .listModifier:
            guard let modifier = node.role((any LayoutListModifier).self) else { return }
            let boxes = modifier.boxes(
                around: boxes(of: level), attached: Array(attached[level.attached...]), in: context)
            views.replaceSubrange(level.views..., with: boxes)
        case .shape:
            guard let shape = node.role((any Shape).self) else { return }
            replaceViews(of: level, by: shape.box)
        case .unruled:
            context.report(
                "\(node.elementName ?? "The view") has no layout rule; "
                    + "it is laid out as a column of the views inside it.")
            replaceViews(of: level, by: boxes(of: level).column())
        }
    }

    /// Returns the boxes of the views inside a node.
    private func boxes(of level: Level) -> [LayoutBox] {
        level.views == views.count ? [] : Array(views[level.views...])
    }

    private mutating func replaceViews(of level: Level, by box: LayoutBox) {
        views.removeLast(views.count - level.views)
        views.append(box)
    }
}
