public import Foundation

/// A marked part of a source file: code to show beside what it does, cut from the very file that
/// was compiled.
///
/// A region lies between a line `// region: NAME` and the next line `// endregion`.
public enum SourceRegion {
    /// The code of a region, without the indentation that all its lines share.
    public static func code(named name: String, in file: URL) throws -> String {
        guard let code = regions(in: try source(of: file))[name] else {
            throw CommandLineFailure(
                "\(file.lastPathComponent) has no region \"\(name)\"", code: .software)
        }
        return code
    }

    /// The text of a source file, which lies where the compiler found it.
    ///
    /// - Throws: a ``CommandLineFailure`` if it has been moved since.
    public static func source(of file: URL) throws -> String {
        do {
            return try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw CommandLineFailure(
                "cannot read \(file.path), which is to be shown: if the sources have been moved, "
                    + "build the program again", code: .noInput)
        }
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
