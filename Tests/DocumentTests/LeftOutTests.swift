import Foundation
import TestViews
import TesseraTesting

/// The compiler refuses each name that SwiftUI.md lists as refused, in one line.
@Suite(.runtimeIssuesFail)
nonisolated struct LeftOutTests {
    /// The names that the page lists as refused, each with its topic.
    private func leftOut() throws -> [(name: String, topic: String)] {
        try Document("SwiftUI.md").topics.flatMap { topic in
            topic.lists("Refused").flatMap { list in
                // The names come before the colon, and the advice behind it.
                list.replacing(/`: .*/, with: "`").matches(of: /`(\w+)/)
                    .map { (String($0.1), topic.name) }
            }
        }
    }

    /// The snippets, each on one line.
    private var lines: [String] {
        leftOutCode.split(separator: "\n").reduce(into: []) { lines, line in
            if line.hasPrefix("  "), let last = lines.popLast() {
                lines.append(last + " " + line.trimmingCharacters(in: .whitespaces))
            } else {
                lines.append(String(line))
            }
        }
    }

    /// Returns the errors of each line of the code, from one run of the compiler.
    private func errors() throws -> [[String]] {
        let imports = [
            "import Tessera", "final class Log: @unchecked Sendable { var name = \"a\" }",
            "struct Style: ViewModifier { func body(content: Content) -> some View { content } }",
            "struct Key: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) {} }",
        ]
        let code = lines.enumerated().map { index, line in
            ["struct ", "final class ", "extension "].contains(where: line.hasPrefix)
                ? line
                : line.hasPrefix("let ")
                    ? "@MainActor func value\(index)() { \(line) }"
                    : "struct View\(index): View { var body: some View { \(line) } }"
        }
        var errors = Array(repeating: [String](), count: lines.count)
        for place in try Compiler.errors(in: (imports + code).joined(separator: "\n")) {
            let index = place.line - imports.count - 1
            if errors.indices.contains(index) {
                errors[index].append(place.message)
            } else {
                Issue.record("an error outside of the lines: \(place.message)")
            }
        }
        return errors
    }

    @Test func `each refused name gets one message that names the page`() throws {
        let topics = try Dictionary(leftOut()) { topic, _ in topic }
        #expect(topics.count > 40)
        var told: Set<String> = []
        for (line, errors) in zip(lines, try errors()) {
            let message = errors.first ?? ""
            guard errors.count == 1,
                let match = message.firstMatch(
                    of: /^'(\w+)[^']*' is unavailable: Tessera .*: see SwiftUI.md(?:, (\w+))?$/)
            else {
                Issue.record("\(line)\n\(errors.isEmpty ? ["compiles"] : errors)")
                continue
            }
            // The message about an initializer or an argument contains neither the type nor the
            // value.
            let members = line.matches(of: /\.(\w+)/).map(\.1)
            let words = [match.1] + members + line.matches(of: /\w+/).map(\.0)
            let name = words.lazy.map(String.init).first { topics[$0] != nil } ?? line
            told.insert(name)
            if let topic = match.2 { #expect(topics[name] == String(topic), "\(name)") }
        }
        #expect(Set(topics.keys).symmetricDifference(told) == [])
    }
}
