/// A design that takes part in the comparison.
///
/// To add a design, declare a value of this type and write its attempts:
public struct Design: Sendable {
    /// The name of the design, a single word for the head of a column.
    public let name: String
    /// The design in a few words.
    public let title: String
    /// The design in a sentence: its origin, and who draws which part.
    public let summary: String
    /// The module that the design's attempts import; `nil` if they import none.
    public let module: String?
    /// The names that the design adds to the view layer, for ``Measure/names``.
    public let vocabulary: Set<String>

    /// Creates a design.
    ///
    /// - Parameters:
    ///   - name: The name for the head of a column, without spaces.
    ///   - title: The design in a few words.
    ///   - summary: The design in a sentence.
    ///   - module: The module that its attempts import, if they import one.
    ///   - vocabulary: The names that a user may have to learn.
    public init(
        _ name: String, _ title: String, _ summary: String, module: String? = nil,
        vocabulary: Set<String> = []
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.module = module
        self.vocabulary = vocabulary
    }
}
