package import Foundation

extension RootBox {
    /// Returns a point of this box's space, as it is shown, in the space of a box inside; `nil` if the
    /// box has no place here.
    package func point(_ point: CGPoint, in box: LayoutBox) -> CGPoint? {
        guard let way = way(to: box) else { return nil }
        var result = Point(point)
        for box in way {
            guard let inner = box.parent.flatMap({ $0.unshown(result) }) else { return nil }
            result = inner - box.origin
        }
        return CGPoint(result)
    }

    /// Returns where a point of the space of a box inside is shown in this box's space; `nil` if the
    /// box has no place here.
    package func shownPoint(_ point: CGPoint, of box: LayoutBox) -> CGPoint? {
        guard let way = way(to: box) else { return nil }
        var result = Point(point)
        for box in way.reversed() {
            result = result + box.origin
            if let parent = box.parent { result = parent.shown(result) }
        }
        return CGPoint(result)
    }

    /// The boxes from a child of this one to a box inside, outermost first.
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
}

extension RootBox {
    /// The size of a box, where it was placed.
    package func size(of box: LayoutBox) -> CGSize {
        layOut()
        return CGSize(box.placedSize)
    }

    /// Returns the nearest box around another one whose coordinate space has a name.
    package func box(named name: AnyHashable, around box: LayoutBox) -> LayoutBox? {
        var current: LayoutBox? = box
        while let box = current {
            if box.rarities?.spaceNames.contains(name) == true { return box }
            current = box.parent
        }
        return nil
    }
}
