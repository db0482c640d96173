import Foundation

/// A recorded view in use: acts change the looks of its parts as the script of a page does.
struct RecordedView {
    let recording: Recording
    /// The look of each part that changes apart.
    private(set) var looks: [Int]

    init(_ recording: Recording) {
        self.recording = recording
        looks = recording.parts.map { _ in 0 }
    }

    /// What the view shows, prints and announces.
    var shown: [Part] { Array(recording.look(showing: looks).inside.prefix(4)) }

    /// The sources of acts in the current look, each with the number of its part. Looks of other parts may
    /// cover them.
    var sources: [(part: Int, source: Int)] {
        let surveys = looks.map { recording.surveys[$0]?.sources ?? [] }
        let first = recording.surveys[0]?.sources ?? []
        return surveys.enumerated().flatMap { part, sources in
            sources.intersection(recording.parts[part].sources).sorted().filter { source in
                !first.contains(source) || surveys.allSatisfy { $0.contains(source) }
            }.map { (part, $0) }
        }
    }

    func survey(of part: Int) -> Survey { recording.surveys[looks[part]] ?? Survey() }

    /// Returns the region of a source. Looks of other parts may move it.
    func region(of source: Int) -> TouchRegion? {
        let found = ([0] + looks).compactMap { look in
            recording.surveys[look]?.regions.first { $0.source == source }
        }
        return found.first { $0 != found[0] } ?? found.first
    }

    /// Changes the look of a part, unless it is not recorded.
    mutating func show(_ look: Int, of part: Int) -> Bool {
        guard look >= 0 else { return false }
        looks[part] = look
        return true
    }

    /// Performs an act. Returns `false` if it is not recorded.
    mutating func perform(_ name: String, of source: Int, in part: Int) -> Bool {
        let place = Recording.Place(look: looks[part], source: source)
        return show(recording.acts[place]?[name] ?? looks[part], of: part)
    }

    /// Touches some points, the first of them in a region. Returns `false` if that is not recorded.
    mutating func touch(_ points: [CGPoint], in region: TouchRegion, of part: Int) -> Bool {
        let place = Recording.Place(look: looks[part], source: region.source)
        let cells = recording.cells[region.net]
        func cell(_ point: CGPoint) -> Int {
            let cell = region.net.cell(at: point)
            return cells?[cell] ?? cell
        }
        let start = cell(points[0])
        guard let table = recording.touches[place], var pair = table.taps[start] else {
            return false
        }
        var way = -1
        for point in points.dropFirst() {
            let (dx, dy) = (abs(point.x - points[0].x), abs(point.y - points[0].y))
            if way < 0, hypot(dx, dy) >= TouchTable.clear { way = dx >= dy ? 0 : 1 }
            if way >= 0, way < 2, hypot(dx, dy) >= TouchTable.far { way += 2 }
            let pairs = (way < 0 ? [0, 1] : [way]).lazy.compactMap {
                table.pairs(from: start, way: $0)
            }.first
            guard let pairs else { return false }
            let isStill = way < 0 && cell(point) == start
            let next =
                isStill ? table.taps[start] : pairs.count == 1 ? pairs[0] : pairs[cell(point)]
            guard let next, next.down >= 0 else { return false }
            pair = next
        }
        return show(pair.up, of: part)
    }
}
