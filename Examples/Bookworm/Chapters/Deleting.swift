import TesseraPrograms
import Tessera

extension Chapter {
    static let deleting: Chapter = Chapter(
        "deleting",
        "A swipe over a row deletes its book, in the list and in the file."
    ) { telling in
        try Desk.clear { desk in
            let host = desk.start()
            host.addTwoBooks()
            host.step("A swipe over \"Emma\"", &telling) { $0.deleteRow(.text("Emma")) }
            telling.show("The file", desk.contents)
            host.step("A swipe over it once more", &telling) { $0.deleteRow(.text("Emma")) }
            telling.show(
                "The titles after another start",
                desk.start().tree.all("VStack").compactMap { $0.children.first?.text }
                    .joined(separator: "\n"))
        }
    }
}
