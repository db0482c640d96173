/// A statement about the capabilities of a design, tested by one or more probes.
///
/// Results are counted by fact, because several tasks may succeed or fail for a single reason.
public struct Fact: Hashable, Sendable {
    /// The name of the fact, in one or two words.
    public let name: String
    /// The fact as a sentence that is true or false for a design.
    public let sentence: String

    /// Creates a fact.
    public init(_ name: String, _ sentence: String) {
        self.name = name
        self.sentence = sentence
    }
}
