import Foundation
import Tessera

/// Walks over a bench: acts, and the laws that each of them puts to the test.
@MainActor
final class Walk<Value: Equatable> {
    /// A law that an act has put to the test.
    private struct Claim {
        let law: ControlLaw
        let isKept: Bool
        let example: String

        init(_ law: ControlLaw, _ isKept: Bool, _ example: String) {
            (self.law, self.isKept, self.example) = (law, isKept, example)
        }
    }

    /// A broken law, and the number of acts that have broken it.
    private struct Violation {
        let law: ControlLaw
        let acts: Int
        let example: String
    }

    private struct Key: Hashable {
        let values: [Int]
        let surroundings: Set<Surrounding>
    }

    private let subject: ControlCase<Value>
    private let survey: Survey<Value>
    /// The impressions of fresh benches.
    private var fresh: [Key: Impression] = [:]

    init(of subject: ControlCase<Value>, on survey: Survey<Value>) {
        (self.subject, self.survey) = (subject, survey)
    }

    /// Makes systematic walks from the first and the last value, then a random one.
    func run(seed: UInt64, acts count: Int, into record: inout Record) {
        let acts = Acts(subject: subject, survey: survey)
        for start in [0, subject.values.count - 1] {
            walk(acts.systematic(from: start), from: start, "", &record)
        }
        walk(acts.random(count, seed: seed), from: 0, " (seed \(seed))", &record)
    }

    private func walk(_ acts: [Act], from start: Int, _ source: String, _ record: inout Record) {
        let violations = violations(of: acts, from: start, &record.tried)
        for violation in violations where record.broken[violation.law] == nil {
            let (shortest, example) = shrink(
                Array(acts.prefix(violation.acts)), from: start, violation)
            let words = Acts(subject: subject, survey: survey).words(shortest)
            record.broken[violation.law] =
                "from \(subject.values[start]): \(words): \(example)\(source)"
        }
    }

    /// Looks for the shortest acts that break a law: the last acts alone, if they do, without those that
    /// are not needed.
    private func shrink(
        _ acts: [Act], from start: Int, _ violation: Violation
    ) -> (acts: [Act], example: String) {
        var (shortest, example) = (acts, violation.example)
        /// Keeps fewer acts if they break the law as well.
        func keep(_ fewer: [Act]) -> Bool {
            var tried: Set<ControlLaw> = []
            let found = violations(of: fewer, from: start, &tried, until: violation.law)
            guard let broken = found.first(where: { $0.law == violation.law }) else { return false }
            (shortest, example) = (Array(fewer.prefix(broken.acts)), broken.example)
            return true
        }
        /// Removes surroundings that change and change back.
        func removePairs() {
            for position in shortest.indices.reversed() where position < shortest.count {
                var fewer = shortest
                let act = fewer.remove(at: position)
                guard case .turn = act.deed, let other = fewer[..<position].lastIndex(of: act)
                else { continue }
                fewer.remove(at: other)
                _ = keep(fewer)
            }
        }
        var size = 1
        while size < acts.count, !keep(Array(acts.suffix(size))) { size *= 2 }
        var count = 0
        repeat {
            count = shortest.count
            size = count / 2
            while size > 0 {
                var position = 0
                while position < shortest.count {
                    var fewer = shortest
                    fewer.removeSubrange(position..<min(position + size, fewer.count))
                    if !keep(fewer) { position += size }
                }
                size /= 2
            }
            removePairs()
        } while shortest.count < count
        return (shortest, example)
    }

    /// Performs acts on a fresh bench, and returns the first violation of each law.
    private func violations(
        of acts: [Act], from start: Int, _ tried: inout Set<ControlLaw>,
        until law: ControlLaw? = nil
    ) -> [Violation] {
        let hosted = HostedBench(subject, [start, 0])
        var violations: [Violation] = []
        var agrees = true
        for (number, act) in acts.enumerated() {
            var claims = claims(of: act, on: hosted, isSeen: law?.isOfScreens ?? true)
            // A screen that is wrong already says nothing of this act.
            let isWrong = claims.contains { $0.law.isOfScreens && !$0.isKept }
            if !agrees { claims.removeAll { $0.law.isOfScreens } }
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

    /// Performs an act. Returns the laws that it puts to the test, with those of screens on request.
    private func claims(of act: Act, on hosted: HostedBench<Value>, isSeen: Bool) -> [Claim] {
        let before = hosted.store.values
        let isSurveyed = isSurveyed(hosted.frame(ofControl: act.control).size)
        hosted.store.written = []
        let isDone = hosted.perform(act, of: subject, on: survey)
        hosted.host.update()
        var claims = lastingClaims(of: act, on: hosted, before)
        if isSeen, let claim = screenClaim(of: act, on: hosted) { claims.append(claim) }
        guard
            isDone && (isSurveyed || !act.deed.isOfPoints)
                || hosted.surroundings.contains(.disabled),
            let start = subject.values.firstIndex(of: before[act.control]),
            let (law, expected) = survey.expectation(
                of: act.deed, from: start, in: hosted.surroundings)
        else { return claims }
        let found = hosted.store.values[act.control]
        let values = expected.map { subject.values[$0] }
        claims.append(
            Claim(
                law, values.contains(found),
                "\(before[act.control]) became \(found), not \(values[0])"))
        return claims
    }

    /// The laws of every act.
    private func lastingClaims(
        of act: Act, on hosted: HostedBench<Value>, _ before: [Value]
    ) -> [Claim] {
        let (values, written) = (hosted.store.values, hosted.store.written)
        let other = values[1 - act.control]
        var claims = [
            Claim(.silent, hosted.issue == nil, hosted.issue?.description ?? ""),
            Claim(.alone, other == before[1 - act.control], "the other control became \(other)"),
            Claim(.bounded, written.allSatisfy(subject.values.contains), "\(written) was stored"),
        ]
        if !act.isPersons {
            claims.append(Claim(.unasked, written.isEmpty, "\(written) was stored"))
        }
        if hosted.surroundings.contains(.disabled) {
            let isSaid = hosted.elements(ofControl: 0).allSatisfy { !$0.isEnabled }
            claims.append(Claim(.disabled, isSaid, "it is announced as enabled"))
        }
        return claims
    }

    /// The law that compares the screen after an act with a fresh one; `nil` if the control has stored a
    /// value that the case does not list.
    private func screenClaim(of act: Act, on hosted: HostedBench<Value>) -> Claim? {
        let values = hosted.store.values
        let indices = values.compactMap(subject.values.firstIndex)
        guard indices.count == values.count else { return nil }
        let (expected, found) = (impression(indices, hosted.surroundings), hosted.impression)
        let words = found.words.joined(separator: "; ")
        var law = ControlLaw.agreeing
        if case .store = act.deed { law = .followed }
        return Claim(
            law, expected == found,
            "\(values[act.control]) is stored, and "
                + (expected.words == found.words ? "not seen" : "announced as \(words)"))
    }

    /// Whether a control has the size that it was surveyed in.
    private func isSurveyed(_ size: CGSize) -> Bool {
        abs(size.width - survey.frame.width) < 0.1 && abs(size.height - survey.frame.height) < 0.1
    }

    private func impression(_ indices: [Int], _ surroundings: Set<Surrounding>) -> Impression {
        let key = Key(values: indices, surroundings: surroundings)
        if let known = fresh[key] { return known }
        let impression = HostedBench(subject, indices, surroundings).impression
        fresh[key] = impression
        return impression
    }
}

extension ControlLaw {
    /// Whether the law compares a screen with a fresh one.
    fileprivate var isOfScreens: Bool { self == .agreeing || self == .followed }
}

extension Act.Deed {
    /// Whether it takes place at surveyed points.
    fileprivate var isOfPoints: Bool {
        switch self {
        case .touch, .slide: true
        default: false
        }
    }
}
