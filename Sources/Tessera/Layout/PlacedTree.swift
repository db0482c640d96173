package import Foundation
package import TesseraCore
package import TesseraLayout

/// A living tree with the boxes of its views where they are placed, for who looks at it at once:
/// nothing in it changes as long as it is used.
@MainActor
package final class PlacedTree {
    /// The node above all others.
    package let top: Node
    /// The measures of texts.
    package let metrics: TextMetrics
    private let layout: ViewLayout
    /// What was placed beside all others, as the views in a bar are.
    private var apart: [(root: RootBox, origin: CGPoint)] = []

    fileprivate init(_ top: Node, _ layout: ViewLayout, _ metrics: TextMetrics) {
        (self.top, self.layout, self.metrics) = (top, layout, metrics)
        note(layout.root)
    }

    /// The rectangle of all that is shown: the host's size, or that of the root view.
    package var bounds: CGRect { frame(of: layout.root) ?? .zero }

    /// The measures of the font that is in force in an environment.
    package func font(in environment: EnvironmentValues) -> TextFont {
        let context = LayoutContext(metrics: metrics)
        context.enter(environment)
        return context.font()
    }

    /// The outermost box that was made for each node that has one.
    private var boxes: [ObjectIdentifier: LayoutBox] = [:]

    private func note(_ box: LayoutBox) {
        var waiting = [box]
        while let box = waiting.popLast() {
            if let node = layout.node(of: box), boxes[ObjectIdentifier(node)] == nil {
                boxes[ObjectIdentifier(node)] = box
            }
            waiting += box.children.reversed()
        }
    }

    /// The box that was made for a node, around all others that were.
    package func box(madeFor node: Node) -> LayoutBox? { boxes[ObjectIdentifier(node)] }

    /// The boxes of a view for which the printed tree shows an element, whether they are placed or not.
    package func boxes(of node: Node) -> [LayoutBox] { layout.boxes(of: node) }

    /// The node of the view or of the modifier that a box was made for.
    package func node(of box: LayoutBox) -> Node? { layout.node(of: box) }

    /// The frame of a box in the host's space; `nil` if it has no place there.
    package func frame(of box: LayoutBox) -> CGRect? {
        if let frame = layout.root.frame(of: box) { return frame }
        for (root, origin) in apart {
            if let frame = root.frame(of: box) { return frame.offsetBy(dx: origin.x, dy: origin.y) }
        }
        return nil
    }

    /// Places a box that has no place, in its ideal size, where `origin` says for that size.
    package func place(_ box: LayoutBox, at origin: (CGSize) -> CGPoint) {
        let root = RootBox(box)
        guard let frame = root.frame(of: box) else { return }
        apart.append((root, origin(frame.size)))
        note(box)
    }
}

extension ViewHost {
    /// The tree as it is now, with the places of its views.
    package var placedTree: PlacedTree {
        update()
        let layout = currentLayout
        defer { report(layout.takeIssues()) }
        return PlacedTree(graph.top, layout, textMetrics)
    }

    /// Reports what is wrong in how the tree is looked at: once for each view.
    package func reportOnce(_ message: String, path: String) {
        report([(path, message)])
    }
}
