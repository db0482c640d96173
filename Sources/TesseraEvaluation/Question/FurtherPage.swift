public import TesseraPage

/// A page that an evaluation's program writes besides that of its results.
///
/// ```swift
/// FurtherPage("--html-proposal", "the figures of the proposal, to be touched") { page }
/// ```
@MainActor
public struct FurtherPage {
    let option: String
    let meaning: String
    let page: @MainActor @Sendable () throws -> TouchablePage

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - option: The option that writes the page to a file, with its dashes.
    ///   - meaning: The page in a few words, for the usage.
    ///   - page: Returns the page.
    public init(
        _ option: String, _ meaning: String,
        page: @escaping @MainActor @Sendable () throws -> TouchablePage
    ) {
        (self.option, self.meaning, self.page) = (option, meaning, page)
    }
}
