/// The boxes of a node that updates separately and of its descendants, except those of inner nodes
/// that update separately.
///
/// A box belongs to the view or modifier that makes it, and is used again when that node makes its
/// boxes again. After a body has run with the same views, each box receives its new rule. If the
/// views have changed, or a view makes several boxes, all boxes are made again.
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
    /// The screens in front of all others.
    private(set) var screens: [LayoutBox] = []
    /// The number of rearrangements of the tree when the boxes were made; `nil` if they must be
    /// made again.
    private var rearrangements: Int?
    private var boxesByNode: [ObjectIdentifier?: [LayoutBox]]?

    init(of node: Node, _ context: LayoutContext) {
        (self.node, self.context) = (node, context)
    }

    func make() -> Bool {
        if rearrangements == node.rearrangements, context.update(made) { return false }
        boxesByNode = nil
        let outer = context.begin(reusing: made)
        let new = context.boxes(of: node)
        let results = context.end(goingOn: outer)
        let hadScreens = !screens.isEmpty
        (made, observers, screens) = (results.made, results.observers, results.screens)
        rearrangements = results.canUpdate ? node.rearrangements : nil
        if hadScreens || !screens.isEmpty { context.screensHaveChanged = true }
        if !observers.isEmpty, !isObserved {
            isObserved = true
            context.observed.append(self)
        }
        defer { boxes = new }
        return !new.elementsEqual(boxes, by: ===)
    }

    func innerMemoDidChange() { rearrangements = nil }

    func didSettle() {}

    nonisolated func nodeDidLeave() {
        // The node leaves on the main actor.
        MainActor.assumeIsolated {
            if !screens.isEmpty { context.screensHaveChanged = true }
            context.keepsGoneViews = true
            (boxes, made, observers, screens, boxesByNode) = ([], [], [], [], nil)
        }
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
    }
}
