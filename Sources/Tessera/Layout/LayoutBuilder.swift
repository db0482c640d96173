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
    private var made: [LayoutRegion] = []
    /// The regions that are being made, the innermost last.
    private var open: [OpenRegion] = []
    /// The boxes that views and modifiers of these regions have made.
    private var own: [LayoutBox] = []
    // Finished boxes that wait for an outer node. Each level owns the end of these lists.
    private var views: [LayoutBox] = []
    private var attached: [LayoutBox] = []
    private var presented: [LayoutBox] = []

    private struct OpenRegion {
        let region: LayoutRegion
        let making: ProductReader.Run
        /// Where its own boxes begin.
        let own: Int
    }

    /// What has been made of what is below a node, and of the node itself.
    private struct Level {
        /// The indices of the level's first boxes among the waiting boxes.
        let views: Int
        let attached: Int
        let presented: Int
        /// The number of views and modifiers with boxes of their own that are inside each other below.
        var depth = 0
        /// A Boolean value that is true if a region begins here.
        var isRegion = false
        /// A Boolean value that is true if all is made.
        var isMade = false
    }

    /// A box asks those inside it for their sizes, which no stack holds without end.
    static let depthLimit = 2_000

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
            level.depth = max(level.depth, inner.depth)
            if inner.views < views.count, node.isAttachment {
                attached += views[inner.views...]
                views.removeSubrange(inner.views...)
            }
        } finishing: { level, node in
            if !level.isMade { finish(&level, of: node) }
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
        // A closure would find out for each box that it is on the main actor.
        for box in region.own where region.canUpdate { region.canUpdate = update(box) }
        region.node.keep(region, after: making)
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

    /// The regions for which boxes were made since this was last called.
    mutating func takeMade() -> [LayoutRegion] {
        defer { made = [] }
        return made
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
            level.depth = region.depth
            level.isMade = true
            return (level, false)
        }
        region.begin()
        context.changeReader()
        level.isRegion = true
        open.append(
            OpenRegion(region: region, making: region.reader.begin(), own: own.count))
        return (level, true)
    }

    private mutating func finish(_ level: inout Level, of node: Node) {
        let kind = LayoutKind.of(node)
        if !kind.isNone {
            // Closures that use the builder itself would make a copy of it for each node.
            let context = context
            let region = open[open.count - 1].region
            limitDepth(of: &level)
            context.enter(environmentOf: node)
            makeBoxes(kind, level, of: node)
            // What is new has no client yet; a modifier that makes nothing has no depth.
            let known = own.count
            for index in level.views..<views.count {
                let box = views[index]
                guard !box.isClaimed else { continue }
                box.claim(for: node, in: region.generation) { context.isRightToLeft }
                own.append(box)
            }
            if own.count > known { level.depth += 1 }
            if !kind.canUpdate || own.count - known < views.count - level.views {
                region.canUpdate = false
            }
            if context.hasNotes { takeNotes(level, of: node, region) }
        }
        guard level.isRegion, let ended = open.popLast() else { return }
        ended.region.end(with: boxes(of: level), own: own[ended.own...], depth: level.depth)
        own.removeLast(own.count - ended.own)
        node.keep(ended.region, after: ended.making)
        context.changeReader()
        made.append(ended.region)
    }

    /// Takes what the making of a node's boxes has noted beside them.
    private mutating func takeNotes(_ level: Level, of node: Node, _ region: LayoutRegion) {
        for screen in context.presented {
            screen.claim(for: node, in: region.generation) { [context] in context.isRightToLeft }
        }
        region.presented += context.presented
        presented.insert(contentsOf: context.presented, at: level.presented)
        for receive in context.observers {
            region.observers.append(GeometryObserver(node: node, receive: receive))
        }
        for message in context.messages { issues.append((node, message)) }
        context.forgetNotes()
    }

    private mutating func limitDepth(of level: inout Level) {
        guard level.depth >= Self.depthLimit else { return }
        views.removeSubrange(level.views...)
        attached.removeSubrange(level.attached...)
        level.depth = 0
        open[open.count - 1].region.canUpdate = false
        context.report(
            "More than \(Self.depthLimit) views and modifiers are inside each other; "
                + "those inside this one have no place.")
    }

    /// Makes a node's boxes of those of the views inside.
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
