import Tessera
import TesseraCore

/// A number that is taken of each attempt.
///
/// Every measure says what it cannot tell: a number without that is mistaken for the thing itself.
public struct Measure: Sendable {
    /// The part of the report that a measure belongs to.
    public enum Kind: Sendable {
        /// What a user of the design writes and learns.
        case writing
        /// What the screen costs while it runs.
        case running
    }

    /// The name of the measure, as it heads a column: one word.
    public let name: String
    /// What is counted.
    public let meaning: String
    /// What the number cannot tell; `nil` where a measure beside it says so.
    public let caveat: String?
    /// The part of the report that it stands in.
    public let kind: Kind
    let value: @MainActor @Sendable (Subject) throws -> Int?

    /// Something that is measured.
    struct Subject {
        let attempt: Attempt
    }

    init(
        _ name: String, _ kind: Kind, _ meaning: String, caveat: String?,
        value: @escaping @MainActor @Sendable (Subject) throws -> Int?
    ) {
        self.name = name
        self.kind = kind
        self.meaning = meaning
        self.caveat = caveat
        self.value = value
    }

    /// Makes a measure of an attempt's code.
    public init(
        _ name: String, ofCode meaning: String, caveat: String? = nil,
        value: @escaping @MainActor @Sendable (_ code: String, _ design: Design) -> Int?
    ) {
        self.init(name, .writing, meaning, caveat: caveat) {
            value(try $0.attempt.code(), $0.attempt.design)
        }
    }

    /// Makes a measure of an attempt's screen; `nil` where there is nothing to be measured.
    public init(
        _ name: String, ofScreen meaning: String, caveat: String? = nil,
        value: @escaping @MainActor @Sendable (Inspection) -> Int?
    ) {
        self.init(name, .running, meaning, caveat: caveat) {
            value(Inspection($0.attempt.screen()))
        }
    }
}

extension Measure {
    /// The lines with code.
    public static let lines = Measure(
        "lines", ofCode: "lines that hold more than a comment",
        caveat: "Fewer lines are not clearer ones."
    ) { code, _ in SourceScanner(code).lines }

    /// The names, numbers, texts and marks of the code.
    public static let tokens = Measure(
        "tokens", ofCode: "names, numbers, texts and marks",
        caveat: "Tokens are what is typed, not what has to be understood."
    ) { code, _ in SourceScanner(code).tokens }

    /// The names of the design that the code uses.
    public static let names = Measure(
        "names", ofCode: "different names of the design that the code uses",
        caveat: "A count of names says nothing of how hard each is to find or to guess."
    ) { code, design in
        Set(SourceScanner(code).words).intersection(design.vocabulary).count
    }

    /// The places to edit from the code before, where an attempt has a region for that.
    public static let places = Measure(
        "places", .writing, "places to edit to get there from the code before",
        caveat: "A place that is hard to find counts like one that is not."
    ) { subject in
        guard let start = try subject.attempt.before() else { return nil }
        return Edits.places(from: start, to: try subject.attempt.code())
    }

    /// The nodes of the tree.
    public static let nodes = Measure(
        "nodes", ofScreen: "nodes of the tree",
        caveat: "Nodes are a cost of this view layer, and not of another one."
    ) { $0.host.work.nodes }
}
