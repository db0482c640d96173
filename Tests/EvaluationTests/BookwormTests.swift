import TesseraPrograms
import Synchronization
import Tessera
import TesseraRating
import TesseraTesting

@testable import Bookworm

@Suite(.runtimeIssuesFail)
struct BookwormProgramTests {
    @Test func `the book list prints the expected output`() throws {
        try expectOutput(of: "Bookworm", Program.story.output(for: []))
    }

    @Test(arguments: Program.story.chapters.map(\.name))
    func `each chapter of the book list is selected by its name`(name: String) throws {
        #expect(try Program.story.output(for: [name]).hasPrefix("── \(name) "))
        #expect(try Program.story.output(for: ["--list"]).contains(name))
    }
}

/// A form with a rating of its own in a row.
private struct Review<Content: View>: View {
    @State private var stars = 3
    let content: (Binding<Int>) -> Content
    var body: some View {
        Form {
            Section("Write a review") { content($stars) }
            Text("stars: \(stars)")
        }
    }

    /// What is chosen by a tap on a star of a new form.
    static func stars(
        afterTapOn number: Int, _ content: @escaping (Binding<Int>) -> Content
    ) -> String? {
        let host = ViewHost(rootView: Review(content: content))
        host.tap(.type(Image.self)[number - 1])
        return host.tree.all("Text").last?.text
    }
}

@Suite(.runtimeIssuesFail)
struct BookwormRowTests {
    @Test(arguments: 1...5)
    func `stars in a row need the plain style or Rating`(
        number: Int
    ) {
        #expect(Review.stars(afterTapOn: number) { RatingView(rating: $0) } == "stars: 5")
        #expect(
            Review.stars(afterTapOn: number) { RatingView(rating: $0).buttonStyle(.plain) }
                == "stars: \(number)")
        #expect(Review.stars(afterTapOn: number) { Rating(value: $0) } == "stars: \(number)")
    }

    @Test(arguments: [(1, "😡"), (4, "🙂"), (5, "😍"), (0, "😍"), (9, "😍")])
    func `a rating has a face, an invalid rating the best one`(rating: Int, face: String) {
        let host = ViewHost(rootView: EmojiRatingView(rating: rating))
        #expect(host.tree.first(text: face) != nil)
    }
}

@Suite(.runtimeIssuesFail)
struct BookwormAppTests {
    @Test func `an entry is in the list, the file, and the next start`()
        throws
    {
        try Desk.clear { desk in
            let host = desk.start()
            #expect(host.tree.titles == "none")
            host.addTwoBooks()
            #expect(host.tree.all("AddBookView").isEmpty)
            #expect(host.tree.titles == "Emma\nDracula")
            let books = try Library.books(in: Data(contentsOf: desk.file))
            #expect(books.map(\.title) == ["Emma", "Dracula"])
            #expect(books.map(\.genre) == ["Romance", "Horror"])
            #expect(books.map(\.rating) == [4, 2])
            #expect(desk.start().tree.titles == "Emma\nDracula")
        }
    }

    @Test func `a form that is left without saving adds nothing`() throws {
        try Desk.clear { desk in
            let host = desk.start()
            host.tap(.text("Add Book"))
            host.type("Emma", into: .text("Name of book"))
            // The sheet is there because of this value: what pulls it down makes it false.
            #expect(host.dismissSheet() == .done)
            #expect(host.tree.titles == "none")
            #expect(desk.files == "")
            host.tap(.text("Add Book"))
            #expect(host.tree.all("TextField").first?.value("text") == "\"\"")
        }
    }

    @Test func `a row leads to its book, and back`() throws {
        try Desk.clear { desk in
            let host = desk.start()
            host.addTwoBooks()
            #expect(host.tapRow(.text("🙁")) == .done)
            #expect(host.tree.first(text: "Too many letters.") != nil)
            #expect(host.goBack() == .done)
            #expect(host.tree.all("DetailView").isEmpty)
        }
    }

    @Test func `a deleted book is gone from the file`() throws {
        try Desk.clear { desk in
            let host = desk.start()
            host.addTwoBooks()
            #expect(host.deleteRow(.text("Jane Austen")) == .done)
            #expect(host.deleteRow(.text("Add Book")) == .refused("the view is not in a row"))
            #expect(desk.start().tree.titles == "Dracula")
        }
    }
}

@Suite(.runtimeIssuesFail)
struct LibraryTests {
    private let book = Book(title: "Emma", author: "", genre: "", review: "", rating: 4)

    @Test(arguments: [
        ("", "it is not JSON"), ("[{\"title\": \"Emma\"", "it is not JSON"),
        ("{}", "the list is of another kind"), ("[1]", "book 1 is of another kind"),
        (#"[{"title": "Emma"}]"#, "book 1 has no author"),
        (#"[{"title": null}]"#, "the title of book 1 is of another kind"),
        (
            #"[{"title": "", "author": "", "genre": "", "review": "", "rating": 3.5}]"#,
            "a number in it is not whole"
        ),
    ])
    func `a damaged file is set aside with a reason`(
        contents: String, reason: String
    ) throws {
        try Desk.clear { desk in
            try Data(contents.utf8).write(to: desk.file)
            let library = Library(file: desk.file)
            #expect(library.books.isEmpty)
            let notice =
                "books.json is damaged: \(reason). It is kept as books.damaged-1.json; this is a "
                + "new list."
            #expect(library.notice == notice)
            library.insert(book)
            #expect(library.notice == notice)
            #expect(desk.files == "books.damaged-1.json\nbooks.json")
            let kept = desk.folder.appending(path: "books.damaged-1.json")
            #expect(try String(contentsOf: kept, encoding: .utf8) == contents)
        }
    }

    @Test func `what cannot be opened is left alone, and the reader told`() throws {
        try Desk.clear { desk in
            let inside = desk.file.appending(path: "inside")
            try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
            let library = Library(file: desk.file)
            #expect(library.notice == "books.json cannot be opened. Nothing will be saved.")
            library.insert(book)
            #expect(library.books.count == 1)
            #expect(FileManager.default.fileExists(atPath: inside.path))
        }
    }

    @Test func `of two programs that write, neither loses anything`() throws {
        try Desk.clear { desk in
            let (first, second) = (Library(file: desk.file), Library(file: desk.file))
            let book = { Book(title: $0, author: "", genre: "", review: "", rating: 3) }
            first.insert(book("Emma"))
            second.insert(book("Dracula"))
            #expect(
                second.notice == "books.json was changed by another program. "
                    + "These books are in books.other-1.json from now on.")
            second.insert(book("Ulysses"))
            first.insert(book("Persuasion"))
            let other = Library(file: desk.folder.appending(path: "books.other-1.json"))
            #expect(other.books.map(\.title) == ["Dracula", "Ulysses"])
            #expect(Library(file: desk.file).books.map(\.title) == ["Emma", "Persuasion"])
        }
    }
}

@Suite(.runtimeIssuesFail)
struct SafeFileTests {
    @Test func `wherever writing stops, the file is as it was`() throws {
        try Desk.clear { desk in
            let file = SafeFile(url: desk.file)
            try file.write(Data("before".utf8))
            let contents = Data("afterwards".utf8)
            for count in 0...contents.count {
                try file.writeBeside(contents.prefix(count))
                #expect(desk.contents == "before")
            }
            try file.putInPlace()
            #expect(desk.contents == "afterwards")
            #expect(desk.files == "books.json")
        }
    }

    @Test func `a file keeps its permissions, and a link stays a link`() throws {
        try Desk.clear { desk in
            try SafeFile(url: desk.file).write(Data("before".utf8))
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o600], ofItemAtPath: desk.file.path)
            let link = desk.folder.appending(path: "link.json")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: desk.file)
            try SafeFile(url: link).write(Data("after".utf8))
            #expect(desk.contents == "after")
            let file = try FileManager.default.attributesOfItem(atPath: desk.file.path)
            #expect(file[.posixPermissions] as? Int == 0o600)
            let linked = try FileManager.default.attributesOfItem(atPath: link.path)
            #expect(linked[.type] as? FileAttributeType == .typeSymbolicLink)
        }
    }
}
