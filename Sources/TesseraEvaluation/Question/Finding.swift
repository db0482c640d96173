/// A sentence about the designs, with the rows that it rests on.
///
/// It is a predicate over what was measured, and holds or does not. It may not look at how an attempt
/// is written.
///
/// ```swift
/// Finding("The style takes the fewest places for a whole screen.", rows: ["screen"]) { rows in
///     rows.areLeast(.style, in: .places)
/// }
/// ```
public struct Finding: Sendable {
    /// What is said of a claim of somebody else's.
    public enum Judgement: String, Codable, Sendable {
        /// The claim is true of these attempts.
        case confirmed = "Confirmed"
        /// The claim is not true of these attempts.
        case refuted = "Refuted"
    }

    /// The claim of somebody else's that the sentence is about, if it is, and what becomes of it.
    public let claim: String?
    /// What becomes of the claim.
    public let judgement: Judgement?
    /// The sentence.
    public let sentence: String
    /// The probes that the sentence rests on; all of them where it is empty.
    public let rows: [String]
    private let holds: @Sendable ([Scorecard.Row]) -> Bool

    /// Makes a sentence.
    ///
    /// - Parameters:
    ///   - sentence: The sentence.
    ///   - rows: The names of the probes that it rests on; all of them if there are none.
    ///   - holds: A function that returns whether the rows, in this order, support the sentence.
    public init(
        _ sentence: String, rows: [String] = [],
        where holds: @escaping @Sendable ([Scorecard.Row]) -> Bool
    ) {
        claim = nil
        judgement = nil
        self.sentence = sentence
        self.rows = rows
        self.holds = holds
    }

    /// Makes a judgement on a claim.
    public init(
        _ judgement: Judgement, _ claim: String, _ sentence: String, rows: [String],
        where holds: @escaping @Sendable ([Scorecard.Row]) -> Bool
    ) {
        self.judgement = judgement
        self.claim = claim
        self.sentence = sentence
        self.rows = rows
        self.holds = holds
    }

    /// Returns whether a scorecard supports the sentence. Without one of its rows, or with a row
    /// whose check an impostor has passed, it does not.
    public func isSupported(by card: Scorecard) -> Bool {
        let found = rows.isEmpty ? card.rows : rows.compactMap { card[$0] }
        return !found.isEmpty && found.count == (rows.isEmpty ? card.rows.count : rows.count)
            && found.allSatisfy(\.isScreened) && holds(found)
    }

    /// The results that would change what becomes of the sentence, if one of them were another one:
    /// a task that a design would then do, or would not.
    func flips(in card: Scorecard) -> [Flip] {
        let names = rows.isEmpty ? card.rows.map(\.name) : rows
        return names.flatMap { name in
            card.designs.compactMap { design in
                guard let cell = card[name]?.cell(of: design), !cell.results.isEmpty else {
                    return nil
                }
                let flipped = card.flipping(design, in: name)
                guard isSupported(by: flipped) != isSupported(by: card) else { return nil }
                return Flip(design: design, row: name, isDone: !cell.isDone)
            }
        }
    }

    /// A result that would change what becomes of a sentence.
    struct Flip: Equatable {
        let design: String
        let row: String
        /// Whether the design would then do the task.
        let isDone: Bool
    }

    /// The sentence with its rows, and what would change it.
    func text(in card: Scorecard) -> String {
        let support = isSupported(by: card) ? "" : "NOT SUPPORTED BY THIS RUN: "
        var start = ""
        if let claim, let judgement { start = "\"\(claim)\" \(judgement.rawValue): " }
        let basis = rows.isEmpty ? "all rows" : rows.joined(separator: ", ")
        let flips = Self.words(for: flips(in: card), of: card)
        return "\(support)\(start)\(sentence) [\(basis)\(flips)]"
    }

    private static func words(for flips: [Flip], of card: Scorecard) -> String {
        let groups = card.designs.flatMap { design in
            [true, false].compactMap { isDone -> String? in
                let rows = flips.filter { $0.design == design && $0.isDone == isDone }.map(\.row)
                guard !rows.isEmpty else { return nil }
                let verb = isDone ? "did" : "missed"
                let object =
                    rows.count > 3 ? "one of \(rows.count)" : rows.joined(separator: " or ")
                return "\(design) \(verb) \(object)"
            }
        }
        return groups.isEmpty ? "" : "; falls if \(groups.joined(separator: ", if "))"
    }
}

/// Sentences under one heading.
public struct Findings: Sendable {
    /// The heading.
    public let title: String
    /// What the sentences are, in a sentence.
    public let introduction: String
    /// The sentences.
    public let sentences: [Finding]

    /// Makes a group of sentences.
    public init(_ title: String, _ introduction: String, _ sentences: [Finding]) {
        self.title = title
        self.introduction = introduction
        self.sentences = sentences
    }
}

extension [Scorecard.Row] {
    /// Returns whether a design does the task of each row, without a trick.
    public func areDone(_ design: Design) -> Bool { allSatisfy { $0[design].isDone } }

    /// Returns whether a design was tried in each row, and does the task of none of them without a
    /// trick.
    public func areMissed(_ design: Design) -> Bool {
        allSatisfy { !$0[design].results.isEmpty && !$0[design].isDone }
    }

    /// Returns whether, in each row, a design does the task with less of something than all others
    /// that do it.
    public func areLeast(_ design: Design, in measure: Measure) -> Bool {
        allSatisfy { row in
            guard let own = row[design][measure] else { return false }
            return row.cells.filter { $0.design != design.name }
                .compactMap { $0[measure] }.allSatisfy { own < $0 }
        }
    }
}
