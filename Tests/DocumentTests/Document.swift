import Foundation

/// A document at the top of the package.
struct Document {
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    let name: String
    let text: String

    init(_ name: String) throws {
        self.name = name
        text = try String(contentsOf: Self.package.appending(path: name), encoding: .utf8)
    }

    /// The contents of the fenced blocks in a language, as named after the opening fence.
    func blocks(in language: String) -> [String] {
        fencedBlocks.filter { $0.language == language }.map(\.code)
    }

    /// The Swift blocks that are marked as refused by the compiler, with what it says.
    var invalidBlocks: [(code: String, message: String)] {
        let mark = "swift refused: "
        return fencedBlocks.filter { $0.language.hasPrefix(mark) }
            .map { ($0.code, String($0.language.dropFirst(mark.count))) }
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
