import Foundation
import TesseraPrograms

/// A package that is made from a template by replacing the name `Sample`.
struct NewPackage {
    /// The templates.
    enum Kind: String {
        case control, app
    }

    private let kind: Kind
    private let name: TypeName
    private let folder: URL

    /// The clone that contains this program.
    static let clone = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Checks the name and the folder.
    ///
    /// - Throws: A ``CommandLineFailure``. Nothing is written.
    init(_ kind: Kind, named name: String, in path: String) throws {
        self.kind = kind
        self.name = try TypeName(name, in: Self.clone)
        folder = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
        if FileManager.default.fileExists(atPath: folder.path) {
            throw CommandLineFailure(
                "\(path) exists already: choose a new folder", code: .cannotWrite)
        }
    }

    /// Writes the package. If that fails, nothing of it is left.
    func write() throws {
        let template = Self.clone.appending(path: "Examples/Template")
            .appending(path: kind.rawValue.capitalized)
        let files = FileManager.default
        let parent = folder.deletingLastPathComponent()
        do {
            try files.createDirectory(at: parent, withIntermediateDirectories: true)
            // The package appears when it is complete.
            let unfinished = parent.appending(
                path: ".\(folder.lastPathComponent)-\(UUID().uuidString)")
            defer { try? files.removeItem(at: unfinished) }
            for path in try Self.files(in: template) {
                let copy = unfinished.appending(path: name.replacing(in: path))
                try files.createDirectory(
                    at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
                let text = try String(contentsOf: template.appending(path: path), encoding: .utf8)
                try adapted(text, in: path).write(to: copy, atomically: false, encoding: .utf8)
            }
            try files.moveItem(at: unfinished, to: folder)
        } catch {
            throw CommandLineFailure(
                "cannot write \(folder.path): \(error.localizedDescription)", code: .cannotWrite)
        }
    }

    private func adapted(_ text: String, in path: String) -> String {
        let named = name.replacing(in: text)
        guard path == "Package.swift" else { return named }
        let clone = Self.path(from: folder, to: Self.clone)
            .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return named.replacing("path: \"../../..\"", with: "path: \"\(clone)\"")
    }

    /// Returns the paths of the template's files, without those that a build or a run makes.
    private static func files(in template: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: template.path).filter { path in
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(
                atPath: template.appending(path: path).path, isDirectory: &isFolder)
            let isMade =
                path.hasPrefix(".build") || path.hasPrefix(".swiftpm")
                || path == "Package.resolved" || path.hasSuffix(".svg")
            return isThere && !isFolder.boolValue && !isMade
        }
    }

    /// Returns the path from a folder to another one.
    static func path(from start: URL, to end: URL) -> String {
        func parts(_ url: URL) -> [String] {
            // The last component may not exist yet; links in its parent count.
            let parent = url.deletingLastPathComponent().resolvingSymlinksInPath()
            return parent.pathComponents + [url.lastPathComponent]
        }
        let (from, to) = (parts(start), parts(end.resolvingSymlinksInPath()))
        let common = zip(from, to).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: from.count - common)
        let path = (up + to[common...]).joined(separator: "/")
        return path.isEmpty ? "." : path
    }
}
