import TesseraPrograms
import Tessera

extension Chapter {
    static let reopening: Chapter = Chapter(
        "reopening",
        "The app is left and started again: the books are those of the file. A link is followed "
            + "by a tap anywhere in its row, and the stars on the screen behind it are there to be "
            + "read: they take a tap, and nothing comes of it."
    ) { telling in
        try Desk.clear { desk in
            desk.start().addTwoBooks()

            let host = desk.start()
            telling.show("What a screen reader is told", "\(host.accessibilityTree)")
            host.step("A tap on the author in the second row", &telling) {
                $0.tap(.text("Bram Stoker"))
            }
            telling.show("The book", Self.screen(of: host))
            host.step("A tap on the fifth star", &telling) {
                $0.tap(.type(Image.self)[4].inside(.type(RatingView.self)))
            }
            host.step("Going back", &telling) { $0.goBack() }
            host.step("Going back further", &telling) { $0.goBack() }
        }
    }

    /// The pushed screen, without the screen under it.
    @MainActor
    private static func screen(of host: ViewHost<BookwormApp>) -> String {
        ViewTree(roots: host.tree.all("DetailView")).text()
    }
}
