import Foundation
import TesseraTesting

/// Conventions of all suites of the package.
@Suite(.runtimeIssuesFail)
struct SuiteTests {
    @Test func `each suite fails for a runtime issue that it does not expect`() throws {
        let texts = try Document.sources(in: ["Tests"]).map(\.text)
        #expect(!texts.isEmpty)
        for suite in texts.flatMap(Self.suites) where !suite.contains(".runtimeIssuesFail") {
            Issue.record("to be marked with @Suite(.runtimeIssuesFail): \(suite)")
        }
    }

    /// The outermost declarations that contain tests or are tests, each with its attributes.
    private static func suites(in text: String) -> [String] {
        var suites: [String] = []
        var (attributes, declaration): ([Substring], String?) = ([], nil)
        for line in text.split(separator: "\n") {
            if line.hasPrefix("@Test") {
                suites.append(String(line))
            } else if line.hasPrefix("@") {
                attributes.append(line)
            } else if line.first?.isLetter == true {
                declaration = (attributes + [line]).joined(separator: " ")
                attributes = []
            } else if line.drop(while: { $0 == " " }).hasPrefix("@Test"), let suite = declaration {
                suites.append(suite)
                declaration = nil
            }
        }
        return suites
    }
}
