import Foundation

/// The files of the tested package.
enum Package {
    static func url(of path: String) -> URL {
        URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: path)
    }

    static func files(in folder: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: url(of: folder), includingPropertiesForKeys: nil)
    }
}
