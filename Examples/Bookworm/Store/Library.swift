import Foundation
import Tessera

/// The books, and the file that they are kept in.
///
/// It replaces SwiftData's model context and query: a body that reads `books` is up to date,
/// and each change is in the file when the call returns.
@MainActor
@Observable
final class Library {
    private(set) var books: [Book] = []
    /// The problem found when the file was opened; `nil` if there was no problem.
    private var finding: String?
    /// Why the last change is not in the file, if it is not.
    private var failure: String?
    @ObservationIgnored private var file: SafeFile
    /// The contents of the file as this library last read or wrote them.
    @ObservationIgnored private var known: Data?
    /// Whether the file may be written: not if there is something in it that could not be read.
    @ObservationIgnored private var isWritable = true

    /// Opens the books in a file; an empty list if there is no file.
    ///
    /// A file that makes no sense is set aside under another name, and the list is empty.
    init(file url: URL) {
        file = SafeFile(url: url)
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        do {
            let contents = try Data(contentsOf: url)
            known = contents
            books = try Self.books(in: contents)
            if let key = Self.unknownKey(in: contents) {
                isWritable = false
                finding =
                    "\(name) is of a newer version, with \(key) for a book. Nothing will be saved."
            }
        } catch let damage as Damage {
            setAside(because: damage)
        } catch {
            isWritable = false
            finding = "\(name) cannot be opened. Nothing will be saved."
        }
    }

    /// The message to the user about the file; `nil` if there is no message.
    var notice: String? { failure ?? finding }

    func insert(_ book: Book) {
        books.append(book)
        save()
    }

    func delete(at offsets: IndexSet) {
        books.remove(atOffsets: offsets)
        save()
    }

    /// Writes the books to the file, or says why that cannot be done.
    ///
    /// If another program has changed the file, its books stay there, and these go to a new file.
    func save() {
        guard isWritable else { return }
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let contents = try encoder.encode(books)
            try file.write(contents) { if file.contents != known { throw Conflict() } }
            (known, failure) = (contents, nil)
        } catch is Conflict {
            let other = SafeFile(url: file.free(named: "other"))
            finding =
                "\(name) was changed by another program. "
                + "These books are in \(other.url.lastPathComponent) from now on."
            (file, known) = (other, nil)
            save()
        } catch {
            failure = "\(name) could not be saved: \(error). The books are here until you leave."
        }
    }

    private var name: String { file.url.lastPathComponent }

    /// The file is not as the library has left it.
    private struct Conflict: Error {}

    private func setAside(because damage: Damage) {
        do {
            let aside = try file.setAside().lastPathComponent
            known = nil
            finding = "\(name) is damaged: \(damage). It is kept as \(aside); this is a new list."
        } catch {
            isWritable = false
            finding = "\(name) is damaged: \(damage). Nothing will be saved."
        }
    }
}

extension Library {
    /// A problem with the contents of a file.
    struct Damage: Error, CustomStringConvertible {
        let description: String
    }

    nonisolated static func books(in contents: Data) throws(Damage) -> [Book] {
        do {
            return try JSONDecoder().decode([Book].self, from: contents)
        } catch DecodingError.keyNotFound(let key, let context) {
            throw Damage(description: place(context.codingPath) + "has no \(key.stringValue)")
        } catch DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context)
        {
            throw Damage(description: place(context.codingPath) + "is of another kind")
        } catch {
            // The decoder reports a rating of 3.5 as broken JSON.
            let isJSON = (try? JSONSerialization.jsonObject(with: contents)) != nil
            throw Damage(description: isJSON ? "a number in it is not whole" : "it is not JSON")
        }
    }

    /// Returns a key that this version would lose when it saves the books; `nil` if it knows all.
    nonisolated private static func unknownKey(in contents: Data) -> String? {
        let books = try? JSONSerialization.jsonObject(with: contents) as? [[String: Any]]
        return books?.flatMap(\.keys).filter { !Book.keys.contains($0) }.min()
    }

    /// "the rating of book 2 ".
    nonisolated private static func place(_ path: [any CodingKey]) -> String {
        guard let index = path.first?.intValue else { return "the list " }
        let book = "book \(index + 1) "
        return path.count > 1 ? "the \(path[1].stringValue) of \(book)" : book
    }
}
