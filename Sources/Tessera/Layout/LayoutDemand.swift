import TesseraCore
import TesseraLayout

/// The views of a host's tree that depend on the layout. Without such views, the layout is computed
/// only when a frame is requested.
final class LayoutDemand {
    var isThere = false
    /// The observed preferences.
    let preferences = MemoQueue()
}

/// The last value that an observer has received. Bodies do not read it.
final class LastSeen<Value> {
    var value: Value?
}

/// An observer of the geometry of a view.
struct GeometryObserver {
    let node: Node
    /// Returns the action for a changed geometry; `nil` if the geometry has not changed.
    let receive: (ObservedView) -> (() -> Void)?
}

/// A view with its layout, as an observer receives it.
struct ObservedView {
    /// The node of the observer.
    let node: Node
    let box: LayoutBox?
    /// The geometry of the view; `nil` if the layout does not contain the view.
    let geometry: Geometry?
}

private struct LayoutDemandKey: PlaceEnvironmentKey {
    static var defaultValue: LayoutDemand? { nil }
}

nonisolated extension EnvironmentValues {
    /// The views of the host's tree that depend on the layout; `nil` without a host.
    var layoutDemand: LayoutDemand? {
        get { self[LayoutDemandKey.self] }
        set { self[LayoutDemandKey.self] = newValue }
    }
}
