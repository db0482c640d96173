import Foundation

extension Encodable {
    /// The value as JSON, for a program to read.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

/// A scorecard with what follows from it.
struct Judgement: Encodable {
    struct Sentence: Encodable {
        let kind: Finding.Kind
        let claim: String?
        let sentence: String
        let rows: [String]
        let isSupported: Bool
    }

    let rows: [Scorecard.Row]
    let findings: [Sentence]

    init(_ card: Scorecard) {
        rows = card.rows
        findings = (Finding.claims + Finding.verdict).map { finding in
            Sentence(
                kind: finding.kind, claim: finding.claim, sentence: finding.sentence,
                rows: finding.rows,
                isSupported: finding.isSupported(by: card))
        }
    }
}
