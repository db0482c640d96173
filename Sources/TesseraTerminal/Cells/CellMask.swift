import Foundation
import TesseraDrawing

/// An area of points.
struct CellMask {
    /// A part of the area, with the changes that apply to it.
    typealias Part = (polygons: [[CGPoint]], isEvenOdd: Bool, inside: PaintChange)

    /// The parts of the area; `nil` if it fills its bounds.
    private var parts: [Part]?
    let bounds: CGRect

    init(_ outline: Outline, _ isEvenOdd: Bool, _ transform: Transform) {
        // Most clips are rectangles, such as those of scroll views.
        if case .rect(let rect) = outline, transform == .identity,
            (rect.minX + rect.minY + rect.maxX + rect.maxY).isFinite
        {
            self.init(bounds: rect.standardized)
            return
        }
        self.init([(outline.polygons.map { $0.map { transform($0) } }, isEvenOdd, PaintChange())])
    }

    private init(bounds: CGRect) { self.bounds = bounds }

    init(_ parts: [Part]) {
        self.parts = parts
        var bounds = CGRect.null
        for point in parts.lazy.flatMap(\.polygons).joined()
        where point.x.isFinite && point.y.isFinite {
            bounds = bounds.union(CGRect(origin: point, size: .zero))
        }
        self.bounds = bounds.isNull ? .zero : bounds
    }

    func contains(_ point: CGPoint) -> Bool {
        // As for polygons, the right and lower edges are outside.
        bounds.minX <= point.x && point.x < bounds.maxX && bounds.minY <= point.y
            && point.y < bounds.maxY
            && parts?.contains {
                $0.inside.shows(point) && Self.contains(point, $0.polygons, $0.isEvenOdd)
            } != false
    }

    private static func contains(_ point: CGPoint, _ polygons: [[CGPoint]], _ isEvenOdd: Bool)
        -> Bool
    {
        var winding = 0
        var crossings = 0
        for polygon in polygons {
            var last = polygon[polygon.count - 1]
            for next in polygon {
                defer { last = next }
                guard (last.y <= point.y) != (next.y <= point.y) else { continue }
                let x = last.x + (point.y - last.y) / (next.y - last.y) * (next.x - last.x)
                guard x > point.x else { continue }
                crossings += 1
                winding += last.y < next.y ? 1 : -1
            }
        }
        return isEvenOdd ? crossings % 2 == 1 : winding != 0
    }
}

/// The combined changes of all groups around an item.
struct PaintChange {
    /// The transform from the item's coordinates to the drawing's.
    var transform = Transform.identity
    private(set) var opacity = 1.0
    private var masks: [CellMask] = []

    func shows(_ point: CGPoint) -> Bool { masks.allSatisfy { $0.contains(point) } }

    mutating func cut(by mask: CellMask) { masks.append(mask) }

    mutating func apply(_ change: Drawing.Change) {
        switch change {
        case .opacity(let value): opacity *= min(max(0, value), 1)
        case .clip(let outline, let isEvenOdd): cut(by: CellMask(outline, isEvenOdd, transform))
        case .transform(let inner): transform = transform.after(inner)
        case .shadow, .mask: break
        }
    }
}
