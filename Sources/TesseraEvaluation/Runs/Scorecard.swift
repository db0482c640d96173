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
        /// The name of the measure that compares programs.
        let measure: String
        /// The behaviour that a losing design lacks, and could have built in.
        let builtIn: String?

        /// Whether every impostor failed the check, so that the row counts.
        public var isScreened: Bool { undetected.isEmpty }

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
    /// The results: of the attempts that do the task, the shortest first.
    public internal(set) var results: [Outcome]

    /// The attempts that do the task, also under each variation.
    var done: [Outcome] { results.filter { $0.isWhole } }
    /// The shortest attempt that does the task, also under each variation.
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

    /// The result as shown in a table.
    var mark: String {
        guard let shown = representative else { return "–" }
        if isDone { return "yes" }
        if partial != nil { return "partly" }
        return "\(shown.requirements.count(where: \.isMet)) of \(shown.requirements.count)"
    }

    /// The result in place of a number.
    var absence: String { results.isEmpty ? "–" : partial == nil ? "no" : "partly" }
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
    public let loss: String?
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
}
