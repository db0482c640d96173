/// The size of a view with its frames.
nonisolated struct Geometry: Equatable {
    // Without a layout, a view has the size of a proposal without lengths: 10 by 10.
    var size = CGSize(width: 10, height: 10)
    var global = CGRect(x: 0, y: 0, width: 10, height: 10)
    /// The frames in named coordinate spaces.
    var named: [AnyHashable: CGRect] = [:]
}
