import TesseraCore
import TesseraLayout

/// Makes the boxes of a living tree, region by region.
///
/// Most nodes are no views of their own and hand on what is below them, so that a modifier around a
/// `Group` or a `ForEach` is applied to each view.
@MainActor
struct LayoutBuilder {
    let context: LayoutContext
    let state: LayoutRegion.State
    private var issues: [(node: Node?, message: String)] = []
    private var made: [LayoutRegion] = []
    /// The regions that are being made, the innermost last.
    private var open: [LayoutRegion] = []

    /// What has been made of what is below a node, and of the node itself.
    private struct Level {
        var views: [LayoutBox] = []
        var attached: [LayoutBox] = []
        /// The number of views and modifiers with boxes of their own that are inside each other below.
        var depth = 0
        var made: [LayoutBox] = []
        /// The screens in front of all others.
        var presented: [LayoutBox] = []
        /// The making of the region that begins here.
        var making: NodeProductRun?
        /// A Boolean value that is true if all is made.
        var isMade = false
    }

    /// A box asks those inside it for their sizes, which no stack holds without end.
    static let depthLimit = 2_000

    init(metrics: TextMetrics, _ state: LayoutRegion.State) {
        context = LayoutContext(metrics: metrics)
        self.state = state
    }

    /// Makes the boxes of a region, and of those inside it that are not fresh; returns the screens
    /// that these present, those further out first.
    mutating func make(_ region: LayoutRegion) -> [LayoutBox] {
        region.node.fold { node in
            begin(node, region)
        } adding: { level, inner, node in
            level.depth = max(level.depth, inner.depth)
            if !inner.presented.isEmpty { level.presented += inner.presented }
            if node.isAttachment {
                level.attached += inner.made
            } else if level.views.isEmpty {
                level.views = inner.made
            } else {
                level.views += inner.made
            }
        } finishing: { level, node in
            if !level.isMade { finish(&level, of: node) }
        }.presented
    }

    /// The issues of views that have come up since it was last called, in the order of the tree.
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
        var level = Level()
        guard node.hasOwnTurn else {
            node.removeProduct()
            return (level, true)
        }
        let known = node === outermost.node ? outermost : node.product as? LayoutRegion
        let region = known ?? LayoutRegion(node, state)
        if region !== outermost { region.stand(in: open.last) }
        if region.isFresh, !state.isStale {
            level.made = region.boxes
            level.depth = region.depth
            level.isMade = true
            return (level, false)
        }
        region.begin()
        open.append(region)
        context.forgetEnvironment()
        level.making = node.beginMaking(region)
        return (level, true)
    }

    private mutating func finish(_ level: inout Level, of node: Node) {
        let kind = LayoutKind.of(node)
        if kind != .none {
            let region = open[open.count - 1]
            limitDepth(of: &level)
            context.enter(node.environment)
            level.made = boxes(kind, &level, of: node)
            // What is new has no client yet; a modifier that makes nothing has no depth.
            let isMaker = level.made.contains { !$0.isClaimed }
            if isMaker { for box in level.made { claim(box, for: node, in: region) } }
            let presented = context.takePresented()
            for box in presented { claim(box, for: node, in: region) }
            if !presented.isEmpty {
                region.presented += presented
                level.presented = presented + level.presented
            }
            if isMaker { level.depth += 1 }
            for receive in context.takeObservers() {
                region.observers.append(GeometryObserver(node: node, receive: receive))
            }
        } else {
            level.made = level.views
        }
        for message in context.takeMessages() { issues.append((node, message)) }
        guard let making = level.making, let region = open.popLast() else { return }
        (region.boxes, region.depth) = (level.made, level.depth)
        node.endMaking(making)
        context.forgetEnvironment()
        made.append(region)
    }

    private func claim(_ box: LayoutBox, for node: Node, in region: LayoutRegion) {
        box.claim(for: node, in: region) { context.isRightToLeft }
    }

    private func limitDepth(of level: inout Level) {
        guard level.depth >= Self.depthLimit else { return }
        (level.views, level.attached, level.depth) = ([], [], 0)
        context.report(
            "More than \(Self.depthLimit) views and modifiers are inside each other; "
                + "those inside this one have no place.")
    }

    private func boxes(
        _ kind: LayoutKind, _ level: inout Level, of node: Node
    ) -> [LayoutBox] {
        let views = level.views
        switch kind {
        case .none:
            return views
        case .view:
            guard let view = node.role((any LayoutView).self) else { return views }
            return [view.box(around: views, in: context)]
        case .modifier:
            guard let modifier = node.role((any LayoutModifier).self) else { return views }
            return views.map { modifier.box(around: $0, in: context) }
        case .listModifier:
            guard let modifier = node.role((any LayoutListModifier).self) else { return views }
            return modifier.boxes(around: views, attached: level.attached, in: context)
        case .shape:
            return node.role((any Shape).self).map { [$0.box] } ?? views
        case .unruled:
            context.report(
                "There is no rule by which a \(node.elementName ?? "view") is laid out; "
                    + "it is as large as the views inside it, below each other.")
            return [views.column()]
        }
    }
}
