import Foundation

/// An output file, checked before any work begins.
public struct OutputFile {
    private let path: String

    /// - Throws: A ``CommandLineFailure`` if `path` is a folder, or its folder does not exist.
    public init(_ path: String) throws {
        self.path = path
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        if Self.isFolder(path) { throw failure("it is a folder") }
        if !Self.isFolder(folder) { throw failure("there is no folder \(folder)") }
    }

    public func write(_ text: String) throws {
        do {
            let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
            if descriptor < 0 { throw SystemError.current }
            defer { close(descriptor) }
            try SystemError.write(text, to: descriptor)
        } catch let error as SystemError {
            throw failure(error.description)
        }
    }

    private func failure(_ reason: String) -> CommandLineFailure {
        CommandLineFailure("cannot write \(path): \(reason)", code: .cannotWrite)
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
