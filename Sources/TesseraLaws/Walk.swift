import Foundation
import Tessera

/// Walks over a bench: acts, and the laws that each of them puts to the test.
@MainActor
final class Walk<Value: Equatable> {
    /// A broken law, and the number of acts that have broken it.
    struct Violation {
        let law: ControlLaw
        let acts: Int
        let example: String
    }

    private struct Key: Hashable {
        let values: [Int]
        let surroundings: Surroundings
    }

    private let subject: ControlCase<Value>
    private let survey: Survey<Value>
    /// The impressions of fresh benches.
    private var fresh: [Key: Impression] = [:]
    /// Whether a slide over the control does anything.
    private var slides = false
    /// Whether a second touch of a point does anything.
    private var clears = false

    init(of subject: ControlCase<Value>, on survey: Survey<Value>) {
        (self.subject, self.survey) = (subject, survey)
    }

    /// Makes systematic walks from the first and the last value, then a random one.
    func run(seed: UInt64, acts: Int, into record: inout Record) {
        tryGestures()
        for start in [0, subject.values.count - 1] {
            walk(systematicActs(from: start), from: start, seed: nil, &record)
        }
        var generator = SeededGenerator(state: seed)
        let random = (0..<acts).map { _ in randomAct(&generator) }
        walk(random, from: 0, seed: seed, &record)
    }

    private func walk(_ acts: [Act], from start: Int, seed: UInt64?, _ record: inout Record) {
        let violations = violations(of: acts, from: start, &record.tried)
        for violation in violations where record.broken[violation.law] == nil {
            let (shortest, example) = shrink(
                Array(acts.prefix(violation.acts)), from: start, violation)
            let words = shortest.map(words).joined(separator: ", ")
            record.broken[violation.law] =
                "from \(subject.values[start]): \(words): \(example)"
                + (seed.map { " (seed \($0))" } ?? "")
        }
    }

    /// Removes acts for as long as the others break the law.
    private func shrink(
        _ acts: [Act], from start: Int, _ violation: Violation
    ) -> (acts: [Act], example: String) {
        var (shortest, example) = (acts, violation.example)
        var size = acts.count / 2
        while size > 0 {
            var position = 0
            while position < shortest.count {
                var fewer = shortest
                fewer.removeSubrange(position..<min(position + size, fewer.count))
                var tried: Set<ControlLaw> = []
                let found = violations(of: fewer, from: start, &tried, until: violation.law)
                if let broken = found.first(where: { $0.law == violation.law }) {
                    (shortest, example) = (Array(fewer.prefix(broken.acts)), broken.example)
                } else {
                    position += size
                }
            }
            size /= 2
        }
        return (shortest, example)
    }

    // MARK: - Acts

    private func systematicActs(from start: Int) -> [Act] {
        let back = Act.set(start)
        var acts: [Act] = [.set(start, control: 1)]
        let points = subject.values.indices.compactMap { survey.point(choosing: $0) }
        func add(_ act: Act) { acts += [act, back] }
        for value in subject.values.indices {
            guard let point = survey.point(choosing: value) else { continue }
            for touch in Act.Touch.allCases { add(.touch(touch, point: point)) }
            add(.touch(.single, point: point, control: 1))
            if let origin = points.first(where: { isSlide(from: $0, to: point) }) {
                add(.slide(from: origin, to: point))
            }
            acts += [.mirror]
            add(.touch(.single, point: survey.mirrored(point)))
            acts += [.mirror]
            add(.set(value, control: 1))
        }
        for isUp in [true, false] {
            add(.step(isUp: isUp))
            add(.key(isRight: isUp))
            acts += [.step(isUp: isUp), .step(isUp: isUp, control: 1), back]
        }
        for index in subject.values.indices where subject.kind == .choices { add(.activate(index)) }
        acts += [.disable]
        for value in subject.values.indices {
            guard let point = survey.point(choosing: value) else { continue }
            for touch in Act.Touch.allCases { add(.touch(touch, point: point)) }
        }
        add(.step(isUp: true))
        add(.step(isUp: false))
        acts += [.key(isRight: true), .disable]
        for change in [Act.darken, .enlarge, .translate, .mirror, .unrelated] {
            acts += [change, .step(isUp: true), back]
            for point in points where change != .mirror { add(.touch(.single, point: point)) }
            if change == .mirror { add(.key(isRight: true)) }
            acts += [change]
        }
        return acts
    }

    private func randomAct(_ generator: inout SeededGenerator) -> Act {
        let point = Int.random(in: 0..<survey.meaning.count, using: &generator)
        let control = Int.random(in: 0..<4, using: &generator) / 3
        let value = subject.values.indices.randomElement(using: &generator) ?? 0
        let isUp = Bool.random(using: &generator)
        switch Int.random(in: 0..<20, using: &generator) {
        case 0...5: return .touch(.single, point: point, control: control)
        case 6:
            return .touch(
                Act.Touch.allCases.randomElement(using: &generator) ?? .single, point: point,
                control: control)
        case 7, 8:
            let end = Int.random(in: 0..<survey.meaning.count, using: &generator)
            return .slide(from: point, to: end)
        case 9...11: return .step(isUp: isUp, control: control)
        case 12: return subject.kind == .choices ? .activate(value) : .step(isUp: isUp)
        case 13: return .key(isRight: isUp)
        case 14, 15: return .set(value, control: control)
        case 16: return .mirror
        case 17: return .disable
        case 18: return [.darken, .enlarge, .translate].randomElement(using: &generator) ?? .darken
        default: return .unrelated
        }
    }

    private func words(_ act: Act) -> String {
        func of(_ control: Int) -> String { control == 0 ? "" : " on the second" }
        return switch act {
        case .touch(let touch, let point, let control):
            "\(touch.rawValue) \(survey.words(point))\(of(control))"
        case .slide(let start, let end): "slide from \(survey.words(start)) to \(survey.words(end))"
        case .step(let isUp, let control):
            "\(subject.kind == .stops ? isUp ? "step up" : "step down" : "activate")\(of(control))"
        case .activate(let index): "activate element \(index + 1)"
        case .key(let isRight): isRight ? "right arrow" : "left arrow"
        case .set(let value, let control): "store \(subject.values[value])\(of(control))"
        case .mirror: "turn the direction"
        case .darken: "turn the light"
        case .enlarge: "turn the text size"
        case .translate: "turn the language"
        case .disable: "turn the use"
        case .unrelated: "change a text beside"
        }
    }

    /// Finds out what slides and second touches do.
    private func tryGestures() {
        let points = subject.values.indices.compactMap { survey.point(choosing: $0) }
        guard let last = points.last else { return }
        let hosted = subject.bench(0, 0)
        if let first = points.first(where: { isSlide(from: $0, to: last) }) {
            slide(hosted, first, last)
            slides = hosted.store.values[0] != subject.values[0]
        }
        hosted.store.values[0] = subject.values[survey.meaning[last] ?? 0]
        hosted.touch(.single, at: survey.place(last, in: hosted.frame(ofControl: 0)))
        clears = hosted.store.values[0] != subject.values[survey.meaning[last] ?? 0]
    }

    /// Whether two points are too far apart for a touch.
    private func isSlide(from start: Int, to end: Int) -> Bool {
        let places = [start, end].map { survey.place($0, in: survey.frame) }
        return hypot(places[1].x - places[0].x, places[1].y - places[0].y) > 44
    }

    private func slide(_ hosted: Hosted<Value>, _ start: Int, _ end: Int) {
        let frame = hosted.frame(ofControl: 0)
        let (one, other) = (survey.place(start, in: frame), survey.place(end, in: frame))
        let steps = (0...6).map { CGFloat($0) / 6 }
        hosted.host.drag(
            along: steps.map {
                CGPoint(x: one.x + (other.x - one.x) * $0, y: one.y + (other.y - one.y) * $0)
            })
        hosted.host.wait(.seconds(1))
    }

    // MARK: - Laws

    /// Performs acts on a fresh bench, and returns the first violation of each law.
    private func violations(
        of acts: [Act], from start: Int, _ tried: inout Set<ControlLaw>,
        until law: ControlLaw? = nil
    ) -> [Violation] {
        let hosted = subject.bench(start, 0)
        var violations: [Violation] = []
        var agrees = true
        for (number, act) in acts.enumerated() {
            var claims = perform(act, on: hosted)
            // A screen that is wrong already says nothing of this act.
            let isWrong = claims.contains {
                ($0.law == .agreeing || $0.law == .followed) && !$0.isKept
            }
            if !agrees { claims.removeAll { $0.law == .agreeing || $0.law == .followed } }
            agrees = !isWrong
            tried.formUnion(claims.map(\.law))
            for claim in claims where !claim.isKept {
                guard !violations.contains(where: { $0.law == claim.law }) else { continue }
                violations.append(
                    Violation(law: claim.law, acts: number + 1, example: claim.example))
            }
            if let law, violations.contains(where: { $0.law == law }) { break }
        }
        return violations
    }

    private typealias Claim = (law: ControlLaw, isKept: Bool, example: String)

    /// Performs an act. Returns the laws that it puts to the test.
    private func perform(_ act: Act, on hosted: Hosted<Value>) -> [Claim] {
        let before = hosted.store.values
        hosted.store.written = []
        var claims: [Claim] = []
        /// Adds that a control must have one of some values.
        func expect(_ law: ControlLaw, _ expected: [Value], _ control: Int = 0) {
            let law = hosted.surroundings.isDisabled ? .disabled : law
            let expected = hosted.surroundings.isDisabled ? [before[control]] : expected
            let found = hosted.store.values[control]
            claims.append(
                (
                    law, expected.contains(found),
                    "\(before[control]) became \(found), not \(expected[0])"
                ))
        }
        var isSet = false
        switch act {
        case .touch(let touch, let point, let control):
            touchControl(hosted, touch, point, control, before[control], expect)
        case .slide(let start, let end):
            let isSurveyed = isSurveyed(hosted)
            slide(hosted, start, end)
            let aim = value(end, hosted, from: before[0])
            if isSurveyed, isSlide(from: start, to: end), let aim {
                expect(.slid, slides ? [aim] : [before[0]])
            }
        case .step(let isUp, let control): step(hosted, isUp, control, before[control], expect)
        case .activate(let index):
            let elements = hosted.host.elements(ofControl: 0)
            guard elements.indices.contains(index) else { break }
            hosted.host.activate(.element(elements[index]))
            expect(.stepped, hosted.store.written.isEmpty ? [before[0]] : hosted.store.written)
        case .key(let isRight):
            guard hosted.host.focus(ControlSlot.query(0)) == .done else { break }
            let result = hosted.host.press(key: isRight ? .rightArrow : .leftArrow)
            hosted.host.resignFocus()
            let isUp = isRight != hosted.surroundings.isMirrored
            if result == .done, subject.kind == .stops { expect(.keys, [stepped(before[0], isUp)]) }
        case .set(let value, let control):
            isSet = true
            hosted.store.values[control] = subject.values[value]
            hosted.host.update()
        default: hosted.change(act)
        }
        hosted.host.update()
        claims += lasting(act, hosted, before, isSet: isSet)
        return claims
    }

    private func touchControl(
        _ hosted: Hosted<Value>, _ touch: Act.Touch, _ point: Int, _ control: Int, _ before: Value,
        _ expect: (ControlLaw, [Value], Int) -> Void
    ) {
        let isSurveyed = isSurveyed(hosted)
        hosted.touch(touch, at: survey.place(point, in: hosted.frame(ofControl: control)))
        let meant = value(point, hosted, from: before)
        guard isSurveyed else { return }
        switch touch {
        case .cancelled: expect(.cancelled, [before], control)
        case .double where clears && subject.kind != .states: break
        case .long, .double: expect(.patient, [meant ?? before, before], control)
        case .single:
            let isPlain = clears || hosted.surroundings == Surroundings()
            let isAgain = meant == before && subject.kind != .states && isPlain
            let law: ControlLaw = hosted.surroundings.isMirrored ? .mirrored : .steady
            expect(isAgain ? .again : law, [meant ?? before], control)
        }
    }

    private func step(
        _ hosted: Hosted<Value>, _ isUp: Bool, _ control: Int, _ before: Value,
        _ expect: (ControlLaw, [Value], Int) -> Void
    ) {
        let elements = hosted.host.elements(ofControl: control)
        let adjustable = elements.first(where: \.isAdjustable)
        switch subject.kind {
        case .stops:
            guard let element = adjustable ?? elements.first else { return }
            hosted.host.adjust(.element(element), isUp ? .increment : .decrement)
            guard adjustable != nil || hosted.surroundings.isDisabled else { return }
            expect(.stepped, [stepped(before, isUp)], control)
        case .states:
            guard let element = elements.first else { return }
            hosted.host.activate(.element(element))
            expect(.stepped, subject.values.filter { $0 != before }, control)
        case .choices: break
        }
    }

    /// The laws of every act.
    private func lasting(
        _ act: Act, _ hosted: Hosted<Value>, _ before: [Value], isSet: Bool
    ) -> [Claim] {
        let (store, surroundings) = (hosted.store, hosted.surroundings)
        var control = 0
        switch act {
        case .touch(_, _, let index), .step(_, let index), .set(_, let index): control = index
        default: break
        }
        var claims: [Claim] = [
            (.silent, hosted.issue == nil, hosted.issue?.description ?? ""),
            (
                .alone, store.values[1 - control] == before[1 - control],
                "the other control became \(store.values[1 - control])"
            ),
            (
                .bounded, store.written.allSatisfy(subject.values.contains),
                "\(store.written) was stored"
            ),
        ]
        switch act {
        case .touch, .slide, .step, .activate, .key: break
        default: claims.append((.unasked, store.written.isEmpty, "\(store.written) was stored"))
        }
        if surroundings.isDisabled {
            let elements = hosted.host.elements(ofControl: 0)
            claims.append(
                (.disabled, elements.allSatisfy { !$0.isEnabled }, "it is announced as enabled"))
        }
        let indices = store.values.compactMap(subject.values.firstIndex)
        guard indices.count == store.values.count else { return claims }
        let (expected, found) = (impression(indices, surroundings), hosted.impression)
        let words = found.words.joined(separator: "; ")
        claims.append(
            (
                isSet ? .followed : .agreeing, expected == found,
                expected.words == found.words
                    ? "\(store.values[control]) is stored, and not seen"
                    : "\(store.values[control]) is stored, and announced as \(words)"
            ))
        return claims
    }

    /// The value that a touch of a point means; `nil` where it does nothing.
    private func value(_ point: Int, _ hosted: Hosted<Value>, from before: Value) -> Value? {
        let point = hosted.surroundings.isMirrored ? survey.mirrored(point) : point
        guard let meant = survey.meaning[point] else { return nil }
        if subject.kind == .states { return subject.values.first { $0 != before } }
        return subject.values[meant]
    }

    private func stepped(_ value: Value, _ isUp: Bool) -> Value {
        let index = (subject.values.firstIndex(of: value) ?? 0) + (isUp ? 1 : -1)
        return subject.values[min(max(0, index), subject.values.count - 1)]
    }

    /// Whether the control has the size that it was surveyed in.
    private func isSurveyed(_ hosted: Hosted<Value>) -> Bool {
        let size = hosted.frame(ofControl: 0).size
        return abs(size.width - survey.frame.width) < 0.1
            && abs(size.height - survey.frame.height) < 0.1
    }

    private func impression(_ indices: [Int], _ surroundings: Surroundings) -> Impression {
        let key = Key(values: indices, surroundings: surroundings)
        if let known = fresh[key] { return known }
        let impression = subject.bench(indices[0], indices[1], surroundings).impression
        fresh[key] = impression
        return impression
    }
}
