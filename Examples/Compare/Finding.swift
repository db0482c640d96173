/// A sentence about the designs, with the rows that it rests on.
struct Finding: Sendable {
    /// What a sentence is about.
    enum Kind: String, Codable, Sendable {
        /// A claim of the seed proposal, which running it confirms.
        case confirmed
        /// A claim of the seed proposal, which running it refutes.
        case refuted
        /// A conclusion of our own.
        case verdict
    }

    let kind: Kind
    /// What the seed proposal claims, in our words, if the sentence is about that.
    let claim: String?
    let sentence: String
    /// The probes that the sentence rests on.
    let rows: [String]
    /// Whether the rows, in this order, support the sentence.
    private let holds: @Sendable ([Scorecard.Row]) -> Bool

    /// Says what running it makes of a claim.
    init(
        _ kind: Kind, _ claim: String, _ sentence: String, rows: [String],
        where holds: @escaping @Sendable ([Scorecard.Row]) -> Bool
    ) {
        self.kind = kind
        self.claim = claim
        self.sentence = sentence
        self.rows = rows
        self.holds = holds
    }

    /// Draws a conclusion.
    init(
        verdict sentence: String, rows: [String],
        where holds: @escaping @Sendable ([Scorecard.Row]) -> Bool
    ) {
        kind = .verdict
        claim = nil
        self.sentence = sentence
        self.rows = rows
        self.holds = holds
    }

    /// Whether a scorecard supports the sentence; without a row, it does not.
    func isSupported(by card: Scorecard) -> Bool {
        let found = rows.compactMap { card[$0] }
        return found.count == rows.count && holds(found)
    }

    /// The sentence with its rows, as it stands in a report.
    func text(in card: Scorecard) -> String {
        let support = isSupported(by: card) ? "" : "NOT SUPPORTED BY THIS RUN: "
        let start =
            claim.map { "\"\($0)\" \(kind == .confirmed ? "Confirmed" : "Refuted"): " } ?? ""
        let basis = rows.count == card.rows.count ? "all rows" : rows.joined(separator: ", ")
        return "\(support)\(start)\(sentence) [\(basis)]"
    }
}

extension [Scorecard.Row] {
    /// Whether a design does the task of each row.
    func areDone(_ design: Design) -> Bool { allSatisfy { $0[design].isDone } }

    /// Whether a design does the task of no row.
    func areMissed(_ design: Design) -> Bool { allSatisfy { !$0[design].isDone } }

    /// Whether, in each row, one design does the task with less of something than all others that
    /// do it.
    func areLeast(_ design: Design, in measure: (Result) -> Int?) -> Bool {
        allSatisfy { row in
            guard row[design].isDone, let own = measure(row[design]) else { return false }
            return row.results.filter { $0.design != design && $0.isDone }
                .allSatisfy { measure($0).map { own < $0 } ?? true }
        }
    }
}
