import Foundation

/// An item of a numbered list in a document, with the tests that it names.
nonisolated struct Rule {
    let number: Int
    /// What follows the word "Test" or "Tests".
    let tests: [String]

    init(number: Int, text: String) {
        self.number = number
        tests = text.matches(of: /Tests?: (`[^`]+`(?:, `[^`]+`)*)/).flatMap { list in
            list.1.matches(of: /`([^`]+)`/).map { String($0.1) }
        }
    }
}

/// A place that cites rules: by their numbers, and by the page that has them.
nonisolated struct RuleCitation {
    let numbers: [Int]
    /// `nil` where rules of the document itself are meant.
    let page: String?
    let text: String
}

nonisolated extension Document {
    /// The names of the tests in a source file that are sentences.
    var testNames: [String] {
        text.components(separatedBy: "func `").dropFirst().map { String($0.prefix { $0 != "`" }) }
    }

    /// The numbered lists. One may go on under the next heading.
    var lists: [[Rule]] {
        var lists: [[Rule]] = []
        for item in text.matches(of: /(?m)^(\d+)\. (.*(?:\n .*)*)/) {
            let text = item.2.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let rule = Rule(number: Int(item.1) ?? 0, text: text)
            if rule.number == 1 || lists.isEmpty { lists.append([]) }
            lists[lists.count - 1].append(rule)
        }
        return lists
    }

    /// The rules, which are the longest list.
    var rules: [Rule] { lists.max { $0.count < $1.count } ?? [] }

    var ruleCitations: [RuleCitation] {
        // Most files cite none, and a pattern takes its time.
        guard text.range(of: "ule") != nil else { return [] }
        let pattern = /\b[Rr]ules? (\d+(?:(?:, | and | to )\d+)*)(?: of \[?(\w+\.md))?/
        return oneLine.matches(of: pattern).map { citation in
            RuleCitation(
                numbers: citation.1.matches(of: /\d+/).compactMap { Int($0.0) },
                page: citation.2.map(String.init), text: String(citation.0))
        }
    }
}
