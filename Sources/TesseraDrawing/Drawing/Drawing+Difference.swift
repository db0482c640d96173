public import Foundation
public import TesseraCore

extension Drawing {
    /// Creates a picture of a change: the tree before, and the tree after to its right, with a line
    /// around each view that differs.
    /// A view has no line either if only its descendants changed.
    public init(
        from before: Drawing, to after: Drawing, _ difference: ViewTree.Difference,
        distance: CGFloat = 48
    ) {
        var marks: (before: [Item], after: [Item]) = ([], [])
        for change in difference.changes {
            switch change {
            case .removed(let path, _): marks.before += before.marks(around: path, ColorTable.red)
            case .inserted(let path, _): marks.after += after.marks(around: path, ColorTable.green)
            case .changed(let path, _, _):
                if difference.changes.contains(where: { $0.isInside(path) }) { continue }
                marks.before += before.marks(around: path, ColorTable.red)
                marks.after += after.marks(around: path, ColorTable.green)
            case .moved(let old, let new):
                marks.before += before.marks(around: old, ColorTable.blue)
                marks.after += after.marks(around: new, ColorTable.blue)
            }
        }
        let place = before.bounds.maxX + distance - after.bounds.minX
        var transform = Transform(around: .zero)
        transform.tx = place
        let moved = after.items + marks.after
        let group = Item(content: .changed(.transform(transform)), count: moved.count + 1)
        let middle = CGPoint(x: before.bounds.maxX + distance / 2, y: before.bounds.midY)
        let arrow = SymbolImage(
            name: "arrow.right", frame: CGRect(origin: middle, size: .zero).insetBy(dx: -8, dy: -8),
            paint: .ink(ColorTable.gray))
        self.init(
            bounds: before.bounds.union(after.bounds.offsetBy(dx: place, dy: 0)),
            items: before.items + marks.before + [Item(content: .symbol(arrow)), group] + moved)
        cell = after.cell
        preferredScheme = after.preferredScheme
        undrawn = before.undrawn + after.undrawn.filter { !before.undrawn.contains($0) }
    }

    private func marks(around path: String, _ ink: Ink) -> [Item] {
        frames(of: path).map { frame in
            let line = Outline.rounded(frame.insetBy(dx: -2, dy: -2), radius: 3)
            return Item(content: .stroke(line, .ink(ink), Stroke(width: 1.5, dash: [4, 2])))
        }
    }
}

extension ViewTree.Difference.Change {
    /// Returns whether the view is inside the view with a path.
    fileprivate func isInside(_ path: String) -> Bool {
        switch self {
        case .removed(let own, _), .inserted(let own, _), .changed(let own, _, _),
            .moved(let own, _):
            own.hasPrefix("\(path)/")
        }
    }
}
