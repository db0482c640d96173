import Foundation

/// An item of a numbered list in a document, with the tests that it lists.
nonisolated struct Rule {
    let number: Int
    /// The words after "Test" or "Tests".
    let tests: [String]

    init(number: Int, text: String) {
        self.number = number
        tests = text.matches(of: /Tests?: (`[^`]+`(?:, `[^`]+`)*)/).flatMap { list in
            list.1.matches(of: /`([^`]+)`/).map { String($0.1) }
        }
    }
}

/// A place that cites rules, by their numbers and the name of their page.
nonisolated struct RuleCitation {
    let numbers: [Int]
    /// `nil` if the place cites rules of its page.
    let page: String?
    let text: String
}

nonisolated extension Document {
    /// Returns the names of the tests in a source file that are sentences.
    var testNames: [String] {
        text.components(separatedBy: "func `").dropFirst().map { String($0.prefix { $0 != "`" }) }
    }

    /// The numbered lists. A list may continue under the next heading.
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

    /// The rules, which form the longest list.
    var rules: [Rule] { lists.max { $0.count < $1.count } ?? [] }

    var ruleCitations: [RuleCitation] {
        // Most files cite no rule, and the pattern is slow.
        guard text.range(of: "ule") != nil else { return [] }
        let pattern = /\b[Rr]ules? (\d+(?:(?:, | and | to )\d+)*)(?: of \[?(\w+\.md))?/
        return oneLine.matches(of: pattern).map { citation in
            RuleCitation(
                numbers: citation.1.matches(of: /\d+/).compactMap { Int($0.0) },
                page: citation.2.map(String.init), text: String(citation.0))
        }
    }
}
