import Foundation

/// A file that is there as a whole: as it was, or as it is to be, and never in between.
///
/// New contents are first written to a file beside it, down to the disk, and then given its name.
/// If the program stops before, the file is as it was, and what lies beside it is overwritten by
/// the next attempt. A link stays a link, and the file keeps its permissions.
struct SafeFile {
    let url: URL

    init(url: URL) { self.url = url.resolvingSymlinksInPath() }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Where contents are written before they are complete.
    var unfinished: URL { url.appendingPathExtension("unfinished") }

    func write(_ contents: Data) throws {
        try writeBeside(contents)
        try putInPlace()
    }

    /// The first half of writing: after it the file is still as it was.
    func writeBeside(_ contents: Data) throws {
        guard FileManager.default.createFile(atPath: unfinished.path, contents: nil) else {
            throw Failure(description: "there is no writing in its folder")
        }
        let handle = try FileHandle(forWritingTo: unfinished)
        defer { try? handle.close() }
        if let mode = try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
        {
            try FileManager.default.setAttributes(
                [.posixPermissions: mode], ofItemAtPath: unfinished.path)
        }
        try Self.write(contents, to: handle)
    }

    /// Writes contents down to the disk.
    static func write(_ contents: Data, to handle: FileHandle) throws {
        do {
            try handle.write(contentsOf: contents)
            try handle.synchronize()
        } catch {
            throw Failure(description: Self.reason(of: error))
        }
    }

    /// The system's words for an error, such as "No space left on device".
    private static func reason(of error: any Error) -> String {
        let error = error as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return String(cString: strerror(Int32(cause.code)))
    }

    /// The second half, which the system does at once or not at all.
    func putInPlace() throws {
        guard rename(unfinished.path, url.path) == 0 else {
            throw Failure(description: String(cString: strerror(errno)))
        }
    }

    /// Gives the file another name, one that is free, and tells it.
    func setAside() throws -> URL {
        let name = url.deletingPathExtension().lastPathComponent
        let folder = url.deletingLastPathComponent()
        var number = 1
        var aside: URL
        repeat {
            aside = folder.appending(path: "\(name).damaged-\(number).\(url.pathExtension)")
            number += 1
        } while FileManager.default.fileExists(atPath: aside.path)
        try FileManager.default.moveItem(at: url, to: aside)
        return aside
    }
}
