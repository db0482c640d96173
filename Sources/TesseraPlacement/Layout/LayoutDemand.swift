/// The layout of a host's tree, and the views that depend on it. Without such views, the layout is
/// computed only when a frame is requested.
final class LayoutDemand: HostService {
    var isThere = false
    /// The observed preferences.
    let preferences = MemoQueue()
    /// The size proposed to the root view.
    var size = ProposedViewSize.unspecified {
        didSet { if size != oldValue { services.hostDidChange() } }
    }
    /// The metrics of texts and symbols.
    @MainActor var metrics = TextMetrics.sansSerif {
        didSet {
            known?.end()
            known = nil
            services.hostDidChange()
        }
    }
    /// The layout, once a frame has been requested.
    private var known: ViewLayout?
    /// The issues that have been reported.
    private var reported: Set<String> = []
    private unowned let services: HostServices

    init(of services: HostServices) { self.services = services }

    /// The layout of the current tree.
    @MainActor var layout: ViewLayout {
        let layout = known ?? ViewLayout(of: services.top, metrics)
        known = layout
        layout.size = size
        layout.update()
        return layout
    }

    @MainActor func treeDidChange() -> Bool {
        if let known, known.keepsGoneViews { known.update() }
        return false
    }

    @MainActor func treeIsAtRest() {
        // Views that a geometry reader is about to make may set preferences.
        if isThere, notifyObservers() { return }
        preferences.settle()
    }

    /// Notifies the observers of the layout. Returns whether that changes the tree.
    @MainActor private func notifyObservers() -> Bool {
        let layout = layout
        defer { report(layout.takeIssues()) }
        isThere = layout.isObserved
        return layout.notifyObservers()
    }

    /// Reports issues, each once for a view: updating a box can report an issue again.
    @MainActor func report(_ issues: [(path: String, message: String)]) {
        for (path, message) in issues where reported.insert("\(path): \(message)").inserted {
            services.tree?.report(message, path: path)
        }
    }
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
