/// A sentence about the designs, with the results that support it.
///
/// It is a predicate over the results, which is true or false. The predicate must not examine the
/// code of attempts.
public struct Finding: Sendable {
    /// The sentence.
    public let sentence: String
    /// The probes that the sentence depends on. If `rows` and `mistakes` are both empty, it depends on
    /// all probes.
    public let rows: [String]
    /// The mistakes that the sentence depends on.
    public let mistakes: [String]
    private let holds: @Sendable (Scorecard, [Scorecard.Row]) -> Bool

    /// Creates a finding.
    ///
    /// - Parameters:
    ///   - sentence: The sentence.
    ///   - rows: The names of the probes that it depends on; empty for all probes.
    ///   - holds: Returns whether the rows, in this order, support the sentence.
    public init(
        _ sentence: String, rows: [String] = [],
        where holds: @escaping @Sendable ([Scorecard.Row]) -> Bool
    ) {
        self.init(sentence, rows: rows, mistakes: []) { _, rows in holds(rows) }
    }

    /// Creates a finding that also depends on mistakes.
    ///
    /// - Parameters:
    ///   - sentence: The sentence.
    ///   - rows: The names of the probes that it depends on.
    ///   - mistakes: The names of the mistakes that it depends on.
    ///   - holds: Returns whether the scorecard and its rows, in this order, support the sentence.
    public init(
        _ sentence: String, rows: [String] = [], mistakes: [String],
        where holds: @escaping @Sendable (Scorecard, [Scorecard.Row]) -> Bool
    ) {
        self.sentence = sentence
        self.rows = rows
        self.mistakes = mistakes
        self.holds = holds
    }

    /// Whether the sentence depends on all probes.
    var isOfAll: Bool { rows.isEmpty && mistakes.isEmpty }

    /// Returns whether a scorecard supports the sentence. A scorecard does not support it if one of
    /// its rows is missing, or if an impostor passes the check of a row.
    public func isSupported(by card: Scorecard) -> Bool {
        let found = isOfAll ? card.rows : rows.compactMap { card[$0] }
        return (isOfAll ? !found.isEmpty : found.count == rows.count)
            && mistakes.allSatisfy { card.fates[$0] != nil }
            && found.allSatisfy(\.isScreened) && holds(card, found)
    }

    /// The sentence, marked if the scorecard does not support it. The share of draws follows a sentence that
    /// depends on all probes.
    func words(in card: Scorecard) -> String {
        let mark = isSupported(by: card) ? "" : "NOT SUPPORTED BY THIS RUN: "
        let share = share(in: card).map { $0 == Draws.count ? " [all 1,000]" : " [\($0) of 1,000]" }
        return "\(mark)\(sentence)\(share ?? "")"
    }

    /// The sentence with its rows and the results that would change it.
    func text(in card: Scorecard) -> String {
        let basis = isOfAll ? "all rows" : (rows + mistakes).joined(separator: ", ")
        let flips = Flip.words(
            for: flips(in: card), of: card, holds: isSupported(by: card))
        return "\(words(in: card)) [\(basis)\(flips)]"
    }
}

/// A group of findings under a heading.
public struct Findings: Sendable {
    /// The heading.
    public let title: String
    /// An introduction to the findings, in a sentence.
    public let introduction: String
    /// The sentences.
    public let sentences: [Finding]

    /// Creates a group of findings.
    public init(_ title: String, _ introduction: String, _ sentences: [Finding]) {
        self.title = title
        self.introduction = introduction
        self.sentences = sentences
    }
}
