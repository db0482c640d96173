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
    /// The probes that the sentence rests on; all of them where this and the next two are empty.
    public let rows: [String]
    /// The mistakes that the sentence rests on.
    public let mistakes: [String]
    /// The later features that the sentence rests on.
    public let features: [String]
    private let holds: @Sendable (Scorecard, [Scorecard.Row]) -> Bool

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
        self.init(sentence, rows: rows, mistakes: []) { _, rows in holds(rows) }
    }

    /// Makes a sentence that rests on mistakes or later features as well.
    ///
    /// - Parameters:
    ///   - sentence: The sentence.
    ///   - rows: The names of the probes that it rests on.
    ///   - mistakes: The names of the mistakes that it rests on.
    ///   - features: The names of the later features that it rests on.
    ///   - holds: A function that returns whether the scorecard, and of it the rows in this order, support
    ///     the sentence.
    public init(
        _ sentence: String, rows: [String] = [], mistakes: [String], features: [String] = [],
        where holds: @escaping @Sendable (Scorecard, [Scorecard.Row]) -> Bool
    ) {
        claim = nil
        judgement = nil
        self.sentence = sentence
        self.rows = rows
        self.mistakes = mistakes
        self.features = features
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
        mistakes = []
        features = []
        self.holds = { holds($1) }
    }

    /// A Boolean value that is true if the sentence rests on all rows.
    private var isOfAll: Bool { rows.isEmpty && mistakes.isEmpty && features.isEmpty }

    /// Returns whether a scorecard supports the sentence. Without one of its rows, or with a row
    /// whose check an impostor has passed, it does not.
    public func isSupported(by card: Scorecard) -> Bool {
        let found = isOfAll ? card.rows : rows.compactMap { card[$0] }
        return (isOfAll ? !found.isEmpty : found.count == rows.count)
            && mistakes.allSatisfy { card.fates[$0] != nil }
            && features.allSatisfy { card.broken[$0] != nil }
            && found.allSatisfy(\.isScreened) && holds(card, found)
    }

    /// The sentence, or that the scorecard does not support it.
    func words(in card: Scorecard) -> String {
        (isSupported(by: card) ? "" : "NOT SUPPORTED BY THIS RUN: ") + sentence
    }

    /// The sentence with its rows, and what would change it.
    func text(in card: Scorecard) -> String {
        let support = isSupported(by: card) ? "" : "NOT SUPPORTED BY THIS RUN: "
        var start = ""
        if let claim, let judgement { start = "\"\(claim)\" \(judgement.rawValue): " }
        let basis =
            isOfAll ? "all rows" : (rows + mistakes + features).joined(separator: ", ")
        let flips = Flip.words(
            for: flips(in: card), of: card, holds: isSupported(by: card))
        return "\(support)\(start)\(sentence) [\(basis)\(flips)]"
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
