extension LayoutBox {
    /// The layer in which a container draws this box: one with a greater number is in front.
    ///
    /// It passes through the boxes that change this one's size or place; of two, the outer counts.
    final var layer: Double {
        var next: LayoutBox? = self
        while let box = next {
            if let layer = box.rarities?.layer { return layer }
            next = box.modified
        }
        return 0
    }

    /// Sets the layer in which containers draw this box; 0 without one, and for what is not a number.
    package final func setLayer(_ layer: Double?) {
        makeRarities().layer = layer.map { $0.isNaN ? 0 : $0 }
        var top = self
        while let parent = top.parent { top = parent }
        (top as? RootBox)?.hits?.note(self)
    }
}

extension RootBox {
    /// Returns true if a box is drawn in front of another one, and is no part of it.
    package func isBox(_ box: LayoutBox, inFrontOf other: LayoutBox) -> Bool {
        var wayUp: [ObjectIdentifier: LayoutBox] = [:]
        var current = other
        while let parent = current.parent {
            wayUp[ObjectIdentifier(parent)] = current
            current = parent
        }
        if wayUp[ObjectIdentifier(box)] != nil {
            // What is around covers what it is painted over.
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
