import Tessera

/// What came of all probes: a row for each, a result for each design.
struct Scorecard: Codable {
    struct Row: Codable {
        let name: String
        let task: String
        let results: [Result]

        subscript(design: Design) -> Result {
            // A scorecard that is shown has one result for each design, in the order of the designs.
            results[Design.allCases.firstIndex(of: design)!]
        }
    }

    let rows: [Row]

    @MainActor
    static func run(
        _ probes: [Probe] = Probe.all, with designs: [Design] = Design.allCases
    ) throws -> Scorecard {
        guard let basic = probes.first(where: { $0.name == "basic" }) ?? Probe.all.first else {
            throw Incomplete(description: "there are no probes")
        }
        return Scorecard(rows: try probes.map { try $0.run(with: designs, startingFrom: basic) })
    }

    subscript(name: String) -> Row? { rows.first { $0.name == name } }

    /// How many tasks a design does.
    func done(_ design: Design) -> Int { rows.count { $0[design].isDone } }
}

/// What came of one attempt.
struct Result: Codable {
    let design: Design
    /// What was checked, in order.
    let requirements: [Inspection.Requirement]
    /// Why the design does not do all, where it does not.
    let limit: String?
    let code: String
    let tree: String
    /// The static type of what the code makes.
    let type: String
    let lines: Int
    let tokens: Int
    /// The places to edit, from the code before.
    let places: Int
    let nodes: Int
    /// The bodies that one tap on the second symbol runs; `nil` where it is refused.
    let bodiesOfTap: Int?
    /// The bodies that a change of look runs; `nil` where there is none.
    let bodiesOfRestyle: Int?

    /// Whether the task is done: all that must be true is.
    var isDone: Bool { requirements.allSatisfy(\.isMet) }
    var missing: [String] { requirements.filter { !$0.isMet }.map(\.sentence) }
}

/// A probe that cannot be run.
struct Incomplete: Error, CustomStringConvertible {
    let description: String
}

extension Probe {
    /// Runs the check on each attempt, and measures.
    @MainActor
    func run(with designs: [Design], startingFrom basic: Probe) throws -> Scorecard.Row {
        let results = try designs.map { design in
            guard let attempt = attempt(design), let start = basic.attempt(design) else {
                throw Incomplete(description: "\(name) has no attempt for \(design.rawValue)")
            }
            return try run(attempt, startingFrom: start)
        }
        return Scorecard.Row(name: name, task: task, results: results)
    }

    @MainActor
    private func run(_ attempt: Attempt, startingFrom start: Attempt) throws -> Result {
        let inspection = try Inspection(attempt)
        check(inspection)
        let code = try attempt.code()
        let size = SourceScanner(code)
        let work = Work(of: attempt)
        return Result(
            design: attempt.design, requirements: inspection.requirements, limit: attempt.limit,
            code: code, tree: attempt.host().tree.text(naming: attempt.design),
            type: TypeText.of(attempt.type()), lines: size.lines, tokens: size.tokens,
            places: Edits.places(from: try attempt.before() ?? start.code(), to: code),
            nodes: work.nodes, bodiesOfTap: work.tap, bodiesOfRestyle: work.restyle)
    }
}
