import Foundation

/// Keeps the record in a file of JSON.
///
/// The file is written beside and put in place, so that it is whole at any moment. A file that
/// cannot be understood is set aside under the name with `.damaged` added, and the program starts
/// as if there had been none.
final class FileStore: PromptStore {
    private let file: URL

    init(_ file: URL) { self.file = file }

    struct Damaged: Error, CustomStringConvertible {
        let file: String
        var description: String {
            "\(file) could not be understood; it is kept as \(file).damaged, "
                + "and counting starts anew"
        }
    }

    func load() throws -> PromptRecord? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let data = try Data(contentsOf: file)
        if let record = try? JSONDecoder().decode(PromptRecord.self, from: data) { return record }
        try setAside()
        throw Damaged(file: file.lastPathComponent)
    }

    func save(_ record: PromptRecord) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(record).write(to: file, options: .atomic)
    }

    private func setAside() throws {
        let damaged = file.appendingPathExtension("damaged")
        if FileManager.default.fileExists(atPath: damaged.path) {
            try FileManager.default.removeItem(at: damaged)
        }
        try FileManager.default.moveItem(at: file, to: damaged)
    }
}
