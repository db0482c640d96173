public import Foundation

/// A temporary folder for the files of a program.
public enum TemporaryFolder {
    /// Creates a unique folder. The caller removes it.
    ///
    /// - Throws: A ``CommandLineFailure`` if it cannot be created.
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
