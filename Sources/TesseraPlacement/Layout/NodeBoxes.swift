/// The boxes of a node that updates separately and of its descendants, except those of inner nodes
/// that update separately.
///
/// A box belongs to the view or modifier that makes it. When that node makes its boxes again, the
/// box receives the new rule.
@MainActor
final class NodeBoxes: MemoContent {
    // The node owns this object.
    private unowned let node: Node
    private let context: LayoutContext
    /// The boxes for the views around the node.
    private(set) var boxes: [LayoutBox] = []
    /// All boxes made by views and modifiers, in order.
    private(set) var made: [LayoutBox] = []
    /// The observers of the geometry of the last box.
    private(set) var observers: [GeometryObserver] = []
    /// Whether the layout lists the observers.
    var isObserved = false
    /// Whether the boxes or the screens have changed since the layout composed them.
    var areNew = true
    /// The screens in front of all others, with those of inner nodes, the outer screens first.
    private(set) var screens: [LayoutBox] = []
    /// The screens in front of the views of windows inside.
    private var windowScreens: [LayoutBox] = []
    /// The items for the bars of the view around, with those of inner nodes.
    private(set) var barItems: [BarItem] = []
    private var boxesByNode: [ObjectIdentifier?: [LayoutBox]]?

    init(of node: Node, _ context: LayoutContext) {
        (self.node, self.context) = (node, context)
    }

    func make() -> Bool {
        let outer = context.begin(reusing: made)
        // The context changes the list in place, as the only one who has it.
        made = []
        let new = context.boxes(inside: node, unless: boxes)
        let progress = context.end(goingOn: outer)
        let hasChanged =
            new != nil || !progress.screens.elementsEqual(screens, by: ===)
            || progress.barItems != barItems
        if let new { boxes = new }
        (barItems, windowScreens) = (progress.barItems, progress.windowScreens)
        (made, observers, screens) = (progress.made, progress.observers, progress.screens)
        boxesByNode = nil
        if !observers.isEmpty, !isObserved {
            isObserved = true
            context.observed.append(self)
        }
        if hasChanged { areNew = true }
        return hasChanged
    }

    /// Gives the boxes of a view or modifier on its way their new rules.
    func follow(_ node: Node) -> Bool {
        if case .none = LayoutKind.of(node) { return true }
        let own = boxes(madeFor: node)
        let outer = context.begin(reusing: own)
        context.enter(node)
        let isSame = own.allSatisfy { context.boxAgain(of: node, around: $0.children) === $0 }
        _ = context.end(goingOn: outer)
        context.leave()
        return isSame
    }

    func didSettle() {}

    func nodeDidLeave() {
        context.keepsGoneViews = true
        (boxes, made, observers, barItems, boxesByNode) = ([], [], [], [], nil)
        (screens, windowScreens) = ([], [])
    }

    /// Returns the first of the outermost boxes that a node has made.
    func box(madeFor client: Node) -> LayoutBox? {
        guard made.count <= 16 else { return boxes(madeFor: client).first }
        for box in made where box.client === client && isOutermost(box) { return box }
        return nil
    }

    /// Returns the outermost boxes that a node has made.
    func boxes(madeFor client: Node) -> [LayoutBox] {
        // With few boxes, a search takes less time.
        guard made.count > 16 else {
            return made.filter { $0.client === client && isOutermost($0) }
        }
        let found =
            boxesByNode
            ?? Dictionary(grouping: made.filter(isOutermost)) {
                $0.client.map { ObjectIdentifier($0) }
            }
        boxesByNode = found
        return found[ObjectIdentifier(client)] ?? []
    }

    private func isOutermost(_ box: LayoutBox) -> Bool {
        // A screen does not belong to the view that presents it.
        box.container?.client !== box.client && !screens.contains { $0 === box }
            && !windowScreens.contains { $0 === box }
    }
}
