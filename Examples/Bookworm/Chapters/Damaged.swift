import TesseraPrograms
import Foundation
import Tessera

extension Chapter {
    static let damaged: Chapter = Chapter(
        "damaged",
        "A file that makes no sense is kept under another name, the list says so in its first row, "
            + "and the app is there to be used."
    ) { telling in
        try Desk.clear { desk in
            for (title, contents) in Self.files {
                try Data(contents.utf8).write(to: desk.file)
                let host = desk.start()
                telling.show(title, host.tree["BookwormApp/WindowGroup/ContentView"].notice)
            }
            telling.show("The folder", desk.files)

            try Data("not again".utf8).write(to: desk.file)
            let host = desk.start()
            host.addTwoBooks()
            telling.show("After two more books", host.tree.titles)
            telling.show("The folder", desk.files)
        }
    }

    private static let files = [
        ("Cut off in the middle", #"[{"title": "Emma", "aut"#),
        ("Without an author", #"[{"title": "Emma"}]"#),
        (
            "With words for a rating",
            #"[{"title": "Emma", "author": "", "genre": "", "review": "", "rating": "good"}]"#
        ),
        ("Something else", #"{"books": []}"#),
    ]
}

extension ViewTree.Element? {
    /// The text in the first row of the list.
    var notice: String {
        var element = self
        while let current = element, current.name != "List" { element = current.children.first }
        return element?.children.first?.text ?? "no notice"
    }
}
