/// A part of the report whose text is computed elsewhere, such as a table that takes long to compute.
public struct Appendix {
    /// The heading.
    public let title: String
    /// The text, in lines of equally wide characters.
    public let text: String
    let renew: @MainActor () throws -> Void

    /// Creates an appendix.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - text: The text, as it was last computed.
    ///   - renew: Computes the text again, for the option `--deep`.
    public init(_ title: String, _ text: String, renew: @escaping @MainActor () throws -> Void) {
        self.title = title
        self.text = text
        self.renew = renew
    }
}
