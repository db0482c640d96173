import Foundation
import Tessera

/// Walks over a bench: acts, and the clauses that each of them puts to the test.
@MainActor
struct Walk<Value: Equatable> {
    /// A clause that an act has put to the test.
    private typealias Claim = (clause: Clause, isKept: Bool, example: () -> String)
    /// A broken clause, and the number of acts that have broken it.
    private typealias Violation = (clause: Clause, acts: Int, example: String)

    private let examination: Examination<Value>
    private var subject: ControlCase<Value> { examination.subject }

    init(of examination: Examination<Value>) { self.examination = examination }

    /// Makes a walk from a value.
    func walk(_ moves: [Move], from start: Int) {
        var tried: Set<Clause> = []
        let violations = violations(of: moves, from: start, &tried)
        examination.record.tried.formUnion(tried)
        for violation in violations
        where isNew(violation.clause.law) && !examination.record.isOmitted(violation.clause) {
            let (shortest, example) = shrink(
                Array(moves.prefix(violation.acts)), from: start, violation)
            let acts = examination.code(shortest.start, shortest.moves.map(\.act))
            examination.record.check(violation.clause, false, example + acts)
        }
    }

    /// Whether a law is not broken yet, nor one that makes its examples say nothing.
    private func isNew(_ law: ControlLaw) -> Bool {
        let broken = examination.record.broken
        let causes: [ControlLaw] = law == .slid || law == .patient ? [.steady, .mirrored] : []
        return (causes + [law]).allSatisfy { broken[$0] == nil }
    }

    /// Looks for few acts that break a clause: the last acts alone, if they do, without those that are not needed.
    private func shrink(
        _ moves: [Move], from start: Int, _ violation: Violation
    ) -> (shortest: (start: Int, moves: [Move]), example: String) {
        var (shortest, example) = ((start: start, moves: moves), violation.example)
        /// Keeps fewer acts if they break the clause as well.
        func keep(_ fewer: [Move], from start: Int) -> Bool {
            var tried: Set<Clause> = []
            let found = violations(of: fewer, from: start, &tried, until: violation.clause)
            guard let broken = found.first(where: { $0.clause == violation.clause }) else {
                return false
            }
            (shortest, example) = ((start, Array(fewer.prefix(broken.acts))), broken.example)
            return true
        }
        var size = 1
        while size < moves.count, !keep(Array(moves.suffix(size)), from: start) { size *= 2 }
        size = shortest.moves.count / 2
        while size > 0 {
            var position = 0
            while position < shortest.moves.count {
                var fewer = shortest.moves
                fewer.removeSubrange(position..<min(position + size, fewer.count))
                if !keep(fewer, from: start) { position += size }
            }
            size /= 2
        }
        if case .store(let value) = shortest.moves.first?.act {
            _ = keep(Array(shortest.moves.dropFirst()), from: value)
        }
        return (shortest, example)
    }

    /// Performs acts on a fresh bench, and returns the first violation of each clause.
    private func violations(
        of moves: [Move], from start: Int, _ tried: inout Set<Clause>, until last: Clause? = nil
    ) -> [Violation] {
        let bench = examination.bench([start, 0])
        var violations: [Violation] = []
        var (agrees, changes, known) = (true, -1, [Int?]())
        for (number, move) in moves.enumerated() {
            var claims = claims(of: move, on: bench)
            // A screen that has not changed agrees, and one that is wrong already says nothing of this act.
            if bench.host.changes != changes || bench.values != known || !agrees,
                last == nil || last?.law == .agreeing || last?.law == .followed,
                let claim = screenClaim(of: move.act, on: bench)
            {
                if agrees || claim.isKept { claims.append(claim) }
                agrees = claim.isKept
            }
            (changes, known) = (bench.host.changes, bench.values)
            tried.formUnion(claims.map(\.clause))
            for claim in claims where !claim.isKept {
                guard !violations.contains(where: { $0.clause == claim.clause }) else { continue }
                violations.append((claim.clause, number + 1, claim.example()))
            }
            if let last, violations.contains(where: { $0.clause == last }) { break }
        }
        return violations
    }

    /// Performs an act, and returns the clauses that it puts to the test, without those of the screen.
    private func claims(of move: Move, on bench: HostedBench<Value>) -> [Claim] {
        let (act, control) = move.act.own
        let (before, values) = (bench.store.values, bench.values)
        let isSized = !act.isOfPoints || hasSize(bench, control)
        let isDone = bench.perform(act, on: control)
        let (after, written) = (bench.store.values, bench.store.written.map(\.value))
        let other = 1 - control
        var claims: [Claim] = []
        func claim(
            _ clause: Clause, _ isKept: Bool, _ example: @autoclosure @escaping () -> String
        ) {
            claims.append((clause, isKept, example))
        }
        let stored = "stored \(written.map(subject.words).joined(separator: ", "))"
        claim(Clause(.silent, "isSilent"), bench.issue == nil, bench.issue?.description ?? "")
        claim(
            Clause(.alone, "keepsOther"), after[other] == before[other],
            "the other control became \(subject.words(after[other]))")
        claim(
            Clause(.bounded, "isListed"), written.allSatisfy(subject.values.contains), stored)
        if !act.isPersons {
            claim(Clause(.unasked, "waitsToTurn"), written.isEmpty, stored)
        } else if !written.isEmpty {
            let count = bench.store.written.count { $0.control == control }
            claim(Clause(.once, "writesOnce"), count <= act.mostWrites, stored)
        }
        if isSized, isDone || bench.surrounding == .disabled, move.surrounding == bench.surrounding,
            let start = values[control], let (clause, expected) = move.expected(start),
            isNew(clause.law) || clause.law != .slid && clause.law != .patient
        {
            claim(
                clause, expected.contains { subject.values[$0] == after[control] },
                "\(subject.words(before[control])) became \(subject.words(after[control])), not "
                    + subject.words(expected[0]))
        }
        return claims
    }

    /// The clause that compares the screen after an act with a fresh one; `nil` if the control has stored a value
    /// that the case does not list.
    private func screenClaim(of act: ControlAct, on bench: HostedBench<Value>) -> Claim? {
        let indices = bench.values.compactMap(\.self)
        guard indices.count == 2 else { return nil }
        let (expected, found) = (
            examination.impression(indices, bench.surrounding), bench.impression
        )
        let (own, control) = act.own
        var clause = Clause(.agreeing, "agrees")
        if case .store = own { clause = Clause(.followed, "follows") }
        return (
            clause, expected == found,
            {
                "\(subject.words(indices[control])) is stored, and "
                    + (expected.words == found.words
                        ? "not seen" : "announced as \(found.words.joined(separator: "; "))")
            }
        )
    }

    /// Whether a control is as large as with the first value.
    private func hasSize(_ bench: HostedBench<Value>, _ control: Int) -> Bool {
        let size = bench.frame(of: control).size
        return abs(size.width - bench.size.width) < 2 && abs(size.height - bench.size.height) < 2
    }
}

extension ControlAct {
    /// Whether it takes place at points.
    fileprivate var isOfPoints: Bool {
        switch self {
        case .touch, .slide, .hover: true
        default: false
        }
    }
}
