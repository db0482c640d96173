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
        layout.keepPictures()
    }

    /// A number that is another one when nothing that was kept for a part is what is to be seen.
    package var version: Int { layout.version }

    /// The rectangle of all that is shown: the host's size, or that of the root view.
    package var bounds: CGRect { frame(of: layout.root) ?? .zero }

    /// The measures of the font that is in force in an environment.
    package func font(in environment: EnvironmentValues) -> TextFont {
        environment.textFont { _ in }
    }

    /// The boxes of the parts of the tree that somebody goes through, in order, and where each begins.
    @exclusivity(unchecked)
    private var boxes: [LayoutBox] = []
    @exclusivity(unchecked)
    private var parts: [EnteredPart] = []
    /// The outermost box that was made for each node of what was placed apart.
    private var boxesApart: [ObjectIdentifier: LayoutBox] = [:]

    /// The part of a tree that begins at a node with a turn of its own; `nil` if the node has none.
    package func part(of node: Node) -> PlacedPart? {
        guard let region = node.product(LayoutRegion.self) else { return nil }
        return PlacedPart(region: region)
    }

    /// Returns the parts whose own pictures have become stale since this was last called, the outermost first;
    /// `nil` if there are many.
    package func takeStaleParts() -> [PlacedPart]? {
        layout.takeNodesToPaint()?.compactMap(part)
    }

    /// Has `box(madeFor:)` know the boxes of a part of the tree, until `leave()` is called.
    package func enter(_ part: PlacedPart) {
        // A modifier's views are of the part around, which somebody goes through already.
        if var known = parts.last(where: { $0.region === part.region }) {
            known.ownsBoxes = false
            return parts.append(known)
        }
        let start = boxes.count
        part.region.appendBoxes(to: &boxes, part.region.boxes)
        parts.append(EnteredPart(region: part.region, start: start, end: boxes.count, next: start))
    }

    package func leave() {
        guard let left = parts.popLast(), left.ownsBoxes else { return }
        boxes.removeLast(boxes.count - left.start)
    }

    /// The box that was made for a node of the part that was entered last, around all others that were.
    package func box(madeFor node: Node) -> LayoutBox? {
        guard let part = parts.last else { return boxesApart[ObjectIdentifier(node)] }
        // Nodes are gone through in the order of their boxes, as a rule.
        if part.next < part.end, boxes[part.next].stands(for: node) {
            parts[parts.count - 1].next = part.next + 1
            return boxes[part.next]
        }
        guard !LayoutKind.of(node).isNone else { return nil }
        for index in [part.next..<part.end, part.start..<part.next].joined()
        where boxes[index].stands(for: node) {
            parts[parts.count - 1].next = index + 1
            return boxes[index]
        }
        return boxesApart[ObjectIdentifier(node)]
    }

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
        var waiting = [box]
        while let box = waiting.popLast() {
            if let node = layout.node(of: box), boxesApart[ObjectIdentifier(node)] == nil {
                boxesApart[ObjectIdentifier(node)] = box
            }
            waiting += box.children.reversed()
        }
    }
}

/// A part of a tree that somebody goes through.
private struct EnteredPart {
    // What is gone through is kept.
    unowned(unsafe) let region: LayoutRegion
    /// Where its boxes begin, and end, among those of all parts.
    let start: Int
    let end: Int
    /// Where the one is that is likely to be asked for next.
    var next: Int
    /// A Boolean value that is false if it was entered before, and not left since.
    var ownsBoxes = true
}

/// A part of a tree with the boxes of its views: that of a node with a turn of its own, and of what is below
/// it, down to the next ones.
@MainActor
package struct PlacedPart {
    fileprivate let region: LayoutRegion

    /// The outermost boxes of the part.
    package var boxes: [LayoutBox] { region.boxes }

    /// The node of the part.
    package var node: Node { region.node }

    /// The part around this one.
    package var outer: PlacedPart? { region.parent.map { PlacedPart(region: $0) } }

    /// What somebody has kept for the part, even if something has changed since.
    package var lastPicture: AnyObject? { region.picture }

    /// What somebody keeps for the part, unless something there has changed since: a view, or the size or
    /// place of one inside another.
    package var picture: AnyObject? {
        get { region.isPictureCurrent ? region.picture : nil }
        nonmutating set { region.picture = newValue }
    }

    /// Notes for a picture what is read of the environment.
    package func makeReading() -> PictureReading { PictureReading(of: region) }
}

/// What is read of the environment for the picture of a part of a tree: a change of it is one of the picture.
package final class PictureReading: NodeProduct {
    // The region keeps the picture, and that keeps this.
    private unowned(unsafe) let region: LayoutRegion
    package private(set) lazy var reader = ProductReader(self)

    fileprivate init(of region: LayoutRegion) { self.region = region }

    package func didBecomeStale() { region.pictureDidBecomeStale() }

    package func nodeDidLeave() {}
}

extension ViewHost {
    /// The tree as it is now, with the places of its views.
    package var placedTree: PlacedTree {
        update()
        let layout = currentLayout
        // What is found out later is of views that may have gone when it is reported.
        layout.root.layOut()
        report(layout.takeIssues())
        return PlacedTree(graph.top, layout, textMetrics)
    }

    /// Returns the frames of a view, in the host's space: several, if its body is several views, and none if it
    /// has no place there.
    package func frames(of view: Node) -> [CGRect] {
        update()
        let layout = currentLayout
        return layout.boxes(of: view).compactMap { layout.root.frame(of: $0) }
    }

    /// Returns the frames of the view that a query means; see ``frame(of:)``.
    package func frames(of query: ViewQuery) -> [CGRect] { node(query).map(frames) ?? [] }

    /// Reports what is wrong in how the tree is looked at: once for each view.
    package func reportOnce(_ message: String, path: String) {
        report([(path, message)])
    }
}
