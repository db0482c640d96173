/// A sentence about what a design can do, which one or more probes test.
///
/// Facts are what is counted: several tasks that are done or missed for one reason say one thing.
public struct Fact: Hashable, Sendable {
    /// The name of the fact, in a word or two.
    public let name: String
    /// The fact as a sentence that is true of a design or not.
    public let sentence: String

    /// Makes a fact.
    public init(_ name: String, _ sentence: String) {
        self.name = name
        self.sentence = sentence
    }
}
