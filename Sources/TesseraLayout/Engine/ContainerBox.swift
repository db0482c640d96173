/// A box whose children the client gives.
package class ContainerBox: LayoutBox {
    /// The boxes inside: those of a list of views stand here one by one.
    package final override var children: [LayoutBox] {
        get { boxes }
        set {
            let old = boxes
            boxes = newValue
            adopt(newValue, insteadOf: old)
        }
    }

    @exclusivity(unchecked)
    final var boxes: [LayoutBox] = []

    /// Where the children are touched, once somebody has asked.
    final var hitIndex: HitIndex?

    override func forEachChild(_ visit: (LayoutBox) -> Void) {
        boxes.uncounted { boxes in for index in 0..<boxes.count { boxes.at(index, visit) } }
    }

    override func setChild(_ child: LayoutBox, at index: Int) { boxes[index] = child }

    deinit { abandon(boxes) }

    override func stackAxis(of child: LayoutBox) -> Axis? { nil }

    override func reach(_ test: HitTest) -> Extent { knownHitIndex(test).reach }

    override func front(at point: Point, _ test: HitTest) -> LayoutBox? {
        for child in knownHitIndex(test).children(at: point) {
            let box = boxes[child]
            if let found = box.front(at: point - box.origin, test) { return found }
        }
        return nil
    }

    /// By default, merges the children's guides; the edges and the center never leave a container.
    override func guide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
        key.merge == .none ? nil : mergedGuide(key, key.merge, proposal)
    }
}
