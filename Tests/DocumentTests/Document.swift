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
        var blocks: [String] = []
        var open: (language: String, lines: [Substring])?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if let block = open {
                    if block.language == language {
                        blocks.append(block.lines.joined(separator: "\n"))
                    }
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

    /// All marked regions of the Swift files in some folders of the package.
    static func regions(
        in folders: [String], cut: (String) -> [String: String]
    ) throws -> Set<String> {
        var regions: Set<String> = []
        for folder in folders {
            let files = FileManager.default.enumerator(
                at: package.appending(path: folder), includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
                regions.formUnion(cut(try String(contentsOf: file, encoding: .utf8)).values)
            }
        }
        return regions
    }
}
