/// The results of all probes: a row for each, with a cell for each design.
public struct Scorecard: Codable, Sendable {
    /// The results of one probe.
    public struct Row: Codable, Sendable {
        /// The name of the probe.
        public let name: String
        /// The task.
        public let task: String
        /// A cell for each design, in order.
        public internal(set) var cells: [Cell]
        /// The impostors that failed the check, as they should.
        public let unmasked: [String]
        /// The impostors that passed the check.
        public let undetected: [String]
        /// The number of impostors that were made of attempts by attacks.
        public let generated: Int

        /// Whether every impostor failed the check, so that the row counts.
        public var isScreened: Bool { undetected.isEmpty }

        /// Whether a design does not do the task, or takes more than twice the tokens of another.
        public var differs: Bool {
            let tokens = cells.compactMap(\.tokens)
            return tokens.count < cells.count || (tokens.max() ?? 0) > 2 * (tokens.min() ?? 0)
        }

        func cell(of design: String) -> Cell? { cells.first { $0.design == design } }

        /// The cell of a design; an empty cell if it has no attempts.
        public subscript(design: Design) -> Cell {
            cell(of: design.name) ?? Cell(design: design.name, results: [])
        }
    }

    /// The names of the designs, in order.
    public let designs: [String]
    /// A row for each probe, in order.
    public internal(set) var rows: [Row]
    /// The consequence of each mistake with each design, by name.
    var fates: [String: [String: Fate]] = [:]

    /// The row of a probe.
    public subscript(name: String) -> Row? { rows.first { $0.name == name } }
}

/// The results of one design's attempts at one task.
public struct Cell: Codable, Sendable {
    /// The name of the design.
    public let design: String
    /// The results, in the order of the attempts.
    public internal(set) var results: [Outcome]

    /// The attempts that do the task, also under each variation.
    var done: [Outcome] { results.filter { $0.isWhole } }
    /// The first attempt that does the task, also under each variation.
    public var best: Outcome? { results.first { $0.isWhole } }
    /// The first attempt that does the task but fails under a variation.
    public var partial: Outcome? { results.first { $0.isDone && $0.isPartial } }
    /// Whether the task is done.
    public var isDone: Bool { results.contains { $0.isWhole } }
    /// The attempt that represents the design: the best one, or else the partial one, or else the
    /// one that meets the most requirements.
    public var representative: Outcome? {
        best ?? partial ?? results.max { $0.metShare < $1.metShare }
    }

    /// The value of a measure for the best attempt; `nil` if there is no best attempt.
    public subscript(measure: Measure) -> Int? { best?.measures[measure.name] }

    /// The value of a measure for the attempt with a name, if the attempt does the task.
    public subscript(measure: Measure, of attempt: String) -> Int? {
        done.first { $0.attempt == attempt }?.measures[measure.name]
    }

    /// The tokens of the shortest program that does the task; `nil` if the task is not done.
    public var tokens: Int? { done.compactMap { $0.measures[Measure.tokens.name] }.min() }

    /// The result as shown in a table.
    var mark: String {
        guard let shown = representative else { return "–" }
        if isDone { return "yes" }
        if partial != nil { return "partly" }
        return "\(shown.requirements.count(where: \.isMet)) of \(shown.requirements.count)"
    }

    /// The result in place of a number.
    var absence: String { results.isEmpty ? "–" : partial == nil ? "no" : "partly" }

    mutating func flip() {
        let isDone = isDone
        for index in results.indices { results[index].pretend(toBeDone: !isDone) }
    }
}

/// The result of one attempt.
public struct Outcome: Codable, Sendable {
    /// The name of the attempt, if it has a name.
    public let attempt: String?
    /// The requirements of the check, in order.
    public internal(set) var requirements: [Inspection.Requirement]
    /// The variations under which the attempt passes the check.
    public internal(set) var passedVariations: [String] = []
    /// The variations under which the attempt fails the check.
    public internal(set) var failedVariations: [String]
    /// A note on a part of the task that the attempt gives up. It does not affect the result.
    public internal(set) var loss: String?
    /// The reason why the attempt is incomplete, if it is.
    public let limit: String?
    /// The code that a user writes.
    public let code: String
    /// The types that the code uses and its file declares outside of it, which are not measured.
    var uncounted: [String] = []
    /// The printed tree of the screen.
    public let tree: String
    /// The measures by name, except measures that do not apply.
    public internal(set) var measures: [String: Int]
    /// Pictures of the screen; empty unless requested.
    var pictures: [Picture] = []
    /// A film of the screen under a touch, as SVG; `nil` except for the example.
    var film: String?

    /// Whether all requirements are met.
    public var isDone: Bool { !requirements.isEmpty && requirements.allSatisfy { $0.isMet } }
    /// Whether the attempt fails under a variation.
    public var isPartial: Bool { !failedVariations.isEmpty }
    /// Whether all requirements are met, also under each variation.
    var isWhole: Bool { isDone && !isPartial }
    /// The requirements that are not met.
    public var missing: [String] { requirements.filter { !$0.isMet }.map(\.sentence) }

    var metShare: Double {
        Double(requirements.count(where: \.isMet)) / Double(max(1, requirements.count))
    }

    mutating func pretend(toBeDone isDone: Bool) {
        requirements = [Inspection.Requirement(sentence: "as if", isMet: isDone)]
        failedVariations = []
        loss = nil
    }
}
