public import Foundation
import TesseraCore
public import TesseraLayout

/// The size and place of a view, for what is made of them.
///
/// A body that reads a part of it runs again when that part has changed: one that reads the size
/// alone does not run when the view has moved.
nonisolated public struct GeometryProxy {
    let geometry: Binding<Geometry>

    /// The size of the view.
    public var size: CGSize { geometry.size.wrappedValue }

    /// The insets of the screen's safe area; none, for there is no screen.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// Returns the view's frame in a coordinate space.
    ///
    /// In `.local`, its origin is 0,0; in `.global`, that of `ViewHost.frame(of:)`; in one with a
    /// name, that of the nearest view around with this name. Where there is none, that is reported
    /// as a runtime issue, and the result is that of `.global`. `x` grows to the right in every space,
    /// also in a right-to-left environment.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the view's frame in a coordinate space: the older form.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return geometry.global.wrappedValue
        case .named(let name):
            if let frame = geometry.named.wrappedValue[name] { return frame }
            reportRuntimeIssue(
                "no view around has a coordinate space named \(printed(name.base)); "
                    + "the global frame is used.")
            return geometry.global.wrappedValue
        }
    }
}
