import Foundation

/// The public declarations of a module, read from its sources as the formatter leaves them.
enum PublicInterface {
    /// Returns the declarations of a module in the package of a source file; nothing if the package has no such
    /// module.
    static func text(ofModule name: String, inPackageOf file: String) -> String {
        var folder = URL(filePath: file)
        repeat {
            folder.deleteLastPathComponent()
        } while folder.pathComponents.count > 1
            && !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        let sources = folder.appending(path: "Sources/\(name)")
        let files = FileManager.default.enumerator(atPath: sources.path)
        let paths = files?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            let source = try? String(contentsOf: sources.appending(path: path), encoding: .utf8)
            let text = source.map { self.text(of: $0) } ?? ""
            return text.isEmpty ? nil : text
        }.joined(separator: "\n")
    }

    /// Returns the public declarations of a source text, without bodies and comments.
    static func text(of source: String) -> String {
        declarations(in: source.split(separator: "\n")[...], where: { $0.contains("public ") })
            .joined(separator: "\n")
    }

    private static func declarations(
        in lines: ArraySlice<Substring>, where isListed: (Substring) -> Bool
    ) -> [String] {
        var (rest, listed) = (lines, [String]())
        while let first = rest.popFirst() {
            let indentation = first.prefix { $0 == " " }
            let text = first.dropFirst(indentation.count)
            if text.hasPrefix("//") || text.contains("import ") { continue }
            // A declaration goes on with lines that are indented more, or close or restrict it.
            let count = rest.prefix { line in
                let text = line.drop { $0 == " " }
                return line.count - text.count > indentation.count
                    || text.hasPrefix("//") == false && "})]".contains(text.prefix(1))
                    || text.hasPrefix("where ")
            }.count
            let block = [first] + rest.prefix(count)
            rest = rest.dropFirst(count)
            let header = header(of: block)
            guard let kind = text.firstMatch(of: /\b(struct|enum|class|protocol|extension)\b/)?.1
            else {
                if isListed(text) { listed += header }
                continue
            }
            guard kind == "extension" || isListed(text) else { continue }
            let inside = declarations(in: block.dropFirst(header.count).dropLast()[...]) { line in
                kind == "protocol" || line.contains("public ")
                    || kind == "enum" && line.hasPrefix("case ")
            }
            if inside.isEmpty, kind == "extension" { continue }
            listed += header.dropLast() + ["\(header.last ?? "") {"] + inside + ["\(indentation)}"]
        }
        return listed
    }

    /// Returns the lines before the body of a declaration.
    private static func header(of block: [Substring]) -> [String] {
        var (header, depth) = ([String](), 0)
        for line in block {
            var body: Substring.Index?
            for index in line.indices where body == nil {
                if "([".contains(line[index]) { depth += 1 }
                if ")]".contains(line[index]) { depth -= 1 }
                if depth == 0, line[index...].hasPrefix(" {") { body = index }
            }
            header.append(String(line[..<(body ?? line.endIndex)]))
            if body != nil { break }
        }
        return header
    }
}
