import Foundation
import Tessera

/// An act of a walk, with the values that it may leave.
@MainActor
struct Move {
    var act: ControlAct
    /// The surroundings that the expectation is about.
    var surrounding = ControlAct.Surrounding.plain
    /// Returns the values that may be stored then, and the clause that says so; `nil` without an expectation.
    var expected: (_ before: Int) -> (clause: Clause, values: [Int])? = { _ in nil }
}

extension Examination {
    /// The acts of the systematic walks in some surroundings: those that choose, and the others.
    func systematicMoves(in surrounding: Surrounding) -> [[Move]] {
        let (last, isPlain) = (subject.last, surrounding == .plain)
        func walk(_ moves: [Move], from starts: [Int]) -> [Move] {
            starts.flatMap { start in
                moves.flatMap { [Move(act: .store(start), surrounding: surrounding), $0] }
            }
        }
        let touches = touches(in: surrounding)
        let others = steps(in: surrounding) + activations(in: surrounding)
        guard isPlain else {
            let turn = Move(act: .turn(surrounding), surrounding: surrounding)
            let starts = surrounding == .disabled ? [last / 2] : [0, last]
            // Back in plain surroundings, a touch does what it did.
            let back = [Move(act: .turn(.plain)), Move(act: .store(0))]
            return [
                [turn] + walk(touches, from: starts) + back + self.touches(in: .plain).suffix(1),
                [turn] + walk(others + gestures(in: surrounding), from: [last / 2]),
            ]
        }
        let stores = subject.sample.flatMap {
            [Move(act: .store($0)), Move(act: .beside(.store($0)))]
        }
        // Each act may be the first.
        let firsts = others.map { [Move(act: .store(last / 2)), $0] }
        return firsts + [
            walk(touches + others, from: subject.sample),
            walk(gestures(in: .plain), from: Set([0, last / 2, last]).sorted()) + stores
                + (touches + others).map(\.beside),
        ]
    }

    /// Some acts at random. The surroundings change now and then.
    func randomMoves(_ count: Int, seed: UInt64) -> [Move] {
        var generator = SeededGenerator(seed: seed)
        var (surrounding, pools) = (Surrounding.plain, [Surrounding: [Move]]())
        func any<T>(_ values: [T]) -> T {
            values[Int.random(in: 0..<values.count, using: &generator)]
        }
        return (0..<count).map { _ in
            switch Int.random(in: 0..<20, using: &generator) {
            case 0, 1:
                surrounding = any(Surrounding.allCases)
                return Move(act: .turn(surrounding), surrounding: surrounding)
            case 2, 3:
                return Move(
                    act: .store(any(Array(subject.values.indices))), surrounding: surrounding)
            case let number:
                let pool = pools[surrounding] ?? pool(in: surrounding)
                pools[surrounding] = pool
                guard !pool.isEmpty else { return Move(act: .store(0), surrounding: surrounding) }
                let move = any(pool)
                return number < 8 ? move.beside : move
            }
        }
    }

    private func pool(in surrounding: Surrounding) -> [Move] {
        let lines = behaviour.opens ? [] : survey(in: surrounding).lines
        let points = lines.joined().map { touch($0.place, $0.meaning, in: surrounding) }
        // Half of the acts touch a point.
        let others =
            touches(in: surrounding) + steps(in: surrounding) + activations(in: surrounding)
            + gestures(in: surrounding)
        return Array(points)
            + (0..<max(1, points.count / max(1, others.count))).flatMap { _ in others }
    }

    // MARK: - Acts

    private func move(
        _ act: ControlAct, _ clause: Clause, in surrounding: Surrounding,
        _ values: @escaping (Int) -> [Int]?
    ) -> Move {
        let isDisabled = surrounding == .disabled
        let all = subject.values.indices
        return Move(act: act, surrounding: surrounding) { before in
            isDisabled
                ? (Clause(.disabled, "rests"), [before])
                : values(before).map { (clause, $0.filter(all.contains)) }
        }
    }

    private func touch(_ place: UnitPoint, _ meaning: Meaning?, in surrounding: Surrounding) -> Move
    {
        let (last, clears) = (subject.last, behaviour.clears)
        let around = Clause.ofTouches(in: surrounding)
        return Move(act: .touch(place), surrounding: surrounding) { before in
            if surrounding == .disabled { return (Clause(.disabled, "rests"), [before]) }
            guard let meaning else { return (around, [before]) }
            let isSecond = meaning == .choose(before)
            if isSecond, clears { return nil }
            return (
                isSecond && surrounding == .plain ? Clause(.again, "keepsChosen") : around,
                [meaning.value(from: before, last: last)]
            )
        }
    }

    private func touches(in surrounding: Surrounding) -> [Move] {
        if behaviour.opens { return [] }
        return survey(in: surrounding).points.map { touch($0.place, $0.meaning, in: surrounding) }
    }

    /// Steps of the element and of keys.
    private func steps(in surrounding: Surrounding) -> [Move] {
        guard subject.kind == .stops else { return [] }
        let (last, wraps) = (subject.last, behaviour.wraps)
        func step(_ act: ControlAct, _ clause: Clause, by step: Int) -> Move {
            move(act, clause, in: surrounding) {
                [Meaning.step(step, wraps: wraps).value(from: $0, last: last)]
            }
        }
        let isMirrored = surrounding == .mirrored
        let arrows: Clause = isMirrored ? Clause(.keys, "arrowsMirrored") : Clause(.keys, "arrows")
        return [
            step(.step(.increment), Clause(.stepped, "steps"), by: 1),
            step(.step(.decrement), Clause(.stepped, "steps"), by: -1),
            step(.press(.rightArrow), arrows, by: isMirrored ? -1 : 1),
            step(.press(.leftArrow), arrows, by: isMirrored ? 1 : -1),
        ]
    }

    private func activations(in surrounding: Surrounding) -> [Move] {
        // An activation that opens something is no walk's.
        if behaviour.opens { return [] }
        let (last, kind, cleared) = (subject.last, subject.kind, behaviour.cleared)
        let touched = survey(in: .plain).meanings
        let moves = behaviour.activated.enumerated().map { index, meaning in
            move(.activate(index), Clause(.activated, "activates"), in: surrounding) { before in
                // A screen reader touches one of the parts of a control of stops, or none.
                if kind == .stops {
                    return [before] + cleared + touched.map { $0.value(from: before, last: last) }
                }
                guard let meaning, meaning != .choose(before) else { return nil }
                return [meaning.value(from: before, last: last)]
            }
        }
        return moves
            + behaviour.actionNames.sorted().map {
                move(.perform($0), Clause(.activated, "acts"), in: surrounding) { _ in nil }
            }
    }

    /// Long, double and cancelled touches, slides, a pointer, keys without a meaning, and touches beside the control.
    private func gestures(in surrounding: Surrounding) -> [Move] {
        let (last, clears) = (subject.last, behaviour.clears)
        if behaviour.opens { return [] }
        let points = survey(in: surrounding).points
        let size = frame(in: surrounding).size
        var moves: [Move] = []
        func add(_ act: ControlAct, _ clause: Clause, _ values: @escaping (Int) -> [Int]?) {
            moves.append(move(act, clause, in: surrounding, values))
        }
        // A sample of the points, or one in other surroundings.
        let most = surrounding == .plain ? 3 : 2
        let step = max(1, (points.count + most - 1) / most)
        for index in stride(from: points.count - 1, through: 0, by: -step) {
            let (place, meaning) = points[index]
            add(.touch(place, .long), Clause(.patient, "isPatient")) { before in
                if meaning == .choose(before), clears { return nil }
                let once = meaning.value(from: before, last: last)
                return meaning.isStep ? Array(0...last) : [before, once]
            }
            add(.touch(place, .double), Clause(.patient, "countsTouches")) { before in
                let once = meaning.value(from: before, last: last)
                return clears ? nil : [before, once, meaning.value(from: once, last: last)]
            }
            add(.touch(place, .cancelled), Clause(.cancelled, "forgetsTouches")) { [$0] }
            add(.hover(place), Clause(.cancelled, "forgetsPointer")) { [$0] }
            moves += slides(to: place, meaning, among: points, in: surrounding)
        }
        for y in [-20 / size.height, 1 + 20 / size.height] {
            add(.touch(UnitPoint(near: 0.5, y)), Clause(.alone, "ignoresBeside")) { [$0] }
        }
        for (key, values) in surrounding == .plain ? KeyEquivalent.others : [] {
            add(.press(key), Clause(.keys, "otherKeys")) { [$0] + values($0, last) }
        }
        return moves
    }

    private func slides(
        to place: UnitPoint, _ meaning: Meaning,
        among points: [(place: UnitPoint, meaning: Meaning)],
        in surrounding: Surrounding
    ) -> [Move] {
        let (last, slides) = (subject.last, behaviour.slides)
        let (size, isRow) = (frame(in: surrounding).size, survey(in: surrounding).isRow)
        func along(_ place: UnitPoint) -> CGFloat { isRow ? place.x : place.y }
        var moves: [Move] = []
        func add(
            _ start: UnitPoint, to end: UnitPoint, isCancelled: Bool = false, _ clause: Clause,
            _ values: @escaping (Int) -> [Int]
        ) {
            let slide = ControlAct.slide(start, to: end, isCancelled: isCancelled)
            moves.append(move(slide, clause, in: surrounding, values))
        }
        let start =
            points.map(\.place).max {
                place.distance(to: $0, in: size) < place.distance(to: $1, in: size)
            } ?? place
        // Shorter slides may count as touches.
        let isLong = place.distance(to: start, in: size) > 44
        let away = UnitPoint(near: place.x + 50 / size.width, place.y)
        add(
            place, to: isLong ? start : away, isCancelled: true,
            Clause(.cancelled, "forgetsSlides")
        ) { [$0] }
        if isLong, let aim = meaning.chosen {
            add(start, to: place, Clause(.slid, "slides")) { slides ? [aim] : [$0] }
        }
        let off =
            isRow
            ? UnitPoint(near: place.x, -150 / size.height)
            : UnitPoint(near: 1 + 150 / size.width, place.y)
        let mayFollow = subject.kind == .stops || subject.kind == .choices
        add(place, to: off, Clause(.slid, "slidesOff")) {
            mayFollow ? [$0, meaning.value(from: $0, last: last)] : [$0]
        }
        // From the farthest point on over the end of the control.
        let isBefore = along(place) < along(start)
        let ends = points.map { along($0.place) }
        guard isLong, subject.kind == .stops, let aim = meaning.chosen,
            along(place) == (isBefore ? ends.min() : ends.max())
        else { return moves }
        let margin = 60 / (isRow ? size.width : size.height)
        let end = isBefore ? -margin : 1 + margin
        let beyond = isRow ? UnitPoint(near: end, place.y) : UnitPoint(near: place.x, end)
        let isLowest = points.allSatisfy { $0.meaning.chosen.map { $0 >= aim } ?? true }
        let values = isLowest ? (0...aim).reversed() : Array(aim...last)
        add(start, to: beyond, Clause(.slid, "slidesBeyond")) { slides ? values + [$0] : [$0] }
        return moves
    }
}

extension Move {
    /// The same act on the second control.
    fileprivate var beside: Move {
        Move(act: .beside(act), surrounding: surrounding, expected: expected)
    }
}
