import Foundation
import TesseraDrawing

/// An area of points.
struct CellMask {
    /// A part of the area, with the changes that apply to it.
    struct Part {
        let polygons: [[CGPoint]]
        let isEvenOdd: Bool
        let inside: PaintChange
        let edges: Edges

        init(_ polygons: [[CGPoint]], isEvenOdd: Bool, inside: PaintChange = PaintChange()) {
            (self.polygons, self.isEvenOdd, self.inside) = (polygons, isEvenOdd, inside)
            edges = Edges(polygons)
        }
    }

    /// A place in a grid of cells.
    struct Place: Hashable {
        let column: Int
        let row: Int
    }

    /// The parts of the area; `nil` if it fills its bounds.
    private var parts: [Part]?
    let bounds: CGRect
    /// The characters of texts and symbols in the area, by their cells.
    fileprivate var letters: [Place: String] = [:]

    init(_ outline: Outline, _ isEvenOdd: Bool, _ transform: Transform) {
        // Most clips are rectangles, such as those of scroll views.
        if case .rect(let rect) = outline, transform == .identity,
            (rect.minX + rect.minY + rect.maxX + rect.maxY).isFinite
        {
            self.init(bounds: rect.standardized)
            return
        }
        let polygons = outline.polygons.map { $0.map { transform($0) } }
        self.init([Part(polygons, isEvenOdd: isEvenOdd)])
    }

    private init(bounds: CGRect) { self.bounds = bounds }

    init(_ parts: [Part], letters: [Place: String] = [:]) {
        (self.parts, self.letters) = (parts, letters)
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
                $0.inside.shows(point) && $0.edges.surround(point, $0.isEvenOdd)
            } != false
    }
}

/// The edges of polygons. The places at which they cross a height are sorted once.
final class Edges {
    private let edges: [(start: CGPoint, end: CGPoint)]
    /// The crossings at each height, from left to right, with the winding of all from there on.
    private var crossings: [CGFloat: [(x: CGFloat, winding: Int)]] = [:]

    init(_ polygons: [[CGPoint]]) {
        edges = polygons.flatMap { zip($0.suffix(1) + $0, $0) }.map { (start: $0, end: $1) }
    }

    func surround(_ point: CGPoint, _ isEvenOdd: Bool) -> Bool {
        let row = crossings[point.y] ?? makeCrossings(at: point.y)
        guard let first = row.firstIndex(where: { $0.x > point.x }) else { return false }
        return isEvenOdd ? (row.count - first) % 2 == 1 : row[first].winding != 0
    }

    private func makeCrossings(at y: CGFloat) -> [(x: CGFloat, winding: Int)] {
        var row: [(x: CGFloat, winding: Int)] = []
        for (start, end) in edges where (start.y <= y) != (end.y <= y) {
            let x = start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
            if !x.isNaN { row.append((x, start.y < end.y ? 1 : -1)) }
        }
        row.sort { $0.x < $1.x }
        for index in row.indices.dropLast().reversed() {
            row[index].winding += row[index + 1].winding
        }
        if crossings.count > 4_000 { crossings = [:] }
        crossings[y] = row
        return row
    }
}

/// The combined changes of all groups around an item.
struct PaintChange {
    /// The transform from the item's coordinates to the drawing's.
    var transform = Transform.identity
    private(set) var opacity = 1.0
    private var masks: [CellMask] = []

    func shows(_ point: CGPoint) -> Bool { masks.allSatisfy { $0.contains(point) } }

    /// Returns the character of a mask in a cell; `nil` if there is none, or if another mask hides it.
    func letter(_ column: Int, _ row: Int, at center: CGPoint) -> String? {
        var letter: String?
        for mask in masks {
            if let text = mask.letters[CellMask.Place(column: column, row: row)] {
                letter = text
            } else if !mask.contains(center) {
                return nil
            }
        }
        return letter
    }

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
