public import Foundation

/// A marked part of a source file: code to show beside what it does, cut from the very file that
/// was compiled.
///
/// A region lies between a line `// region: NAME` and the next line `// endregion`.
public enum SourceRegion {
    public struct Missing: Error, CustomStringConvertible {
        public let description: String
    }

    /// The code of a region, without the indentation that all its lines share.
    public static func code(named name: String, in file: URL) throws -> String {
        let source = try String(contentsOf: file, encoding: .utf8)
        guard let code = regions(in: source)[name] else {
            throw Missing(description: "\(file.lastPathComponent) has no region \"\(name)\"")
        }
        return code
    }

    /// All regions of a source text, by name.
    public static func regions(in source: String) -> [String: String] {
        var regions: [String: String] = [:]
        var open: (name: String, lines: [Substring])?
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if trimmed.hasPrefix("// region: ") {
                open = (String(trimmed.dropFirst("// region: ".count)), [])
            } else if trimmed == "// endregion" {
                if let open { regions[open.name] = unindented(open.lines) }
                open = nil
            } else {
                open?.lines.append(line)
            }
        }
        return regions
    }

    private static func unindented(_ lines: [Substring]) -> String {
        let indentation =
            lines.filter { !$0.allSatisfy(\.isWhitespace) }
            .map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { $0.dropFirst(indentation) }.joined(separator: "\n")
            .trimmingCharacters(in: .newlines)
    }
}
