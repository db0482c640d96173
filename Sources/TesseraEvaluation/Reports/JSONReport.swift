import Foundation

extension Encodable {
    /// Returns the value as JSON.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

/// A scorecard with its findings.
struct Judgement: Encodable {
    struct Sentence: Encodable {
        let heading: String
        let claim: String?
        let judgement: Finding.Judgement?
        let sentence: String
        let rows: [String]
        let isSupported: Bool
    }

    let designs: [String]
    let rows: [Scorecard.Row]
    let findings: [Sentence]

    init(_ card: Scorecard, _ groups: [Findings]) {
        designs = card.designs
        rows = card.rows
        findings = groups.flatMap { group in
            group.sentences.map { finding in
                Sentence(
                    heading: group.title, claim: finding.claim, judgement: finding.judgement,
                    sentence: finding.sentence, rows: finding.rows,
                    isSupported: finding.isSupported(by: card))
            }
        }
    }
}
