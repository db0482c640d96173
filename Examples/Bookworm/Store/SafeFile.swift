import Foundation

/// A file that is there as a whole: as it was, or as it is to be, and never in between.
///
/// New contents are first written to a file beside it, down to the disk, and then given its name.
/// If the program stops before, the file is as it was, and the next attempt overwrites the file
/// beside it. Of several programs, one writes at a time. A link stays a link, and the file keeps its
/// permissions.
struct SafeFile {
    let url: URL

    init(url: URL) { self.url = url.resolvingSymlinksInPath() }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Where contents are written before they are complete.
    var unfinished: URL { url.appendingPathExtension("unfinished") }

    /// The contents as they are; `nil` if there is no file.
    var contents: Data? { try? Data(contentsOf: url) }

    /// Writes contents, unless `check` throws; no other program writes in between.
    func write(_ contents: Data, check: () throws -> Void = {}) throws {
        let handle = try openBeside()
        defer { try? handle.close() }
        try check()
        try Self.write(contents, to: handle)
        try putInPlace()
    }

    /// The first half of writing: after it the file is still as it was.
    func writeBeside(_ contents: Data) throws {
        let handle = try openBeside()
        defer { try? handle.close() }
        try Self.write(contents, to: handle)
    }

    /// Opens the unfinished file, empty and with the file's permissions, when no other program has it.
    private func openBeside() throws -> FileHandle {
        let mode = try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
        while true {
            let descriptor = open(unfinished.path, O_WRONLY | O_CREAT, 0o644)
            guard descriptor >= 0 else {
                throw Failure(description: "there is no writing in its folder")
            }
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            flock(descriptor, LOCK_EX)
            // The program before may have put the file in place.
            var (mine, named) = (stat(), stat())
            guard fstat(descriptor, &mine) == 0, stat(unfinished.path, &named) == 0,
                mine.st_ino == named.st_ino
            else { continue }
            ftruncate(descriptor, 0)
            if let mode = mode as? Int { fchmod(descriptor, mode_t(mode)) }
            return handle
        }
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

    /// Gives the file another name, one that is free, and returns it.
    func setAside() throws -> URL {
        let aside = free(named: "damaged")
        try FileManager.default.moveItem(at: url, to: aside)
        return aside
    }

    /// A name beside the file's own that no file has.
    func free(named word: String) -> URL {
        let name = url.deletingPathExtension().lastPathComponent
        let folder = url.deletingLastPathComponent()
        var number = 1
        var free: URL
        repeat {
            free = folder.appending(path: "\(name).\(word)-\(number).\(url.pathExtension)")
            number += 1
        } while FileManager.default.fileExists(atPath: free.path)
        return free
    }
}
