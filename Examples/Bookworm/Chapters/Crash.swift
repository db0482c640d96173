import TesseraPrograms
import Foundation
import Tessera

extension Chapter {
    static let crash: Chapter = Chapter(
        "crash",
        "The program stops while it writes. The new contents are still beside the file, under "
            + "another name, and cut off; the file is as it was. The next save clears that up."
    ) { telling in
        try Desk.clear { desk in
            desk.start().addTwoBooks()
            let whole = try Data(contentsOf: desk.file)
            try SafeFile(url: desk.file).writeBeside(whole.prefix(whole.count / 2))
            telling.show("The folder after the crash", desk.files)

            let host = desk.start()
            telling.show("The books", host.tree.titles)
            host.deleteRow(.text("Dracula"))
            telling.show("The folder after the next save", desk.files)
            telling.show("The books after another start", desk.start().tree.titles)
        }
    }
}

extension ViewTree {
    /// The titles of the books in the list.
    var titles: String {
        all("EmojiRatingView").count == 0
            ? "none"
            : all("VStack").compactMap { $0.children.first?.text }.joined(separator: "\n")
    }
}
