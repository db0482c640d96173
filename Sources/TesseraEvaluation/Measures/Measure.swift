import Tessera
import TesseraCore

/// A measure taken of each attempt.
///
/// Every measure states its limitation, so that the number is not mistaken for the quality of the
/// code.
public struct Measure: Sendable {
    /// The part of the report that shows a measure.
    public enum Kind: Sendable {
        /// Code that a user of the design writes and learns.
        case writing
        /// The cost of the screen while it runs.
        case running
    }

    /// The name of the measure, a single word for the head of a column.
    public let name: String
    /// The meaning of the number.
    public let meaning: String
    /// The limitation of the number; `nil` if another measure states it.
    public let caveat: String?
    /// The part of the report that shows the measure.
    public let kind: Kind
    let value: @MainActor @Sendable (Attempt) throws -> Int?

    init(
        _ name: String, _ kind: Kind, _ meaning: String, caveat: String?,
        value: @escaping @MainActor @Sendable (Attempt) throws -> Int?
    ) {
        self.name = name
        self.kind = kind
        self.meaning = meaning
        self.caveat = caveat
        self.value = value
    }

    /// Creates a measure of an attempt's code.
    public init(
        _ name: String, ofCode meaning: String, caveat: String? = nil,
        value: @escaping @MainActor @Sendable (_ code: String, _ design: Design) -> Int?
    ) {
        self.init(name, .writing, meaning, caveat: caveat) {
            value(try $0.code(), $0.design)
        }
    }

    /// Creates a measure of an attempt's screen. The closure returns `nil` if the measure does not
    /// apply.
    public init(
        _ name: String, ofScreen meaning: String, caveat: String? = nil,
        value: @escaping @MainActor @Sendable (Inspection) -> Int?
    ) {
        self.init(name, .running, meaning, caveat: caveat) {
            value(Inspection($0.screen()))
        }
    }
}

extension Measure {
    /// The number of lines with code.
    public static let lines = Measure(
        "lines", ofCode: "lines that hold more than a comment",
        caveat: "Fewer lines are not clearer ones."
    ) { code, _ in SourceScanner(code).lines }

    /// The number of names, numbers, texts and marks in the code.
    public static let tokens = Measure(
        "tokens", ofCode: "names, numbers, texts and marks",
        caveat: "Tokens measure typing, not understanding."
    ) { code, _ in SourceScanner(code).tokens }

    /// The number of the design's names in the code.
    public static let names = Measure(
        "names", ofCode: "different names of the design that the code uses",
        caveat: "A count of names says nothing of how hard each is to find or to guess."
    ) { code, design in
        Set(SourceScanner(code).words).intersection(design.vocabulary).count
    }

    /// The number of places to edit from the previous code, if the attempt contains it.
    public static let places = Measure(
        "places", .writing, "places to edit",
        caveat: "A place that is hard to find counts like one that is not."
    ) { attempt in
        guard let start = try attempt.before() else { return nil }
        return Edits.places(from: start, to: try attempt.code())
    }

    /// The number of nodes in the tree.
    public static let nodes = Measure(
        "nodes", ofScreen: "nodes of the tree",
        caveat: "Nodes are a cost of this view layer only."
    ) { $0.host.work.nodes }
}
