import TesseraCore
import TesseraLayout

/// Whether something in a host's tree is made of what the layout says: without it, the layout is
/// computed when somebody asks for a frame, and not before.
final class LayoutDemand {
    var isThere = false
    /// The preferences that somebody is told of.
    let preferences = ObservedPreferences()
}

/// What an observer has seen last, which no body reads.
final class LastSeen<Value> {
    var value: Value?
}

/// Someone who receives the geometry of a view when it has been laid out.
struct GeometryObserver {
    // It is of the region that has this observer.
    unowned let node: Node
    /// Returns what is to be done about what is observed, if it is another one than before.
    let receive: (ObservedView) -> (() -> Void)?
}

/// A view that has been laid out, as an observer receives it.
struct ObservedView {
    /// The node of the observer.
    let node: Node
    let box: LayoutBox?
    /// The size and place of the view; `nil` for one without a place.
    let geometry: Geometry?
}

private struct LayoutDemandKey: PlaceEnvironmentKey {
    static var defaultValue: LayoutDemand? { nil }
}

nonisolated extension EnvironmentValues {
    /// The demand of the host's tree for a layout; `nil` where there is no host.
    var layoutDemand: LayoutDemand? {
        get { self[LayoutDemandKey.self] }
        set { self[LayoutDemandKey.self] = newValue }
    }
}
