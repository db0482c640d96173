import Foundation

/// The size of a view, and its frames.
nonisolated struct Geometry: Equatable {
    // What a view without a layout has: a proposal without lengths asks for 10 by 10.
    var size = CGSize(width: 10, height: 10)
    var global = CGRect(x: 0, y: 0, width: 10, height: 10)
    /// The frames in the spaces with a name.
    var named: [AnyHashable: CGRect] = [:]
}
