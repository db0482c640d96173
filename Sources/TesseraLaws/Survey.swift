import Foundation
import Tessera
import TesseraDrawing

/// What a control means: the value that a touch of each point chooses, and what its values look and sound like.
@MainActor
struct Survey<Value: Equatable> {
    /// The number of points along the control and across it.
    let (columns, rows): (Int, Int)
    /// The frame of the control.
    let frame: CGRect
    /// The index of the value that a touch of each point chooses; `nil` where a touch does nothing.
    private(set) var meaning: [Int?] = []

    /// Surveys a control.
    init(of subject: ControlCase<Value>, points: Int, into record: inout Record) {
        frame = subject.bench(0, 0).frame(ofControl: 0)
        (columns, rows) = frame.height > frame.width ? (3, points) : (points, 3)
        compareValues(of: subject, &record)
        touchAll(of: subject, &record)
        checkLines(of: subject.kind == .stops, &record)
        checkWhole(of: subject, &record)
    }

    /// The place of a point in the frame of a control.
    func place(_ point: Int, in frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.minX + frame.width * (CGFloat(point % columns) + 0.5) / CGFloat(columns),
            y: frame.minY + frame.height * (CGFloat(point / columns) + 0.5) / CGFloat(rows))
    }

    /// The point on the other side of the vertical axis.
    func mirrored(_ point: Int) -> Int { point / columns * columns + columns - 1 - point % columns }

    /// A point in the middle of those that choose a value.
    func point(choosing value: Int) -> Int? {
        let points = meaning.indices.filter { meaning[$0] == value }
        return points.isEmpty ? nil : points[points.count / 2]
    }

    /// A point in words.
    func words(_ point: Int) -> String {
        let place = place(point, in: CGRect(x: 0, y: 0, width: 100, height: 100))
        return "\(Int(place.x)) % across and \(Int(place.y)) % down"
    }

    // MARK: - Values

    private func compareValues(of subject: ControlCase<Value>, _ record: inout Record) {
        let places = [
            ("", Surroundings()), (" in the dark", Surroundings(isDark: true)),
            (" in large text", Surroundings(isLarge: true)),
            (" in French", Surroundings(isFrench: true)),
            (" from right to left", Surroundings(isMirrored: true)),
        ]
        for (name, surroundings) in places {
            var names: Set<String> = []
            var impressions: [Impression] = []
            for index in subject.values.indices {
                let hosted = subject.bench(index, 0, surroundings)
                let value = "\(subject.values[index])\(name)"
                checkElements(of: hosted, subject, value, &names, &record)
                let impression = hosted.impression
                for (other, earlier) in impressions.enumerated() {
                    let pair = "\(subject.values[other]) and \(value)"
                    record.check(
                        .seen, earlier.marks != impression.marks, "\(pair) look alike")
                    record.check(
                        .spoken, earlier.words != impression.words, "\(pair) sound alike")
                }
                impressions.append(impression)
                record.check(
                    .silent, hosted.issue == nil, "at \(value): \(hosted.issue?.description ?? "")")
                record.check(
                    .unasked, hosted.store.written.isEmpty, "\(value) is written when it is shown")
            }
        }
    }

    private func checkElements(
        of hosted: Hosted<Value>, _ subject: ControlCase<Value>, _ value: String,
        _ names: inout Set<String>, _ record: inout Record
    ) {
        let elements = hosted.host.elements(ofControl: 0)
        let labels = elements.map { $0.label ?? "" }
        let found = elements.map(\.description).joined(separator: "; ")
        names.insert(labels.joined(separator: "; "))
        let isOne = elements.count == 1 || subject.kind == .choices && !elements.isEmpty
        let isUsed = elements.first?.isAdjustable == true || subject.kind != .stops
        record.check(
            .oneElement, isOne && isUsed && !labels.contains("") && names.count == 1,
            "at \(value) there is \(found.isEmpty ? "nothing" : found)")
    }

    // MARK: - Points

    private mutating func touchAll(of subject: ControlCase<Value>, _ record: inout Record) {
        let last = subject.values.count - 1
        let starts = last > 1 ? [0, last / 2, last] : [0, last]
        let hosted = subject.bench(0, 0)
        meaning = Array(repeating: nil, count: columns * rows)
        var results: [[Int?]] = []
        for point in meaning.indices {
            var found: [Int?] = []
            for start in starts {
                hosted.store.values[0] = subject.values[start]
                hosted.touch(.single, at: place(point, in: frame))
                found.append(subject.values.firstIndex(of: hosted.store.values[0]))
            }
            results.append(found)
            let chosen = zip(starts, found).compactMap { $0 == $1 ? nil : $1 }
            // A second touch may clear: the value that more starts lead to counts.
            meaning[point] = chosen.max { one, other in
                chosen.count { $0 == one } < chosen.count { $0 == other }
            }
        }
        if subject.kind == .states {
            record.check(
                .touched, results.contains { $0 == [1, 0] }, "no point turns it on and off")
            return
        }
        for value in subject.values.indices.dropFirst() {
            record.check(
                .touched, point(choosing: value) != nil,
                "no touch chooses \(subject.values[value])")
        }
    }

    private func checkLines(of stops: Bool, _ record: inout Record) {
        let lines =
            columns > rows
            ? (0..<rows).map { row in (0..<columns).map { row * columns + $0 } }
            : (0..<columns).map { column in (0..<rows).map { $0 * columns + column } }
        for line in lines {
            guard let first = line.firstIndex(where: { meaning[$0] != nil }),
                let last = line.lastIndex(where: { meaning[$0] != nil })
            else { continue }
            let dead = line[first...last].first { meaning[$0] == nil }
            record.check(.solid, dead == nil, "\(dead.map(words) ?? "") is dead")
            let values = line.compactMap { meaning[$0] }
            let isOrdered = values == values.sorted() || values == values.sorted(by: >)
            if stops { record.check(.ordered, isOrdered, "touches choose \(values)") }
        }
    }

    /// Touches the corners of each mark that responds in its middle.
    private func checkWhole(of subject: ControlCase<Value>, _ record: inout Record) {
        let hosted = subject.bench(0, 0)
        let last = subject.values.count - 1
        func responds(_ point: CGPoint) -> Bool {
            [0, last].contains { start in
                hosted.store.values[0] = subject.values[start]
                hosted.touch(.single, at: point)
                return hosted.store.values[0] != subject.values[start]
            }
        }
        for mark in hosted.impression.marks
        where frame.contains(CGPoint(x: mark.visible.midX, y: mark.visible.midY)) {
            let area = mark.visible.insetBy(
                dx: mark.visible.width / 10, dy: mark.visible.height / 10)
            guard responds(CGPoint(x: area.midX, y: area.midY)) else { continue }
            for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] as [(CGFloat, CGFloat)] {
                let corner = CGPoint(x: area.minX + area.width * x, y: area.minY + area.height * y)
                record.check(
                    .whole, responds(corner),
                    "a mark at \(Int(area.midX)),\(Int(area.midY)) responds, and is dead at "
                        + "\(Int(corner.x)),\(Int(corner.y))")
            }
        }
    }
}
