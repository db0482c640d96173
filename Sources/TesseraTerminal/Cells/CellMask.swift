import Foundation
import Tessera
import TesseraDrawing

/// A column and a row, from 0.
struct CellPlace: Hashable {
    var column: Int
    var row: Int
}

/// An area of points.
struct CellMask {
    /// The parts of the area; `nil` if it fills its bounds.
    private let parts: [MaskPart]?
    let bounds: CGRect
    /// The characters of texts and symbols in the area, by their cells.
    fileprivate var letters: [CellPlace: String] = [:]

    init(_ path: Path, _ isEvenOdd: Bool, _ transform: AffineTransform) {
        // Most clips are rectangles, such as those of scroll views.
        if let figure = path.figure, !figure.isRound, transform == .identity,
            case let rect = figure.rect, (rect.minX + rect.minY + rect.maxX + rect.maxY).isFinite
        {
            (parts, bounds) = (nil, rect)
        } else {
            let part = MaskPart(path.polygons, transform, isEvenOdd: isEvenOdd)
            (parts, bounds) = ([part], part.bounds.isNull ? .zero : part.bounds)
        }
    }

    init(_ parts: [MaskPart], letters: [CellPlace: String]) {
        (self.parts, self.letters) = (parts, letters)
        let bounds = parts.reduce(CGRect.null) { $0.union($1.bounds) }
        self.bounds = bounds.isNull ? .zero : bounds
    }

    func contains(_ point: CGPoint) -> Bool {
        // As for polygons, the right and lower edges are outside.
        bounds.minX <= point.x && point.x < bounds.maxX && bounds.minY <= point.y
            && point.y < bounds.maxY && parts?.contains { $0.contains(point) } != false
    }
}

/// The area inside polygons. The places at which their edges cross a height are sorted once.
final class MaskPart {
    let bounds: CGRect
    private let edges: [(start: CGPoint, end: CGPoint)]
    private let isEvenOdd: Bool
    /// The changes that apply to the area.
    private let inside: PaintChange
    /// The crossings at each height, from left to right, with the winding of all from there on.
    private var crossings: [CGFloat: [(x: CGFloat, winding: Int)]] = [:]

    init(
        _ polygons: [[CGPoint]], _ transform: AffineTransform, isEvenOdd: Bool,
        inside: PaintChange = PaintChange()
    ) {
        let polygons = polygons.map { $0.map(transform.transform) }
        edges = polygons.flatMap { zip($0.suffix(1) + $0, $0) }.map { (start: $0, end: $1) }
        (self.isEvenOdd, self.inside) = (isEvenOdd, inside)
        bounds = polygons.joined().filter { $0.x.isFinite && $0.y.isFinite }
            .reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    func contains(_ point: CGPoint) -> Bool {
        guard inside.shows(point) else { return false }
        let row = crossings[point.y] ?? makeCrossings(at: point.y)
        // The first crossing to the right of the point.
        var (first, end) = (0, row.count)
        while first < end {
            let middle = (first + end) / 2
            if row[middle].x > point.x { end = middle } else { first = middle + 1 }
        }
        guard first < row.count else { return false }
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
        crossings[y] = row
        return row
    }
}

/// The combined changes of all groups around an item.
struct PaintChange {
    /// The transform from the item's coordinates to the drawing's.
    var transform = AffineTransform.identity
    private(set) var opacity = 1.0
    /// The changes of colours, the outermost first.
    private(set) var filters: [Drawing.Filter] = []
    private var masks: [CellMask] = []

    func placed(_ point: CGPoint) -> CGPoint { transform.transform(point) }

    /// Returns the point in the item's coordinates; `nil` if the item is drawn without an area.
    func source(of point: CGPoint) -> CGPoint? { transform.inverted()?.transform(point) }

    func shows(_ point: CGPoint) -> Bool { masks.allSatisfy { $0.contains(point) } }

    /// Returns the character of a mask in a cell; `nil` without a character, or if another mask hides it.
    func letter(_ column: Int, _ row: Int, at center: CGPoint) -> String? {
        var letter: String?
        for mask in masks {
            if let text = mask.letters[CellPlace(column: column, row: row)] {
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
        case .transform(let inner): transform.prepend(inner)
        case .filter(let filter): filters.append(filter)
        case .shadow, .mask: break
        }
    }
}
