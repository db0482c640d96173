/// The results of all probes: a row for each, with a cell for each design.
public struct Scorecard: Codable, Sendable {
    /// The results of one probe.
    public struct Row: Codable, Sendable {
        /// The name of the probe.
        public let name: String
        /// The task.
        public let task: String
        /// The name of the fact that the probe tests.
        public let fact: String
        /// A cell for each design, in the order of the designs.
        public internal(set) var cells: [Cell]
        /// The impostors that have failed the check, as each must.
        public let unmasked: [String]
        /// The impostors that have passed the check.
        public let undetected: [String]

        /// A Boolean value that is true if every impostor has failed the check: what the probe says
        /// can be counted.
        public var isScreened: Bool { undetected.isEmpty }

        func cell(of design: String) -> Cell? { cells.first { $0.design == design } }

        /// The cell of a design; an empty one if there is no attempt.
        public subscript(design: Design) -> Cell {
            cell(of: design.name) ?? Cell(design: design.name, results: [])
        }
    }

    /// The names of the designs, in order.
    public let designs: [String]
    /// A row for each probe, in order.
    public internal(set) var rows: [Row]
    /// What becomes of each mistake with each design, by their names.
    var fates: [String: [String: Fate]] = [:]
    /// How many programs of a design each later feature breaks, by their names: with the version that
    /// breaks the least, and with the others.
    var broken: [String: [String: [Int]]] = [:]

    /// The row of a probe.
    public subscript(name: String) -> Row? { rows.first { $0.name == name } }
}

/// The results of the attempts with one design at one task.
public struct Cell: Codable, Sendable {
    /// The name of the design.
    public let design: String
    /// The results, in the order of the attempts.
    public internal(set) var results: [Outcome]

    /// The first attempt that does the task also under each variation.
    public var best: Outcome? { results.first { $0.isDone && !$0.isPartial } }
    /// The first attempt that does the task and fails under a variation.
    public var partial: Outcome? { results.first { $0.isDone && $0.isPartial } }
    /// A Boolean value that is true if the task is done.
    public var isDone: Bool { best != nil }
    /// The attempt that stands for the design: the best, or else the partial one, or else the one that
    /// meets the most requirements.
    public var representative: Outcome? {
        best ?? partial ?? results.max { $0.metShare < $1.metShare }
    }

    /// What a measure says of the best attempt; `nil` if there is none.
    public subscript(measure: Measure) -> Int? { best?.measures[measure.name] }

    /// The result as it stands in a table.
    var mark: String {
        guard let shown = representative else { return "–" }
        if isDone { return "yes" }
        if partial != nil { return "partly" }
        return "\(shown.requirements.count(where: \.isMet)) of \(shown.requirements.count)"
    }

    mutating func flip() {
        let isDone = isDone
        for index in results.indices { results[index].pretend(toBeDone: !isDone) }
    }
}

/// The result of one attempt.
public struct Outcome: Codable, Sendable {
    /// The name of the attempt, if it has one.
    public let attempt: String?
    /// The requirements of the check, in order.
    public internal(set) var requirements: [Inspection.Requirement]
    /// The variations under which the attempt does what it did.
    public internal(set) var passedVariations: [String] = []
    /// The variations under which the attempt no longer does what it did.
    public internal(set) var failedVariations: [String]
    /// What the attempt gives up, a note that decides nothing.
    public internal(set) var loss: String?
    /// Why it does not do all, where it does not.
    public let limit: String?
    /// The code that a user writes.
    public let code: String
    /// The tree that the code makes, as text.
    public let tree: String
    /// The measures by name; those that do not apply are missing.
    public internal(set) var measures: [String: Int]
    /// The screen at first, and after the check; none unless they were asked for.
    var pictures: [Picture] = []

    /// A Boolean value that is true if all that must be true is.
    public var isDone: Bool { !requirements.isEmpty && requirements.allSatisfy(\.isMet) }
    /// A Boolean value that is true if the attempt fails under a variation.
    public var isPartial: Bool { !failedVariations.isEmpty }
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
