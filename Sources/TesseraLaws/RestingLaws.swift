import Foundation
import Tessera
import TesseraDrawing

// The laws of a control at rest.

extension Examination {
    func checkValues() {
        for surrounding in Surrounding.allCases {
            var (names, states): (Set<[String]>, Set<[String]>) = ([], [])
            var known: [(index: Int, impression: Impression)] = []
            let place = surrounding.note
            for index in shown(in: surrounding) {
                let bench = bench([index, 0], surrounding)
                let elements = bench.elements(of: 0)
                // In another language they have other names.
                if surrounding == .plain {
                    behaviour.actionNames.formUnion(elements.flatMap(\.actionNames))
                }
                if !elements.isEmpty { names.insert(nameless(elements)) }
                states.insert(elements.map { "\($0.value ?? "") \($0.traits.rawValue)" })
                checkElements(elements, in: surrounding, "at \(subject.words(index))\(place)")
                let impression = bench.impression
                if subject.kind == .momentary {
                    let isSeen = impression.marks.contains {
                        bench.frame(of: 0).intersects($0.visible)
                    }
                    record.check(.seen, "looks", isSeen, "nothing is seen\(place)")
                } else {
                    compare(impression, of: index, with: known, in: surrounding)
                }
                known.append((index, impression))
                record.check(
                    .silent, "isSilent", bench.issue == nil,
                    "at \(subject.words(index))\(place): \(bench.issue?.description ?? "")")
                record.check(
                    .unasked, "waitsToStore", bench.store.written.isEmpty,
                    "\(subject.words(index)) is written when it is shown")
            }
            let (some, others) = (names.first ?? [], names.dropFirst().first ?? [])
            record.check(
                .oneElement, "keepsName", names.count == 1 || states.count == 1,
                "its name changes with the value, and its value or traits do: \(some), \(others)")
        }
    }

    /// The names of the elements, or of those that are for use if there are some, each without the value.
    private func nameless(_ elements: [AccessibilityTree.Element]) -> [String] {
        let used = elements.filter(\.isForUse)
        return (used.isEmpty || subject.kind == .stops ? elements : used).map { element in
            let (label, value) = (element.label ?? "", element.value ?? "")
            return value.isEmpty ? " \(label) " : " \(label) ".replacing(" \(value) ", with: " … ")
        }
    }

    /// The values that are shown. Of many, neighbours are the least different.
    private func shown(in surrounding: Surrounding) -> [Int] {
        let sample = subject.sample
        if subject.values.count <= 12 || surrounding != .plain { return sample }
        return Set(sample + sample.map { min($0 + 1, subject.last) }).sorted()
    }

    private func compare(
        _ impression: Impression, of index: Int,
        with others: [(index: Int, impression: Impression)], in surrounding: Surrounding
    ) {
        let isPlain = surrounding == .plain
        for (other, earlier) in others {
            let pair = "\(subject.words(other)) and \(subject.words(index))"
            record.check(
                .seen, isPlain ? "looks" : "looksAround", !impression.looksLike(earlier),
                "\(pair) look alike\(surrounding.note)")
            record.check(
                .spoken, isPlain ? "sounds" : "soundsAround", earlier.words != impression.words,
                "\(pair) sound alike\(surrounding.note)")
        }
    }

    private func checkElements(
        _ elements: [AccessibilityTree.Element], in surrounding: Surrounding, _ place: String
    ) {
        let found = elements.map(\.description).joined(separator: "; ")
        record.check(.oneElement, "isAnnounced", !elements.isEmpty, "\(place) it is not announced")
        let mayBeSeveral = subject.kind != .stops && subject.kind != .momentary
        record.check(
            .oneElement, "isSingle", elements.count < 2 || mayBeSeveral,
            "\(place) it is announced as \(elements.count) elements: \(found)")
        let labels = elements.map { $0.label ?? "" }
        record.check(
            .oneElement, "isNamed", !labels.contains(""),
            "\(place) a part is announced without a name: \(found)")
        record.check(
            .oneElement, "hasNamesApart", Set(labels).count == labels.count || !mayBeSeveral,
            "\(place) two parts have the same name: \(found)")
        guard surrounding != .disabled else {
            let isSaid = elements.isEmpty || elements.contains { !$0.isEnabled }
            record.check(
                .disabled, "saysDisabled",
                isSaid && elements.filter(\.isForUse).allSatisfy { !$0.isEnabled },
                "it is announced as enabled: \(found)")
            return
        }
        if subject.kind == .stops, !elements.isEmpty {
            record.check(
                .oneElement, "isAdjustable", elements.contains(where: \.isAdjustable),
                "\(place) it is announced, but cannot be adjusted: \(found)")
        }
    }

    // MARK: - Points

    /// Checks that a touch chooses each value, or that steps lead to it.
    func checkReach(of survey: Survey, in surrounding: Surrounding) {
        let found = survey.meanings
        var isReached = found.contains { $0 == .step(1) || $0 == .step(1, wraps: true) }
        isReached = isReached && (found.contains(.step(-1)) || !found.contains(.step(1)))
        if case .flags(let count) = subject.kind {
            isReached = isReached || (0..<count).allSatisfy { found.contains(.flip(1 << $0)) }
        }
        isReached = isReached || subject.kind == .momentary && found.contains(.flip(1))
        let clause =
            surrounding == .plain
            ? Clause(.touched, "isReached") : Clause(.touched, "isReachedAround")
        let size = frame(in: surrounding).size
        let length = survey.isRow ? size.width : size.height
        guard isReached || length >= CGFloat(subject.values.count) else { return }
        for value in subject.sample.dropFirst(subject.kind == .stops ? 1 : 0) {
            record.check(
                clause,
                isReached || found.contains(.choose(value)) || behaviour.cleared.contains(value)
                    || isBetween(value, of: survey, in: surrounding),
                (found.isEmpty ? pulled : nil)
                    ?? "no touch chooses \(subject.words(value))\(surrounding.note)")
        }
    }

    /// Looks for a value between the points of the survey, along which the values rise or fall.
    private func isBetween(_ value: Int, of survey: Survey, in surrounding: Surrounding) -> Bool {
        let line = survey.mainLine
        let live = line.filter { $0.meaning?.chosen != nil }
        guard let first = live.first, let end = live.last, line.count > 1 else { return false }
        // Beyond the outermost points may be more.
        let step = (line[1].place.x - line[0].place.x, line[1].place.y - line[0].place.y)
        var low = UnitPoint(near: first.place.x - step.0, first.place.y - step.1)
        var high = UnitPoint(near: end.place.x + step.0, end.place.y + step.1)
        if first.meaning?.chosen ?? 0 > end.meaning?.chosen ?? 0 { swap(&low, &high) }
        let bench = bench([0, 0], surrounding)
        for _ in 0..<12 {
            let place = UnitPoint(near: (low.x + high.x) / 2, (low.y + high.y) / 2)
            let found = bench.result(of: .touch(place), from: value == 0 ? subject.last : 0)
            guard let found, found != value else { return found != nil }
            if found < value { low = place } else { high = place }
        }
        return false
    }

    /// The words for a control that is typed into, or only slides; `nil` for another.
    private var pulled: String? {
        let bench = bench([subject.last / 2, 0])
        if bench.elements(of: 0).contains(where: { $0.traits.contains(.isTextField) }) {
            return "it takes typed text, which the laws do not know"
        }
        let ends: [UnitPoint] = [.leading, .trailing, .top, .bottom]
        let slides = (0...20).map { UnitPoint(near: CGFloat($0) / 20, 0.5) }.flatMap { place in
            ends.map { ControlAct.slide(place, to: $0) }
        }
        let middle = subject.last / 2
        return slides.first { bench.result(of: $0, from: middle) != middle }.map {
            "touches do nothing, but it can be pulled" + code(middle, [$0])
        }
    }

    /// Checks that there is no gap along a control, and that its values rise.
    func checkLine(of survey: Survey, in surrounding: Surrounding) {
        let line = survey.mainLine
        let live = line.indices.filter { line[$0].meaning != nil }
        for (one, next) in zip(live, live.dropFirst()) {
            // Buttons may be apart.
            let areParts = subject.kind != .stops || line[one].meaning?.isStep == true
            if areParts, line[one].meaning != line[next].meaning { continue }
            let gap = line[min(one + 1, next)].place
            record.check(
                .solid, "hasNoGap", next == one + 1,
                "a touch does nothing\(surrounding.note)" + code(0, [.touch(gap)]))
        }
        let chosen = line.compactMap { $0.meaning?.chosen }
        guard subject.kind == .stops, Set(chosen).count > 1 else { return }
        let isMirrored = surrounding == .mirrored && survey.isRow
        let isOrdered =
            chosen == (isMirrored ? chosen.sorted(by: >) : chosen.sorted())
            || !survey.isRow && chosen == chosen.sorted(by: >)
        record.check(
            isMirrored ? Clause(.mirrored, "mirrorsTouches") : Clause(.ordered, "rises"), isOrdered,
            "from the left or top, touches choose \(chosen.map(subject.words))\(surrounding.note)")
    }

    /// Checks that the picture rises as touches do, and that a part that lights up under the finger does so in other
    /// surroundings.
    func checkLight(in surrounding: Surrounding) {
        guard subject.kind == .stops else { return }
        if surrounding == .plain, let lowest = lit(by: 1, in: .plain)?.min(),
            let highest = lit(by: subject.last, in: .plain)?.max()
        {
            record.check(
                .ordered, "fills", lowest <= highest,
                "\(subject.words(1)) is seen where a touch chooses \(subject.words(lowest))")
        }
        let found = survey(in: surrounding).meanings
        for value in subject.sample.dropFirst() where surrounding != .plain {
            guard found.contains(.choose(value)),
                lit(by: value, in: .plain)?.contains(value) == true
            else { continue }
            record.check(
                surrounding == .mirrored
                    ? Clause(.mirrored, "mirrorsPicture") : Clause(.steady, "lightsAround"),
                lit(by: value, in: surrounding)?.contains(value) ?? true,
                "\(subject.words(value)) is not seen where a touch chooses it\(surrounding.note)")
        }
    }

    /// The values that touches choose where a value changes the look; `nil` if it looks as the value before.
    private func lit(by value: Int, in surrounding: Surrounding) -> Set<Int>? {
        let frame = frame(in: surrounding)
        let before = impression([value - 1, 0], surrounding)
        let after = impression([value, 0], surrounding)
        if before.looksLike(after) { return nil }
        return survey(in: surrounding).lines.joined().reduce(into: []) { values, point in
            guard let chosen = point.meaning?.chosen else { return }
            let place = CGPoint(
                x: frame.minX + point.place.x * frame.width,
                y: frame.minY + point.place.y * frame.height)
            if !before.looksLike(after, at: place) { values.insert(chosen) }
        }
    }

    /// Touches near the edges of each mark that responds in its middle.
    func checkEdges() {
        let frame = frame(in: .plain)
        func place(_ part: CGPoint, of area: CGRect) -> UnitPoint {
            let (x, y) = (area.midX + part.x * area.width, area.midY + part.y * area.height)
            return UnitPoint(
                near: (x - frame.minX) / frame.width, (y - frame.minY) / frame.height)
        }
        for mark in impression([0, 0], .plain).marks {
            let bench = bench([0, 0])
            func responds(_ place: UnitPoint) -> Bool {
                // A value may be written again where the mark alone is.
                [0, subject.last].contains { value in
                    bench.result(of: .touch(place), from: value) != value
                        || !bench.store.written.isEmpty
                }
            }
            let middle = CGPoint(x: mark.visible.midX, y: mark.visible.midY)
            guard frame.contains(middle), responds(place(.zero, of: mark.visible)) else { continue }
            for edge in mark.edges {
                let place = place(edge, of: mark.visible)
                record.check(
                    .whole, "hasEdges", responds(place),
                    "a mark responds in its middle, and not near its edge"
                        + code(0, [.touch(place)]))
            }
        }
    }

    /// Acts as code that repeats them.
    func code(_ start: Int, _ acts: [ControlAct]) -> String {
        ": replay(from: \(([start] as [any CustomStringConvertible] + acts).map(\.description).joined(separator: ", ")))"
    }
}

extension AccessibilityTree.Element {
    /// Whether it is more than a text or an image.
    fileprivate var isForUse: Bool {
        isAdjustable || !actionNames.isEmpty
            || !traits.isDisjoint(with: [.isButton, .isToggle, .isTextField])
    }
}
