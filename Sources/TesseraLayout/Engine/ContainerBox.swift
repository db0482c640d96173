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

    override func setChild(_ child: LayoutBox, at index: Int) { boxes[index] = child }

    deinit { abandon(boxes) }

    override func stackAxis(of child: LayoutBox) -> Axis? { nil }

    /// By default, merges the children's guides; the edges and the center never leave a container.
    override func guide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
        key.merge == .none ? nil : mergedGuide(key, key.merge, proposal)
    }
}
