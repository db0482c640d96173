import Foundation
import TesseraCore
import TesseraLayout

/// A view whose content can be moved.
protocol ScrollTarget: Role {
    /// The distance by which the content is moved to the leading edge and up.
    var offset: CGPoint { get nonmutating set }
}

extension ScrollTarget {
    /// Moves the content by a distance, as far as it goes, and returns whether it goes at all.
    func scroll(by distance: CGSize, in box: ScrollBox) -> Bool {
        let old = box.limited(offset)
        let new = box.limited(
            CGPoint(x: old.x + distance.width, y: old.y + distance.height))
        guard new != old else { return false }
        offset = new
        return true
    }
}
