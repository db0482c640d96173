/// One of the designs that are compared.
///
/// Adding a design to an evaluation is a value of this type and its attempts:
///
/// ```swift
/// extension Design {
///     static let style = Design(
///         "style", "a style protocol", "A style draws the whole stepper.", module: "Steppers")
/// }
/// ```
public struct Design: Sendable {
    /// The name of the design, as it heads a column: one word.
    public let name: String
    /// The design in a few words.
    public let title: String
    /// The design in a sentence: whose idea it is, and who draws what.
    public let summary: String
    /// The module that an attempt with this design imports; `nil` where it imports none.
    public let module: String?
    /// The names that the design adds to those of the view layer, for ``Measure/names``.
    public let vocabulary: Set<String>

    /// Makes a design.
    ///
    /// - Parameters:
    ///   - name: The name as it heads a column, without spaces.
    ///   - title: The design in a few words.
    ///   - summary: The design in a sentence.
    ///   - module: The module that its attempts import, if they import one.
    ///   - vocabulary: The names that a user may have to learn; none by default.
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
