public import Foundation

/// A folder for what a program writes while it runs.
public enum TemporaryFolder {
    /// Makes a folder that nobody else has; who makes it removes it.
    ///
    /// - Throws: a ``CommandLineFailure`` if there is no place for it.
    public static func make(named name: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "\(name)-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandLineFailure(
                "cannot make the folder \(folder.path)", code: .cannotWrite)
        }
        return folder
    }
}
