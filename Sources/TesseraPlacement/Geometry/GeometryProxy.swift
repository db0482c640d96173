/// The size and position of a view.
///
/// A body reruns only if a part that it reads has changed. A body that reads only the size does not
/// rerun when the view moves.
nonisolated public struct GeometryProxy {
    let geometry: Binding<Geometry>
    /// Set when the size is read outside a body, as by a guide.
    var isReadLate: Flag?

    /// The size of the view.
    public var size: CGSize {
        if Node.running == nil { isReadLate?.isSet = true }
        return geometry.size.wrappedValue
    }

    /// The insets of the screen's safe area, which are zero because there is no screen.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// Returns the view's frame in a coordinate space.
    ///
    /// In `.local`, the origin is 0,0. In `.global`, the frame is that of `ViewHost.frame(of:)`. In
    /// a named space, coordinates are relative to the nearest ancestor with the name. If no
    /// ancestor has the name, the result is the global frame, and the host reports a runtime issue.
    /// `x` grows to the right in every space, even in a right-to-left layout.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return geometry.global.wrappedValue
        case .named(let name):
            if let frame = geometry.named.wrappedValue[name] { return frame }
            reportRuntimeIssue(
                "no enclosing view has a coordinate space named \(printed(name.base)); "
                    + "the global frame is used.")
            return geometry.global.wrappedValue
        }
    }
}
