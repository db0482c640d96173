import Foundation

/// What a host has found out of its tree, none of which holds when that changes.
struct HostFindings {
    /// The number of the changes up to which the touches and the focus have followed the tree; `nil` if they
    /// have not.
    var changes: Int?
    /// What was looked for last at a point.
    var look: Look?

    /// What is touched at a point, and why the foremost view there that is closed to touches is not.
    struct Look {
        let point: CGPoint
        let front: TouchedBox?
        let refusal: String?
    }
}
