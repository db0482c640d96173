public import Foundation

/// A marked region of a source file, for programs that show their own code.
///
/// A region lies between a line `// region: NAME` and the next line `// endregion`.
public enum SourceRegion {
    /// Returns the code of a region, without common indentation.
    public static func code(named name: String, in file: URL) throws -> String {
        guard let code = regions(in: try source(of: file))[name] else {
            throw CommandLineFailure(
                "\(file.lastPathComponent) has no region \"\(name)\"", code: .software)
        }
        return code
    }

    /// Returns the text of a source file at the path where it was compiled.
    ///
    /// - Throws: A ``CommandLineFailure`` if the file cannot be read.
    public static func source(of file: URL) throws -> String {
        do {
            return try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw CommandLineFailure(
                "cannot read \(file.path); if the sources have moved, build the program again",
                code: .noInput)
        }
    }

    /// Returns all regions of a source text, by name.
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
