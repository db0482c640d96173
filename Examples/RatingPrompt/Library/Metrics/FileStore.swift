import Foundation

/// A prompt store that keeps the record in a file of JSON.
///
/// The file is written beside and put in place, so that it is whole at any moment. A file that
/// cannot be decoded is set aside under a numbered name, and the program starts as if there had been
/// none. A file that cannot be read is left alone: nothing is saved.
final class FileStore: PromptStore {
    private let file: URL
    private var isWritable = true

    init(_ file: URL) { self.file = file }

    struct Damaged: Error, CustomStringConvertible {
        let file: String
        let copy: String
        var description: String {
            "\(file) could not be understood; it is kept as \(copy), and counting starts again"
        }
    }

    struct Unreadable: Error, CustomStringConvertible {
        let file: String
        var description: String { "\(file) cannot be opened; nothing will be saved" }
    }

    func load() throws -> PromptRecord? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        guard let data = try? Data(contentsOf: file) else {
            isWritable = false
            throw Unreadable(file: file.lastPathComponent)
        }
        if let record = try? JSONDecoder().decode(PromptRecord.self, from: data) { return record }
        throw Damaged(file: file.lastPathComponent, copy: try setAside())
    }

    func save(_ record: PromptRecord) throws {
        guard isWritable else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(record).write(to: file, options: .atomic)
    }

    /// Gives the file a free name, and returns the name. Without a free name, nothing will be saved.
    private func setAside() throws -> String {
        do {
            var number = 1
            var copy: URL
            repeat {
                copy = file.appendingPathExtension("damaged-\(number)")
                number += 1
            } while FileManager.default.fileExists(atPath: copy.path)
            try FileManager.default.moveItem(at: file, to: copy)
            return copy.lastPathComponent
        } catch {
            isWritable = false
            throw Unreadable(file: file.lastPathComponent)
        }
    }
}
