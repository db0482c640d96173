import Tessera
import TesseraDrawing
import TesseraEvaluation

extension Inspection {
    /// The part of each symbol that is drawn filled, from 0 to 1, in tenths: symbols are told apart by
    /// their places, and what is cut off or masked is not drawn.
    var drawnShares: [Double] {
        var own: [CGRect] = []
        for image in images.indices {
            let frame = frame(image: image)
            if own.last?.midX != frame.midX { own.append(frame) }
        }
        let drawn = DrawnSymbols(host.drawing).filled
        return own.map { frame in
            let shares = drawn.filter { abs($0.frame.midX - frame.midX) < 1 }
                .filter { abs($0.frame.midY - frame.midY) < 1 }
                .map { max(0, $0.visible.width) / $0.frame.width }
            return ((shares.max() ?? 0) * 10).rounded() / 10
        }
    }
}

/// The filled symbols of a drawing, with what is to be seen of each.
private struct DrawnSymbols {
    private(set) var filled: [(frame: CGRect, visible: CGRect)] = []

    init(_ drawing: Drawing) {
        walk(drawing.items[...], { $0 }, CGRect(x: -9999, y: -9999, width: 19998, height: 19998))
    }

    /// Looks at some items that are seen through a window, in coordinates that are changed.
    private mutating func walk(
        _ items: ArraySlice<Drawing.Item>, _ place: @escaping (CGPoint) -> CGPoint, _ window: CGRect
    ) {
        var position = items.startIndex
        while position < items.endIndex {
            let item = items[position]
            let end = min(items.endIndex, position + max(1, item.count))
            let inside = items[(position + 1)..<end]
            switch item.content {
            case .changed(.transform(let change)):
                walk(inside, { place(change($0)) }, window)
            case .changed(.clip(let outline, _)):
                walk(inside, place, window.intersection(rect(outline.bounds, place)))
            case .changed(.mask(let count)):
                let mask = area(inside.prefix(count), place)
                walk(inside.dropFirst(count), place, window.intersection(mask))
            case .symbol(let image) where image.name.hasSuffix(".fill"):
                let frame = rect(image.frame, place)
                let visible = frame.intersection(window)
                filled.append((frame, visible.isNull ? .zero : visible))
            default: walk(inside, place, window)
            }
            position = end
        }
    }

    /// The rectangle around what some items fill.
    private func area(
        _ items: ArraySlice<Drawing.Item>, _ place: @escaping (CGPoint) -> CGPoint
    ) -> CGRect {
        var area = CGRect.null
        var position = items.startIndex
        while position < items.endIndex {
            let item = items[position]
            let end = min(items.endIndex, position + max(1, item.count))
            let inside = items[(position + 1)..<end]
            switch item.content {
            case .changed(.transform(let change)):
                area = area.union(self.area(inside, { place(change($0)) }))
            case .fill(let outline, _, _): area = area.union(rect(outline.bounds, place))
            default: area = area.union(self.area(inside, place))
            }
            position = end
        }
        return area
    }

    private func rect(_ rect: CGRect, _ place: (CGPoint) -> CGPoint) -> CGRect {
        let (one, other) = (
            place(rect.origin), place(CGPoint(x: rect.maxX, y: rect.maxY))
        )
        return CGRect(
            x: min(one.x, other.x), y: min(one.y, other.y), width: abs(other.x - one.x),
            height: abs(other.y - one.y))
    }
}
