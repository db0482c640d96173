extension RootBox {
    /// Converts a point from the space of the root, as shown, to the space of a box; `nil` if the
    /// box is not placed.
    package func point(_ point: CGPoint, in box: LayoutBox) -> CGPoint? {
        guard let way = way(to: box) else { return nil }
        var result = Point(point)
        for box in way {
            guard let inner = box.parent.flatMap({ $0.unshown(result) }) else { return nil }
            result = inner - box.origin
        }
        return CGPoint(result)
    }

    /// Converts a point from the space of a box to the space of the root, as shown; `nil` if the
    /// box is not placed.
    package func shownPoint(_ point: CGPoint, of box: LayoutBox) -> CGPoint? {
        guard let way = way(to: box) else { return nil }
        var result = Point(point)
        for box in way.reversed() {
            result = result + box.origin
            if let parent = box.parent { result = parent.shown(result) }
        }
        return CGPoint(result)
    }

    /// Returns the boxes from a child of the root to a box inside it, the outermost first.
    private func way(to box: LayoutBox) -> [LayoutBox]? {
        layOut()
        var way: [LayoutBox] = []
        var current = box
        while current !== self {
            guard current.isPlaced, let parent = current.parent, parent.shows(current) else {
                return nil
            }
            way.append(current)
            current = parent
        }
        return way.reversed()
    }

    /// Returns the placed size of a box.
    package func size(of box: LayoutBox) -> CGSize {
        layOut()
        return CGSize(box.placedSize)
    }
}
