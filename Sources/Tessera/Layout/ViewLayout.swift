import TesseraCore
import TesseraLayout

/// The frames of the views of a tree, as the tree was at one moment.
@MainActor
final class ViewLayout {
    let root: RootBox
    private let boxes: [ObjectIdentifier: [LayoutBox]]
    private let nodes: [ObjectIdentifier: Node]
    private var issues: [(node: Node?, message: String)]
    private let observers: [(node: Node, observer: GeometryObserver)]
    private var hasNotified = false

    init(of tree: Node, in size: ProposedViewSize, _ metrics: TextMetrics) {
        var builder = LayoutBuilder(metrics: metrics)
        let first = builder.build(tree).column()
        let presented = builder.context.presented
        if presented.isEmpty {
            root = RootBox(first)
        } else {
            root = RootBox(OverlayBox(first.filling(.center), presented.layers(.center)))
        }
        root.proposal = size
        boxes = builder.boxes
        nodes = builder.nodes
        issues = builder.issues.map { ($0.node, $0.message) }
        observers = builder.observers
        root.report = { [unowned self] box, message in
            // Boxes are asked on the main actor only, by the functions below.
            nonisolated(unsafe) let box = box
            MainActor.assumeIsolated { issues.append((node(of: box), message)) }
        }
    }

    /// Returns the rectangle around the boxes of a view; `nil` if it has none that is shown.
    func frame(of node: Node) -> CGRect? {
        let frames = (boxes[ObjectIdentifier(node)] ?? []).compactMap { root.frame(of: $0) }
        guard let first = frames.first else { return nil }
        return frames.dropFirst().reduce(first) { $0.union($1) }
    }

    /// Returns the box of a view that scrolls, if it has a place.
    func scrollBox(of node: Node) -> ScrollBox? {
        guard let box = boxes[ObjectIdentifier(node)]?.first, root.frame(of: box) != nil else {
            return nil
        }
        return box as? ScrollBox
    }

    /// A Boolean value that is true if something in the tree is made of what the layout says.
    var isObserved: Bool { !observers.isEmpty }

    /// Has those who observe their geometry receive it, once, when the tree is up to date; returns
    /// true if it is another one for some of them.
    func notifyObservers() -> Bool {
        guard !hasNotified else { return false }
        hasNotified = true
        var hasChanged = false
        for (node, observer) in observers {
            guard let action = observer.receive(geometry(of: observer.box)) else { continue }
            node.afterUpdate(as: "the geometry", action)
            hasChanged = true
        }
        return hasChanged
    }

    private func geometry(of box: LayoutBox) -> Geometry? {
        root.frame(of: box).map {
            Geometry(size: $0.size, global: $0, named: root.framesByName(of: box))
        }
    }

    /// Returns the issues that have come up since it was last called.
    func takeIssues() -> [(path: String, message: String)] {
        defer { issues = [] }
        return issues.map { ($0.node?.path ?? "the root", $0.message) }
    }

    /// Returns the boxes of a view that the printed tree shows as an element.
    func boxes(of node: Node) -> [LayoutBox] { boxes[ObjectIdentifier(node)] ?? [] }

    /// Returns the node that a box was made for.
    func node(of box: LayoutBox) -> Node? { nodes[ObjectIdentifier(box)] }
}
