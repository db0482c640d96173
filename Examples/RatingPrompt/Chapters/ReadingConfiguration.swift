import TesseraPrograms
import Foundation

extension Chapter {
    static let configuration: Chapter = Chapter(
        "configuration",
        "A dictionary, JSON, or a file of it. What is wrong is said by name and the rest is used; "
            + "what an update does not mention stays. Fetching an update from a server is the "
            + "host's."
    ) { telling in
        let prompt = StarPrompt(store: MemoryStore())
        telling.show(
            "All keys, from JSON", problems(prompt.updateConfig(fromJSON: SampleConfiguration.data))
        )
        telling.show("What counts now", "\(prompt.settings)".inLines)
        telling.show(
            "An update with mistakes, from a dictionary",
            problems(
                prompt.updateConfig(from: [
                    "displaySessionCount": "five", "daysWithoutCrash": true, "disabled": 1,
                    "maxNumberOfReminders": 5, "mainTitel": "Photos", "mainText": nil,
                    "emailSupport": ["a@example.com"], "positiveStarsLimit": 3,
                ])))
        telling.show("What counts now", "\(prompt.settings)".inLines)
        telling.show(
            "JSON that is no object", problems(prompt.updateConfig(fromJSON: Data("[1, 2]".utf8))))
        telling.show(
            "What is no JSON", problems(prompt.updateConfig(fromJSON: Data("disabled: yes".utf8))))
        telling.show(
            "A file that is not there",
            problems(prompt.updateConfig(fromFile: URL(fileURLWithPath: "/nowhere/stars.json"))))
        telling.show("Where feedback goes", "\(prompt.feedbackMail?.address ?? "nowhere")")
    }

    private static func problems(_ problems: [ConfigurationProblem]) -> String {
        problems.isEmpty
            ? "nothing is wrong" : problems.map(\.description).joined(separator: "\n")
    }
}

extension String {
    /// A printed struct with a line for each property.
    fileprivate var inLines: String {
        let inside = drop { $0 != "(" }.dropFirst().dropLast()
        return inside.replacingOccurrences(of: ", ", with: "\n")
    }
}
