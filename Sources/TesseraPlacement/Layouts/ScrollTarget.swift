/// A view whose content scrolls.
package protocol ScrollTarget: Role {
    /// The distance that the content has moved towards the leading edge and up.
    var offset: CGPoint { get nonmutating set }
}

extension ScrollTarget {
    /// Scrolls the content as far as possible by a distance. Returns whether the content has moved.
    func scroll(by distance: CGSize, in box: ScrollBox) -> Bool {
        let old = box.limited(offset)
        let new = box.limited(
            CGPoint(x: old.x + distance.width, y: old.y + distance.height))
        guard new != old else { return false }
        offset = new
        return true
    }
}
