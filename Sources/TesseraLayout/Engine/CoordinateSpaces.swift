package import Foundation

extension LayoutBox {
    /// Names the coordinate space whose origin is that of this box.
    package final func nameSpace(_ name: AnyHashable) { makeRarities().spaceNames.append(name) }
}

extension RootBox {
    /// Returns the frames of a box in all enclosing named spaces. If two spaces have the same name,
    /// the inner space counts.
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
