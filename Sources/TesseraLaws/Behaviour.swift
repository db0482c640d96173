import Foundation
import Tessera

/// What a control does that the laws leave open, found out in plain surroundings.
struct Behaviour {
    /// Whether a second touch of a point changes the value again.
    var clears = false
    /// The values that second touches give.
    var cleared: Set<Int> = []
    /// Whether a step beyond an end goes to the other end.
    var wraps = false
    /// Whether a slide does anything.
    var slides = false
    /// What the activation of each announced element should do; `nil` without an expectation.
    var activated: [Meaning?] = []
    /// Whether a touch shows something and chooses nothing, as one that opens a menu.
    var opens = false
    /// The names of actions.
    var actionNames: Set<String> = []
}

extension Examination {
    /// Finds out what the control does, and checks that it announces no action that is dead.
    func observe() {
        let bench = bench([0, 0])
        observeActions(on: bench)
        observeOpening()
        guard !behaviour.opens else { return }
        let (points, last) = (survey(in: .plain).points, subject.last)
        let seconds = points.compactMap { point in point.meaning.chosen.map { (point.place, $0) } }
        let cleared = seconds.compactMap { place, value in
            bench.result(of: .touch(place), from: value).flatMap { $0 == value ? nil : $0 }
        }
        if !seconds.isEmpty {
            record.check(
                .again, "keepsChosen", cleared.isEmpty,
                "a second touch stores \(cleared.map(subject.words).first ?? "")")
        }
        behaviour.cleared = Set(cleared)
        behaviour.clears = cleared.count * 2 > seconds.count
        if subject.kind == .stops { observeEnds(on: bench, points) }
        for (start, end) in zip(points, points.reversed())
        where start.place.distance(to: end.place, in: bench.size) > 44 {
            let slide = ControlAct.slide(start.place, to: end.place)
            for value in [0, last] where bench.result(of: slide, from: value) != value {
                behaviour.slides = true
            }
        }
    }

    /// Finds out whether touches open something, and none chooses a value.
    private func observeOpening() {
        var opening: String?
        for start in [0, subject.last] {
            for place in [.center] + bench([start, 0]).middles(of: 0) {
                let bench = bench([start, 0])
                if bench.result(of: .touch(place), from: start) != start { return }
                if bench.impression != impression([start, 0], .plain) {
                    opening = opening ?? code(start, [.touch(place)])
                }
            }
        }
        guard let opening else { return }
        behaviour.opens = true
        record.check(
            .touched, "isReached", false,
            "a touch shows something, and chooses nothing yet" + opening)
    }

    private func observeEnds(
        on bench: HostedBench<Value>, _ points: [(place: UnitPoint, meaning: Meaning)]
    ) {
        let last = subject.last
        let step = points.first { $0.meaning == .step(1, wraps: true) }.map {
            ControlAct.touch($0.place)
        }
        for act in [.step(.increment), step].compactMap(\.self)
        where last > 1 && bench.result(of: act, from: last) == 0 {
            behaviour.wraps = true
            record.check(
                .stepped, "ends", false,
                "it wraps: from \(subject.words(last)) to \(subject.words(0))" + code(last, [act]))
        }
    }

    private func observeActions(on bench: HostedBench<Value>) {
        let (elements, places) = (bench.elements(of: 0), bench.middles(of: 0))
        // The elements that represent a control have no places.
        let areApart = Set(places).count == places.count
        /// Whether an act changes a value or the screen.
        func hasEffect(_ act: ControlAct) -> Bool {
            subject.sample.contains { value in
                let fresh = self.bench([value, 0])
                return fresh.result(of: act, from: value) != value
                    || fresh.impression != impression([value, 0], .plain)
            }
        }
        for name in behaviour.actionNames.sorted() {
            record.check(
                .activated, "acts", hasEffect(.perform(name)),
                "the action \(String(reflecting: name)) does nothing")
        }
        var isUsed = elements.contains(where: \.isAdjustable) || elements.isEmpty
        behaviour.activated = elements.enumerated().map { index, element in
            let isButton = !element.traits.isDisjoint(with: [.isButton, .isToggle])
            guard isButton || subject.kind != .stops else { return nil }
            let hasEffect = hasEffect(.activate(index))
            isUsed = isUsed || hasEffect
            if isButton {
                record.check(
                    .activated, "activates", hasEffect, "activating \(element) does nothing")
            }
            return bench.meaning(of: areApart ? .touch(places[index]) : .activate(index))
        }
        checkSelection(of: elements.count)
        let isOther = elements.contains { !$0.traits.isDisjoint(with: [.isButton, .isTextField]) }
        guard subject.kind != .stops, !isOther else { return }
        record.check(
            .oneElement, "isAdjustable", isUsed,
            "it is announced, but can be neither adjusted nor activated: \(elements.map(\.description))"
        )
    }

    /// Checks that, of several elements, those are selected that choose the value.
    private func checkSelection(of count: Int) {
        guard count > 1 else { return }
        let selected = subject.sample.map { value in
            bench([value, 0]).elements(of: 0).map { $0.traits.contains(.isSelected) }
        }
        guard selected.joined().contains(true) else { return }
        for (value, traits) in zip(subject.sample, selected) {
            for (isSelected, meaning) in zip(traits, behaviour.activated) {
                let isChosen: Bool? =
                    switch meaning {
                    case .choose(let chosen): chosen == value
                    case .flip(let bit): value & bit != 0
                    default: nil
                    }
                record.check(
                    .spoken, "saysChosen", isChosen == nil || isChosen == isSelected,
                    "at \(subject.words(value)) another part is announced as selected")
            }
        }
    }
}
