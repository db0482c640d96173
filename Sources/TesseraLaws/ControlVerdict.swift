/// The result of a law for a control.
public struct ControlVerdict: Sendable, CustomStringConvertible {
    /// Whether the law is kept.
    public enum Outcome: Equatable, Sendable {
        /// No act has broken the law.
        case kept
        /// The law is broken, with the shortest acts found that break it.
        case broken(String)
        /// Nothing that the control can do has put the law to the test.
        case untried
        /// The law does not apply, with the reason.
        case waived(String)
    }

    /// The law.
    public let law: ControlLaw
    /// The result.
    public let outcome: Outcome

    /// Whether the law is broken.
    public var isBroken: Bool {
        if case .broken = outcome { true } else { false }
    }

    /// The law and its result in a line.
    public var description: String {
        switch outcome {
        case .kept: "kept: \(law.rawValue)"
        case .untried: "untried: \(law.rawValue)"
        case .waived(let reason): "waived: \(law.rawValue) (\(reason))"
        case .broken(let example): "broken: \(law.rawValue): \(example)"
        }
    }

    /// The argument that waives a broken law for a control that is meant to leave it; `nil` for a law that is not
    /// broken.
    ///
    /// ```
    /// waiving: [.solid: "Its parts are apart."]
    /// ```
    public var waiver: String? {
        isBroken ? "waiving: [.\(law): \(String(reflecting: law.exception))]" : nil
    }
}

/// A part of a law that a control can break alone.
struct Clause: Hashable {
    let law: ControlLaw
    let name: String

    init(_ law: ControlLaw, _ name: String) { (self.law, self.name) = (law, name) }

    /// The clause about what touches mean in some surroundings.
    static func ofTouches(in surrounding: ControlAct.Surrounding) -> Clause {
        switch surrounding {
        case .plain: Clause(.steady, "isSteady")
        case .mirrored: Clause(.mirrored, "mirrorsTouches")
        default: Clause(.steady, "isSteadyAround")
        }
    }
}

/// The clauses that were put to the test, and the first broken clause of each law with an example.
struct Record {
    /// The name of a clause that is left out, as are those whose names begin with it.
    var omitted: String?
    var tried: Set<Clause> = []
    var broken: [ControlLaw: (clause: Clause, example: String)] = [:]

    mutating func check(
        _ law: ControlLaw, _ clause: String, _ isKept: Bool, _ example: @autoclosure () -> String
    ) {
        check(Clause(law, clause), isKept, example())
    }

    /// Records whether a clause is kept.
    mutating func check(_ clause: Clause, _ isKept: Bool, _ example: @autoclosure () -> String) {
        tried.insert(clause)
        if !isKept, !isOmitted(clause), broken[clause.law] == nil {
            broken[clause.law] = (clause, example())
        }
    }

    func isOmitted(_ clause: Clause) -> Bool { omitted.map(clause.name.hasPrefix) ?? false }

    /// Returns the outcome of a law.
    func outcome(of law: ControlLaw) -> ControlVerdict.Outcome {
        if let (_, example) = broken[law] { return .broken(example) }
        return tried.contains { $0.law == law } ? .kept : .untried
    }
}
