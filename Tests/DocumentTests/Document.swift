import Foundation

/// A document at the top of the package.
struct Document {
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    let name: String
    let text: String

    init(_ name: String) throws {
        let file = Self.package.appending(path: name)
        self.init(name: name, text: try String(contentsOf: file, encoding: .utf8))
    }

    private init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// The contents of the fenced blocks in a language, as named after the opening fence.
    func blocks(in language: String) -> [String] {
        fencedBlocks.filter { $0.language == language }.map(\.code)
    }

    /// The Swift blocks that are marked as refused by the compiler, with what it says: their
    /// comment.
    var invalidBlocks: [(code: String, message: String)] {
        blocks(in: "swift refused").map { code in
            let comment = code.matches(of: /\/\/ *(.*)/).map(\.1).joined(separator: " ")
            return (code, comment)
        }
    }

    /// What is under a heading, up to the next one.
    func section(_ heading: String) -> Document {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let section = lines.drop { !$0.hasSuffix("# \(heading)") }.dropFirst()
            .prefix { !$0.hasPrefix("#") }
        return Document(name: "\(name), \(heading)", text: section.joined(separator: "\n"))
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

    /// What the document writes as code that looks like a path in the package.
    var paths: [String] {
        text.matches(of: /`((?:Sources|Tests|Examples|Benchmarks)\/[^`\s]*)`/).map { String($0.1) }
    }

    /// The tests that the document names, after the word "Test" or "Tests".
    var testNames: [String] {
        let oneLine = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return oneLine.matches(of: /Tests?: (`[^`]+`(?:, `[^`]+`)*)/).flatMap { list in
            list.1.matches(of: /`([^`]+)`/).map { String($0.1) }
        }
    }

    /// The Swift files in some folders of the package.
    static func texts(in folders: [String]) throws -> [String] {
        try folders.flatMap { folder in
            let files = FileManager.default.enumerator(
                at: package.appending(path: folder), includingPropertiesForKeys: nil)
            return try (files ?? .init()).compactMap { $0 as? URL }
                .filter { $0.pathExtension == "swift" }
                .map { try String(contentsOf: $0, encoding: .utf8) }
        }
    }
}
