import TesseraPrograms
import Tessera

extension Chapter {
    static let claims: Chapter = Chapter(
        "claims",
        "What the text says of the code, and what the code is."
    ) { telling in
        telling.show(
            "Side by side",
            Page.table([
                ["the proposal", "the code"],
                [
                    "\"ModifiedContent<RatingView<Label>, …>\"",
                    "\(type(of: RatingView(rating: .constant(1)))): it is not generic",
                ],
                [
                    "\"macOS 10.15+\"",
                    "\(defaultImage): Image(systemName:) needs macOS 11.0",
                ],
                ["\"minimum is 1\"", "see `maximum`"],
                ["\"label … default is an empty string\"", "titleText is nil"],
                ["\"rating tapped by user\"", "0 cannot be tapped: one star at least"],
            ]))
        telling.show(
            "Mended",
            Page.table([
                [
                    "RatingView<Label>",
                    "\(type(of: MendedRatingView("", rating: .constant(1))))",
                ],
                ["availability", "macOS 11.0, iOS 13.0, tvOS 13.0, watchOS 6.0"],
            ]))
    }

    /// What the proposed view draws where nothing is said.
    @MainActor
    private static var defaultImage: String {
        let tree = ViewHost(rootView: RatingView(rating: .constant(1))).tree
        return tree.all("Image").first.map { "Image \"\($0.text ?? "")\"" } ?? "none"
    }
}
