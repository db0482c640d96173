import Foundation
import Tessera
import TesseraDrawing

// The laws that hold without acts, and those of the points of a control.

extension Survey {
    /// Puts the laws of a control at rest and of its points to the test.
    func check(_ subject: ControlCase<Value>, into record: inout Record) {
        for surrounding in [nil] + Surrounding.allCases {
            checkValues(of: subject, in: Set(surrounding.map { [$0] } ?? []), &record)
        }
        checkReach(of: subject, &record)
        checkLines(of: subject.kind, &record)
        checkMarks(of: subject, &record)
    }

    private func checkValues(
        of subject: ControlCase<Value>, in surroundings: Set<Surrounding>, _ record: inout Record
    ) {
        var names: Set<String> = []
        var impressions: [(value: Value, impression: Impression)] = []
        let place = surroundings.first.map { " \($0.rawValue)" } ?? ""
        for (index, value) in subject.values.enumerated() {
            let hosted = HostedBench(subject, [index, 0], surroundings)
            let elements = hosted.elements(ofControl: 0)
            let labels = elements.map { $0.label ?? "" }
            let isOne = elements.count == 1 || subject.kind == .choices && !elements.isEmpty
            let isUsed =
                subject.kind != .stops || elements.first?.isAdjustable == true
                || surroundings.contains(.disabled)
            names.insert(labels.joined(separator: "; "))
            let found = elements.map(\.description).joined(separator: "; ")
            record.check(
                .oneElement, isOne && isUsed && !labels.contains("") && names.count == 1,
                "at \(value)\(place) there is \(found.isEmpty ? "nothing" : found)")
            let impression = hosted.impression
            for (other, earlier) in impressions {
                let pair = "\(other) and \(value)"
                record.check(
                    .seen, earlier.marks != impression.marks, "\(pair) look alike\(place)")
                record.check(
                    .spoken, earlier.words != impression.words, "\(pair) sound alike\(place)")
            }
            impressions.append((value, impression))
            record.check(
                .silent, hosted.issue == nil,
                "at \(value)\(place): \(hosted.issue?.description ?? "")")
            record.check(
                .unasked, hosted.store.written.isEmpty, "\(value) is written when it is shown")
        }
    }

    private func checkReach(of subject: ControlCase<Value>, _ record: inout Record) {
        let found = Set(meanings.compactMap(\.self))
        let isStepped = found.isSuperset(of: [.step(1), .step(-1)]) || found.contains(.turn)
        for index in subject.values.indices.dropFirst(subject.kind == .stops ? 1 : 0) {
            record.check(
                .touched, isStepped || found.contains(.choose(index)),
                "no touch chooses \(subject.values[index])")
        }
    }

    private func checkLines(of kind: ControlCase<Value>.Kind, _ record: inout Record) {
        let isRow = columns > rows
        for line in 0..<(isRow ? rows : columns) {
            let points = meanings.indices.filter { (isRow ? $0 / columns : $0 % columns) == line }
            let live = points.filter { meanings[$0] != nil }
            for (one, next) in zip(live, live.dropFirst()) {
                // Buttons may be apart.
                let areParts = kind == .choices || meanings[one]?.isStep == true
                if areParts, meanings[one] != meanings[next] { continue }
                let between = (isRow ? 1 : columns) + one
                record.check(.solid, between == next, "\(words(between)) is dead")
            }
            let chosen = live.compactMap { meanings[$0]?.chosen }
            let isOrdered =
                chosen == chosen.sorted() || !isRow && chosen == chosen.sorted(by: >)
            if kind == .stops, chosen.count > 1 {
                record.check(.ordered, isOrdered, "touches choose \(chosen)")
            }
        }
    }

    /// Touches the corners of each mark that responds in its middle.
    private func checkMarks(of subject: ControlCase<Value>, _ record: inout Record) {
        let hosted = HostedBench(subject, [0, 0])
        func responds(_ point: CGPoint) -> Bool {
            [subject.values[0], subject.values[subject.values.count - 1]].contains { start in
                hosted.store.values[0] = start
                hosted.touch(.single, at: point)
                return hosted.store.values[0] != start
            }
        }
        for mark in hosted.impression.marks {
            let area = mark.visible.insetBy(
                dx: mark.visible.width / 10, dy: mark.visible.height / 10)
            let middle = CGPoint(x: area.midX, y: area.midY)
            guard frame.contains(middle), responds(middle) else { continue }
            for x in [area.minX, area.maxX] {
                for y in [area.minY, area.maxY] {
                    record.check(
                        .whole, responds(CGPoint(x: x, y: y)),
                        "a mark at \(Int(middle.x)),\(Int(middle.y)) responds, and is dead at "
                            + "\(Int(x)),\(Int(y))")
                }
            }
        }
    }
}

extension Meaning {
    fileprivate var isStep: Bool {
        if case .step = self { true } else { false }
    }

    /// The value that it chooses.
    fileprivate var chosen: Int? {
        if case .choose(let value) = self { value } else { nil }
    }
}
