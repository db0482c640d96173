/// How faithful the prompt is where the original surprises.
///
/// `Chapters/Surprises.swift` plays each of the differences both ways.
enum Behavior: String, CaseIterable, Sendable {
    /// As the original does it.
    case original
    /// As its documentation leads one to expect.
    case mended
}
