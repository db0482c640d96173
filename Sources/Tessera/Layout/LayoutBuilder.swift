import TesseraCore
import TesseraLayout

/// Makes the boxes of a living tree.
///
/// Most nodes are no views of their own and hand on what is below them, so that a modifier around a
/// `Group` or a `ForEach` is applied to each view.
@MainActor
struct LayoutBuilder {
    let context: LayoutContext
    /// The boxes of each node for which the printed tree shows an element: several, if it is a
    /// composite view whose body is several views.
    private(set) var boxes: [ObjectIdentifier: [LayoutBox]] = [:]
    /// The nodes that the boxes were made for.
    private(set) var nodes: [ObjectIdentifier: Node] = [:]
    /// The issues of views, in the order of the tree.
    private(set) var issues: [(node: Node, message: String)] = []
    /// The observers of boxes, in the order of the tree.
    private(set) var observers: [(node: Node, observer: GeometryObserver)] = []

    /// The boxes that have been made of what is below a node, and of the node itself.
    private struct Level {
        var views: [LayoutBox] = []
        var attached: [LayoutBox] = []
        /// The number of views and modifiers with boxes of their own that are inside each other below.
        var depth = 0
        var made: [LayoutBox] = []
    }

    /// A box asks those inside it for their sizes, which no stack holds without end.
    private static let depthLimit = 2_000

    init(metrics: TextMetrics) { context = LayoutContext(metrics: metrics) }

    /// Makes the boxes of all below a node, and returns those that stand side by side in it.
    mutating func build(_ root: Node) -> [LayoutBox] {
        root.fold { _ in
            (Level(), true)
        } adding: { level, inner, node in
            level.depth = max(level.depth, inner.depth)
            if node.isAttachment {
                level.attached += inner.made
            } else {
                level.views += inner.made
            }
        } finishing: { level, node in
            finish(&level, of: node)
        }.made
    }

    private mutating func finish(_ level: inout Level, of node: Node) {
        let count = nodes.count
        level.made = makeBoxes(&level, of: node)
        if nodes.count > count { level.depth += 1 }
        for message in context.takeMessages() { issues.append((node, message)) }
        for observer in context.takeObservers() { observers.append((node, observer)) }
        if node.elementName != nil { boxes[ObjectIdentifier(node)] = level.made }
    }

    private mutating func makeBoxes(_ level: inout Level, of node: Node) -> [LayoutBox] {
        if level.depth == Self.depthLimit {
            (level.views, level.attached, level.depth) = ([], [], 0)
            context.report(
                "More than \(Self.depthLimit) views and modifiers are inside each other; "
                    + "those inside this one have no place.")
        }
        let views = level.views
        if let view = node.role((any LayoutView).self) {
            context.environment = node.environment
            return [known(view.box(around: views, in: context), of: node)]
        }
        if let modifier = node.role((any LayoutModifier).self) {
            context.environment = node.environment
            return views.map { known(modifier.box(around: $0, in: context), of: node) }
        }
        if let modifier = node.role((any LayoutListModifier).self) {
            context.environment = node.environment
            return modifier.boxes(around: views, attached: level.attached, in: context)
                .map { known($0, of: node) }
        }
        if let shape = node.role((any Shape).self) {
            return [known(shape.box, of: node)]
        }
        guard node.has((any PrimitiveView).self) else { return views }
        context.report(
            "There is no rule by which a \(node.elementName ?? "view") is laid out; "
                + "it is as large as the views inside it, below each other.")
        return [known(views.column(), of: node)]
    }

    /// Notes which node a box, and what it has inside, was made for.
    private mutating func known(_ box: LayoutBox, of node: Node) -> LayoutBox {
        var waiting = [box]
        while let box = waiting.popLast() {
            guard nodes[ObjectIdentifier(box)] == nil else { continue }
            nodes[ObjectIdentifier(box)] = node
            box.isRightToLeft = node.environment.layoutDirection == .rightToLeft
            waiting += box.children
        }
        return box
    }
}
