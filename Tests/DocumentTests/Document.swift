import Foundation

/// A file of the package.
nonisolated struct Document {
    /// Resolved, because a search does not enter a folder that is a link.
    static let package = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    let name: String
    private(set) var text: String

    init(_ name: String) throws {
        try self.init(Self.package.appending(path: name))
    }

    private init(_ file: URL) throws {
        name = file.lastPathComponent
        text = try String(contentsOf: file, encoding: .utf8)
    }

    /// An article of the toolkit's reference.
    static func article(_ name: String) throws -> Document {
        try Document("Sources/Tessera/Tessera.docc/\(name).md")
    }

    /// The articles and landing pages of the reference.
    static func pagesOfReference() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: package.appending(path: "Sources").path)
            .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.map { "Sources/\($0)" }
    }

    /// The document without its generated part, which lies between two comments.
    func without(_ part: String) -> Document {
        guard let begin = text.firstRange(of: "<!-- \(part):begin -->"),
            let end = text.firstRange(of: "<!-- \(part):end -->")
        else { return self }
        var document = self
        document.text.removeSubrange(begin.lowerBound..<end.upperBound)
        return document
    }

    /// Returns the contents of the fenced blocks in a language, which follows the opening fence.
    func blocks(in language: String) -> [String] {
        fencedBlocks.filter { $0.language == language }.map(\.code)
    }

    /// The Swift blocks that the compiler refuses, each with its message, which is the block's
    /// comment.
    var invalidBlocks: [(code: String, message: String)] {
        blocks(in: "swift refused").map { code in
            let comment = code.matches(of: /\/\/ *(.*)/).map(\.1).joined(separator: " ")
            return (code, comment)
        }
    }

    private var fencedBlocks: [(language: String, code: String)] {
        var blocks: [(String, String)] = []
        var open: (language: String, lines: [Substring])?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if let block = open {
                    blocks.append((block.language, block.lines.joined(separator: "\n")))
                    open = nil
                } else {
                    open = (String(line.dropFirst(3)), [])
                }
            } else {
                open?.lines.append(line)
            }
        }
        return blocks
    }

    /// The text in code voice that looks like a path in the package.
    var paths: [String] {
        text.matches(of: /`((?:Sources|Tests|Examples|Benchmarks)\/[^`\s]*)`/).map { String($0.1) }
    }

    /// The rows of tables, each as its cells.
    var tableRows: [[String]] {
        text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// The text in one line, without the marks at the beginnings of comment lines.
    var oneLine: String {
        text.split(whereSeparator: \.isWhitespace).filter { $0 != "//" && $0 != "///" }
            .joined(separator: " ")
    }

    /// The paths of the folders in a folder of the package, at any depth.
    static func folders(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: package.appending(path: folder).path)
            .map { "\(folder)/\($0)" }
            .filter { path in
                var isFolder: ObjCBool = false
                let file = package.appending(path: path).path
                return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
                    && isFolder.boolValue
            }
    }

    /// The Swift files in some folders of the package.
    static func sources(in folders: [String]) throws -> [Document] {
        try folders.flatMap { folder in
            let files = FileManager.default.enumerator(
                at: package.appending(path: folder), includingPropertiesForKeys: nil,
                options: .skipsHiddenFiles)
            return try (files ?? .init()).compactMap { $0 as? URL }
                .filter { $0.pathExtension == "swift" }
                .map { try Document($0) }
        }
    }
}

nonisolated extension Document {
    /// A section of the page about SwiftUI.
    nonisolated struct Topic {
        let name: String
        fileprivate let text: String

        /// Returns the lines under a heading in bold letters: its paragraph, or the items of its
        /// list.
        func lists(_ heading: String) -> [String] {
            let parts = text.components(separatedBy: "**\(heading):**")
            guard parts.count == 2 else { return [] }
            let lines = parts[1].components(separatedBy: "\n\n**")[0]
            return lines.components(separatedBy: "\n- ").map {
                $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            }
            .filter { !$0.isEmpty }
        }
    }

    /// The sections of the page, each with its heading.
    var topics: [Topic] {
        text.components(separatedBy: "\n## ").dropFirst().map { section in
            let name = section.prefix { $0 != "\n" }
            return Topic(name: String(name), text: String(section.dropFirst(name.count)))
        }
    }
}
