import Foundation

/// Results that a host keeps until its tree changes.
struct HostFindings {
    /// The number of changes that the touches and the focus have followed; `nil` if they have
    /// followed none.
    var changes: Int?
    /// The last search for a view at a point.
    var look: Look?

    /// The touched view at a point, and the reason why the foremost view there is closed to
    /// touches.
    struct Look {
        let point: CGPoint
        let front: TouchedBox?
        let refusal: String?
    }
}
