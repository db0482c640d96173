import TesseraPrograms
import Foundation
import TesseraTesting

@testable import Bookworm
import TestViews

@Suite(.runtimeIssuesFail)
struct BookwormProgramTests {
    @Test func `the book list prints the expected output`() throws {
        try expectOutput(of: "Bookworm", Program.story.output(for: []))
    }
}

@Suite(.runtimeIssuesFail)
struct LibraryTests {
    private let book = Book(title: "Emma", author: "", genre: "", review: "", rating: 4)

    @Test func `what cannot be opened is left alone, and the reader told`() throws {
        try Desk.clear { desk in
            let inside = desk.file.appending(path: "inside")
            try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
            let library = Library(file: desk.file)
            expectEqual(library.notice, "books.json cannot be opened. Nothing will be saved.")
            library.insert(book)
            expectEqual(library.books.count, 1)
            #expect(FileManager.default.fileExists(atPath: inside.path))
        }
    }

    @Test func `a file with unknown keys is shown and not written`() throws {
        try Desk.clear { desk in
            let contents =
                #"[{"title": "Emma", "author": "", "genre": "", "review": "", "rating": 4, "#
                + #""isbn": "1"}]"#
            try Data(contents.utf8).write(to: desk.file)
            let library = Library(file: desk.file)
            expectEqual(library.books.map(\.title), ["Emma"])
            expectEqual(
                library.notice,
                "books.json is of a newer version, with isbn for a book. "
                    + "Nothing will be saved.")
            library.insert(book)
            expectEqual(desk.contents, contents)
        }
    }

    @Test func `of two programs that write, neither loses anything`() throws {
        try Desk.clear { desk in
            let (first, second) = (Library(file: desk.file), Library(file: desk.file))
            let book = { Book(title: $0, author: "", genre: "", review: "", rating: 3) }
            first.insert(book("Emma"))
            second.insert(book("Dracula"))
            expectEqual(
                second.notice,
                "books.json was changed by another program. "
                    + "These books are in books.other-1.json from now on.")
            second.insert(book("Ulysses"))
            first.insert(book("Persuasion"))
            let other = Library(file: desk.folder.appending(path: "books.other-1.json"))
            expectEqual(other.books.map(\.title), ["Dracula", "Ulysses"])
            expectEqual(Library(file: desk.file).books.map(\.title), ["Emma", "Persuasion"])
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
                expectEqual(desk.contents, "before")
            }
            try file.putInPlace()
            expectEqual(desk.contents, "afterwards")
            expectEqual(desk.files, "books.json")
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
            expectEqual(desk.contents, "after")
            let file = try FileManager.default.attributesOfItem(atPath: desk.file.path)
            #expect(file[.posixPermissions] as? Int == 0o600)
            let linked = try FileManager.default.attributesOfItem(atPath: link.path)
            #expect(linked[.type] as? FileAttributeType == .typeSymbolicLink)
        }
    }
}
