import TesseraPrograms
import Tessera

extension Chapter {
    static let adding: Chapter = Chapter(
        "adding",
        "Two books are entered and saved. The sheet is in the tree while it is up; a row of the "
            + "form, the one with the button, is tapped to save; the list shows the book, and the "
            + "file has it."
    ) { telling in
        try Desk.clear { desk in
            let host = desk.start()
            telling.show("The app, without any books", "\(host.tree)")
            host.tap(.text("Add Book"))
            telling.show("The form, after a tap on \"Add Book\"", "\(host.tree)")

            host.step("Typing the name", &telling) {
                $0.type("Emma", into: .text("Name of book"))
            }
            host.step("Typing the author", &telling) {
                $0.type("Jane Austen", into: .text("Author's name"))
            }
            host.step("Choosing a genre that there is not", &telling) {
                $0.choose("Comedy", in: .text("Genre"))
            }
            host.step("Choosing one that there is", &telling) {
                $0.choose("Romance", in: .text("Genre"))
            }
            host.step("Typing the review", &telling) {
                $0.type("Clever, and wrong about everyone.", into: .type(TextEditor.self))
            }
            host.step("A tap on the fourth star", &telling) {
                $0.tap(.type(Image.self)[3].inside(.type(RatingView.self)))
            }
            host.step("A tap on \"Save\"", &telling) { $0.tap(.text("Save")) }
            telling.show("The file", desk.contents)

            host.add(
                title: "Dracula", author: "Bram Stoker", genre: "Horror",
                review: "Too many letters.", stars: 2)
            telling.show("The app, after another book", "\(host.tree)")
        }
    }
}
