import TesseraPrograms
import Foundation
import Tessera

/// A folder that exists while a chapter works in it.
struct Desk {
    let folder: URL

    /// The file of the books.
    var file: URL { folder.appending(path: "books.json") }

    /// The names of the files that are there.
    var files: String {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).sorted().joined(separator: "\n")
    }

    /// The contents of the file of the books.
    var contents: String {
        (try? String(contentsOf: file, encoding: .utf8)) ?? "no file"
    }

    static func clear<Result>(_ work: (Desk) throws -> Result) throws -> Result {
        let folder = try TemporaryFolder.make(named: "Bookworm")
        defer { try? FileManager.default.removeItem(at: folder) }
        return try work(Desk(folder: folder))
    }

    /// The app as it starts with the files on the desk.
    @MainActor
    func start() -> ViewHost<BookwormApp> {
        ViewHost(rootView: BookwormApp(file: file))
    }
}

extension ViewHost {
    /// Does something to the app and shows what changed, or why nothing did.
    func step(
        _ title: String, _ telling: inout Telling, _ action: (ViewHost) -> InteractionResult
    ) {
        var result = InteractionResult.done
        let difference = difference { result = action(self) }
        switch result {
        case .done: telling.show(title, "\(difference)")
        case .refused(let reason): telling.show(title, "refused: \(reason)")
        }
    }

    /// Fills in the form for a book and saves it.
    func add(title: String, author: String, genre: String, review: String, stars: Int) {
        tap(.text("Add Book"))
        type(title, into: .text("Name of book"))
        type(author, into: .text("Author's name"))
        choose(genre, in: .text("Genre"))
        type(review, into: .type(TextEditor.self))
        tap(.type(Image.self)[stars - 1].inside(.type(RatingView.self)))
        tap(.text("Save"))
    }

    /// Adds the two books that the chapters begin with.
    func addTwoBooks() {
        add(
            title: "Emma", author: "Jane Austen", genre: "Romance",
            review: "Clever, and wrong about everyone.", stars: 4)
        add(
            title: "Dracula", author: "Bram Stoker", genre: "Horror",
            review: "Too many letters.", stars: 2)
    }
}
