extension LayoutBox {
    /// The layer of this box in its container. Boxes in greater layers are in front.
    ///
    /// The layer passes through the boxes that modify this box. If several set a layer, the
    /// outermost wins.
    final var layer: Double {
        var next: LayoutBox? = self
        while let box = next {
            if let layer = box.rarities?.layer { return layer }
            next = box.modified
        }
        return 0
    }

    /// Sets the layer of this box. `nil`, and a number that is not a number, count as 0.
    package final func setLayer(_ layer: Double?) {
        makeRarities().layer = layer.map { $0.isNaN ? 0 : $0 }
        var top = self
        while let parent = top.parent { top = parent }
        (top as? RootBox)?.hits?.note(self)
    }
}

extension RootBox {
    /// Returns whether a box is drawn in front of another box and is not part of it.
    package func isBox(_ box: LayoutBox, inFrontOf other: LayoutBox) -> Bool {
        var wayUp: [ObjectIdentifier: LayoutBox] = [:]
        var current = other
        while let parent = current.parent {
            wayUp[ObjectIdentifier(parent)] = current
            current = parent
        }
        if wayUp[ObjectIdentifier(box)] != nil {
            // An ancestor covers the box only if its area is in front.
            return (box as? TouchAreaBox)?.place == .inFront
        }
        current = box
        while current !== other, let parent = current.parent {
            if let sibling = wayUp[ObjectIdentifier(parent)] {
                return parent.isFront(current, of: sibling)
            }
            current = parent
        }
        return false
    }
}
