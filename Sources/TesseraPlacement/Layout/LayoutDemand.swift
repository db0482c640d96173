/// The layout of a host's tree, and the views that depend on it. Without such views, the layout is
/// computed only when a frame is requested.
final class LayoutDemand: HostService {
    @MainActor var isThere = false { didSet { followTree() } }
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

    /// Has the observers follow each settled tree from now on.
    @MainActor func followTree() {
        if services.whenAtRest != nil { return }
        services.whenAtRest = { [unowned self] in notifyObservers() }
    }

    /// The layout of the current tree.
    @MainActor var layout: ViewLayout {
        let layout = known ?? makeLayout()
        known = layout
        layout.root.proposal = size
        layout.update()
        return layout
    }

    @MainActor private func makeLayout() -> ViewLayout {
        ViewLayout(of: services.top, metrics) { [unowned self] node, message in
            // The layout is computed on the main actor only.
            nonisolated(unsafe) let (demand, node) = (self, node)
            MainActor.assumeIsolated { demand.report(message, path: node?.path ?? "the root") }
        }
    }

    @MainActor func treeDidChange() -> Bool {
        if let known, known.keepsGoneViews { known.update() }
        return false
    }

    @MainActor private func notifyObservers() {
        // Views that a geometry reader is about to make may set preferences.
        if isThere, notifyLayoutObservers() { return }
        preferences.settle { $0.precedes($1) }
    }

    /// Notifies the observers of the layout. Returns whether that changes the tree.
    @MainActor private func notifyLayoutObservers() -> Bool {
        let layout = layout
        isThere = layout.isObserved
        return layout.notifyObservers()
    }

    /// Reports an issue once for a view: updating a box can report an issue again.
    @MainActor func report(_ message: String, path: String) {
        guard reported.insert("\(path): \(message)").inserted else { return }
        services.tree?.report(message, path: path)
    }
}

/// An observer of the geometry of a view, with its node. It receives the view's box, and the
/// geometry if the layout contains the view, and returns the action for a change.
typealias GeometryObserver = (
    node: Node, receive: (LayoutBox?, Geometry?) -> (() -> Void)?
)

extension Node {
    /// Returns whether this node comes before another node in the tree.
    @MainActor fileprivate func precedes(_ other: Node) -> Bool {
        var ways = [self, other].map { Array(sequence(first: $0, next: \.parent)) }
        while let own = ways[0].last, own === ways[1].last {
            ways[0].removeLast()
            ways[1].removeLast()
        }
        guard let own = ways[0].last, let its = ways[1].last else { return ways[0].isEmpty }
        if let place = own.parent?.offset(of: own), let other = own.parent?.offset(of: its) {
            return place < other
        }
        var first: Node?
        own.parent?.forEachChild { if first == nil, $0 === own || $0 === its { first = $0 } }
        return first === own
    }
}
