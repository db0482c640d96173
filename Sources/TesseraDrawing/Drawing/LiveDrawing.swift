package import Foundation
package import Tessera
package import TesseraCore
import TesseraLayout

/// A drawing of the views in sight. After a change, only the views around the changed nodes are
/// painted again.
@MainActor
package struct LiveDrawing {
    package private(set) var drawing = Drawing()
    /// The frames of the buttons that go back to the previous screen.
    package private(set) var backButtons: [CGRect] = []
    private var views: [ObjectIdentifier: SeparateView] = [:]

    package init() {}

    /// Paints the views of a host in an area. Views outside it may be left out.
    package mutating func paint(_ host: ViewHost<some View>, within window: CGRect) {
        let layout = host.placedLayout
        layout.root.arranged = []
        var painter = TreePainter(layout, window: window)
        drawing = painter.paintAll()
        (views, backButtons) = (painter.separate, painter.backButtons)
        host.report(painter)
    }

    /// Paints the views around changed nodes again, and around views that have moved. Returns the
    /// area of the rows of cells that may have changed; `nil` if all views must be painted again.
    package mutating func repaint(_ host: ViewHost<some View>, _ changed: [Node]) -> CGRect? {
        let layout = host.placedLayout
        // A changed view may have been the one with a bar around the bounds.
        guard let arranged = layout.root.arranged, drawing.preferredScheme == nil,
            drawing.bounds == layout.root.bounds
        else { return nil }
        layout.root.arranged = []
        var painter = TreePainter(layout)
        var (area, known): (CGRect, Set<ObjectIdentifier>) = (.null, [])
        let moved = arranged.map { box in
            sequence(first: box, next: \.parent).lazy.compactMap(\.node).first ?? layout.tree
        }
        for node in changed + moved where node.isPresent {
            let outer = sequence(first: node, next: \.parent)
            guard let node = outer.first(where: { views[ObjectIdentifier($0)] != nil }),
                let view = views[ObjectIdentifier(node)]
            else { return nil }
            guard known.insert(ObjectIdentifier(node)).inserted else { continue }
            let old = drawing.items.groups(of: view.path)
            guard let new = painter.repaint(node, as: view), new.count == old.count else {
                return nil
            }
            for items in [drawing.items[old], new[...]] {
                for item in items {
                    area = area.union(item.content.reach(drawing.cell ?? .zero))
                }
            }
            drawing.items.replaceSubrange(old, with: new)
            if !drawing.omissions.isEmpty {
                let path = view.path.text
                drawing.omissions.removeAll { ($0.path + "/").hasPrefix(path + "/") }
            }
            views.merge(painter.separate) { $1 }
        }
        drawing.omissions += painter.omissions
        host.report(painter)
        return rows(around: area)
    }

    /// Returns the area of the rows of cells that show an area.
    private func rows(around area: CGRect) -> CGRect {
        guard let cell = drawing.cell, !area.isNull else { return .null }
        var (top, bottom) = (area.minY, area.maxY)
        // The place of a border depends on all cells beside it.
        var borders: [CGRect] = []
        for item in drawing.items {
            switch item.content {
            case .stroke, .changed(.transform): borders.append(item.content.reach(cell))
            default: break
            }
        }
        func isCut(_ border: CGRect) -> Bool {
            border.minY < bottom && border.maxY > top
                && (border.minY < top || border.maxY > bottom)
        }
        while let border = borders.first(where: isCut) {
            (top, bottom) = (min(top, border.minY), max(bottom, border.maxY))
        }
        let bounds = drawing.bounds
        // The first and last rows stand for all beyond them.
        let last = max(0, (bounds.height / cell.height).rounded(.up) - 1)
        let first = min(max(0, ((top - bounds.minY) / cell.height).rounded(.down)), last)
        let end = min(max(first, ((bottom - bounds.minY) / cell.height).rounded(.up) - 1), last) + 1
        return CGRect(
            x: bounds.minX, y: bounds.minY + first * cell.height, width: bounds.width,
            height: (end - first) * cell.height)
    }
}

extension [Drawing.Item] {
    /// Returns the positions of the groups of one view.
    fileprivate func groups(of path: ViewPath) -> Range<Int> {
        guard let first = firstIndex(where: { $0.group?.place === path }),
            let last = lastIndex(where: { $0.group?.place === path })
        else { return 0..<0 }
        return first..<group(at: last).upperBound
    }
}

extension Drawing.Content {
    /// Returns an area around the cells that show an item, without the changes of groups around it;
    /// infinite if it is not known.
    package func reach(_ cell: CGSize) -> CGRect {
        var frame: CGRect
        switch self {
        case .view, .changed(.opacity), .changed(.clip), .changed(.mask), .changed(.shadow),
            .changed(.filter):
            return .null
        case .changed(.transform): return .infinite
        case .fill(let path, _, _):
            frame = path.boundingRect
            // A thin area may lie in the cells beside it.
            if frame.height < 1 { frame = frame.insetBy(dx: 0, dy: -1) }
        case .stroke(let path, _, _):
            // A border, too.
            frame = path.boundingRect.insetBy(dx: -2 * cell.width, dy: -2 * cell.height)
        case .symbol(let image): frame = image.frame
        case .text(let piece): frame = piece.frame
        }
        return (frame.minX + frame.minY + frame.maxX + frame.maxY).isFinite ? frame : .infinite
    }
}
