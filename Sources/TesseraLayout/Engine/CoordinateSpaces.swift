package import Foundation

extension LayoutBox {
    /// Gives a name to the coordinate space whose origin is this box's.
    package final func nameSpace(_ name: AnyHashable) { makeRarities().spaceNames.append(name) }
}

extension RootBox {
    /// The frame of a box in the spaces with a name that it is in; of two with one name, the inner
    /// one counts.
    package func framesByName(of box: LayoutBox) -> [AnyHashable: CGRect] {
        layOut()
        var frames: [AnyHashable: CGRect] = [:]
        var origin = Point.zero
        var current: LayoutBox? = box
        while let space = current {
            for name in space.rarities?.spaceNames ?? [] where frames[name] == nil {
                frames[name] = CGRect(
                    x: origin.x, y: origin.y, width: box.placedSize.width,
                    height: box.placedSize.height)
            }
            origin.x += space.origin.x
            origin.y += space.origin.y
            current = space.parent
        }
        return frames
    }
}
