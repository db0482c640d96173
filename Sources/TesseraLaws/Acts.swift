import Tessera

/// The acts of the walks over a bench.
@MainActor
struct Acts<Value: Equatable> {
    let subject: ControlCase<Value>
    let survey: Survey<Value>

    /// Deeds from a value, in each of the surroundings: all of them at first, and then either disabled or
    /// mirrored.
    func systematic(from start: Int) -> [Act] {
        let back = Act(deed: .store(start))
        var acts = [Act(deed: .store(start), control: 1)]
        for surrounding in [nil] + Surrounding.allCases {
            let turn = surrounding.map { [Act(deed: .turn($0))] } ?? []
            acts += turn
            let isThorough = [nil, start == 0 ? .disabled : .mirrored].contains(surrounding)
            for deed in deeds(isThorough: isThorough) { acts += [Act(deed: deed), back] }
            acts += turn
        }
        for isUp in [true, false] {
            acts += [Act(deed: .step(isUp: isUp)), Act(deed: .step(isUp: isUp), control: 1), back]
        }
        for point in survey.points {
            acts.append(Act(deed: .touch(.single, point: point), control: 1))
        }
        for value in subject.values.indices {
            acts += [Act(deed: .store(value)), Act(deed: .store(value), control: 1)]
        }
        return acts
    }

    private func deeds(isThorough: Bool) -> [Act.Deed] {
        var deeds: [Act.Deed] =
            subject.kind == .stops ? [.step(isUp: true)] : [.activate(element: 0)]
        deeds += survey.points.map { .touch(.single, point: $0) }
        guard isThorough else { return deeds }
        if subject.kind == .stops { deeds.append(.step(isUp: false)) }
        if subject.kind == .choices {
            deeds += subject.values.indices.map { .activate(element: $0) }
        }
        deeds += Act.Key.allCases.map { .press($0) }
        deeds += [.touchBeside(isBelow: false), .touchBeside(isBelow: true)]
        for point in survey.points {
            deeds += Act.Touch.allCases.dropFirst().map { .touch($0, point: point) }
            guard let start = survey.points.first(where: { survey.isSlide(from: $0, to: point) })
            else { continue }
            deeds.append(.slide(from: start, to: point))
            if subject.kind == .stops,
                point == survey.points.first || point == survey.points.last
            {
                deeds.append(.slide(from: start, to: point, isBeyond: true))
            }
        }
        return deeds
    }

    /// Some acts at random.
    func random(_ count: Int, seed: UInt64) -> [Act] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            let deed = randomDeed(&generator)
            return Act(deed: deed, control: Int.random(in: 0..<4, using: &generator) / 3)
        }
    }

    private func randomDeed(_ generator: inout SeededGenerator) -> Act.Deed {
        func any<T>(_ values: some Collection<T>) -> T {
            values[
                values.index(
                    values.startIndex, offsetBy: Int.random(in: 0..<values.count, using: &generator)
                )]
        }
        let point = any(survey.meanings.indices)
        return switch Int.random(in: 0..<20, using: &generator) {
        case 0...5: .touch(.single, point: point)
        case 6: .touch(any(Act.Touch.allCases), point: point)
        case 7, 8: .slide(from: point, to: any(survey.meanings.indices))
        case 9...11 where subject.kind == .stops: .step(isUp: Bool.random(using: &generator))
        case 9...12: .activate(element: any(subject.values.indices))
        case 13: .press(any(Act.Key.allCases))
        case 14, 15: .store(any(subject.values.indices))
        case 16: .turn(.mirrored)
        case 17: .turn(.disabled)
        default: .turn(any(Surrounding.allCases))
        }
    }

    /// Some acts in words.
    func words(_ acts: [Act]) -> String {
        var surroundings: Set<Surrounding> = []
        return acts.map { act in
            if case .turn(let surrounding) = act.deed {
                surroundings.formSymmetricDifference([surrounding])
                return surroundings.contains(surrounding)
                    ? surrounding.rawValue : "no longer \(surrounding.rawValue)"
            }
            return words(act.deed) + (act.control == 0 ? "" : " on the second")
        }
        .joined(separator: ", ")
    }

    private func words(_ deed: Act.Deed) -> String {
        switch deed {
        case .touch(let touch, let point): "\(touch.rawValue) \(survey.words(point))"
        case .touchBeside(let isBelow): "touch \(isBelow ? "below" : "above") it"
        case .slide(let start, let end, let isBeyond):
            "slide from \(survey.words(start)) to \(survey.words(end))\(isBeyond ? " and beyond" : "")"
        case .step(let isUp): isUp ? "step up" : "step down"
        case .activate(let element): "activate element \(element + 1)"
        case .press(let key): key.rawValue
        case .store(let value): "store \(subject.values[value])"
        case .turn(let surrounding): surrounding.rawValue
        }
    }
}
