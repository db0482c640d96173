import Foundation
import TesseraTesting

@testable import RatingPrompt

@Suite(.runtimeIssuesFail)
struct ConfigurationTests {
    @Test func `a configuration with all keys is read without a problem`() {
        var configuration = PromptConfiguration()
        #expect(configuration.update(fromJSON: SampleConfiguration.data) == [])
        #expect(ConfigurationKey.allCases.count == 22)
        #expect(ConfigurationKey.allCases.filter { configuration[$0] == nil } == [])
    }

    @Test(arguments: ConfigurationKey.allCases)
    func `each key takes values of its kind alone`(
        key: ConfigurationKey
    ) throws {
        let values: [(json: String, value: Any, kind: ConfigurationKey.Kind)] = [
            ("true", true, .flag), ("false", false, .flag), ("1", 1, .number), ("0", 0, .number),
            ("7.0", 7.0, .number), ("\"1\"", "1", .text), ("\"\"", "", .text),
        ]
        for (json, value, kind) in values {
            var fromJSON = PromptConfiguration()
            var fromDictionary = PromptConfiguration()
            let problems = fromJSON.update(fromJSON: Data("{\"\(key.rawValue)\": \(json)}".utf8))
            #expect(problems == fromDictionary.update(from: [key.rawValue: value]))
            #expect(fromJSON == fromDictionary)
            #expect(problems.isEmpty == (kind == key.kind))
            #expect((fromJSON[key] != nil) == (kind == key.kind))
        }
    }

    @Test(arguments: [
        (
            "{\"displaySessionCount\": \"3\"}",
            #""displaySessionCount" is the text "3", not a whole number, and is ignored"#
        ),
        (
            "{\"displaySessionCount\": 2.5}",
            #""displaySessionCount" is the number 2.5, not a whole number, and is ignored"#
        ),
        ("{\"disabled\": 0}", #""disabled" is the number 0, not true or false, and is ignored"#),
        ("{\"mainTitle\": [1]}", #""mainTitle" is a list, not a text, and is ignored"#),
        ("{\"mainTitle\": {}}", #""mainTitle" is an object, not a text, and is ignored"#),
        ("{\"maintitle\": \"x\"}", #"unknown key "maintitle" is ignored; did you mean mainTitle?"#),
        ("{\"qqqqqqqqqqqqqqqqqqq\": 1}", #"unknown key "qqqqqqqqqqqqqqqqqqq" is ignored"#),
        ("[]", "the configuration is left as it is: its JSON is not an object"),
        ("{", "the configuration is left as it is: it is not JSON"),
        ("", "the configuration is left as it is: it is not JSON"),
    ])
    func `errors name the key`(json: String, problem: String) {
        var configuration = PromptConfiguration()
        #expect(
            configuration.update(fromJSON: Data(json.utf8)).map(\.description) == [problem])
        #expect(configuration == PromptConfiguration())
    }

    @Test(arguments: [(Behavior.original, 14), (.mended, 0)])
    func `a reset leaves the words in the original, and nothing mended`(
        behavior: Behavior, left: Int
    ) {
        var configuration = PromptConfiguration()
        _ = configuration.update(fromJSON: SampleConfiguration.data)
        configuration.reset(behavior)
        #expect(ConfigurationKey.allCases.filter { configuration[$0] != nil }.count == left)
        #expect(configuration[.displaySessionCount] == nil)
        #expect(configuration[.disabled] == nil)
    }

    @Test func `a missing value is 0 originally, documented if mended`() {
        let original = Settings(PromptConfiguration(), .original)
        #expect(original.maxNumberOfReminder == 0)
        #expect(original.positiveStarsLimit == 0)
        let mended = Settings(PromptConfiguration(), .mended)
        #expect(mended.maxNumberOfReminder == 3)
        #expect(mended.positiveStarsLimit == 4)
        #expect(mended.daysWithoutCrash == 15)
        #expect(!mended.isDisabled)
    }
}
