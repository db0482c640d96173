import Foundation
import Testing

/// The file of a picture that tests expect.
struct PictureFile {
    /// The subject of a failure's sentence: a picture or a film.
    private let thing: String
    private let url: URL
    private let format: PictureFormat

    /// The pictures that this run has recorded, by their paths.
    // Accessed in `Recording.alone`.
    nonisolated(unsafe) private static var recorded: [String: String] = [:]

    init(
        _ kind: String, _ name: String, _ format: PictureFormat, in folder: URL?,
        besides test: String
    ) {
        (thing, self.format) = ("\(kind) \(name)", format)
        let folder =
            folder ?? URL(filePath: test).deletingLastPathComponent().appending(path: "Pictures")
        url = folder.appending(path: "\(name).\(format.rawValue)")
    }

    /// Fails if a picture differs from that in the file. While the run records, it is written first.
    func expect(_ found: String, _ sourceLocation: SourceLocation) {
        let expected = try? String(contentsOf: url, encoding: .utf8)
        let difference = expected.flatMap {
            LineDifference(from: $0.withoutHash, to: found.withoutHash)
        }
        if expected == found, Recording.current != .all { return }
        var message = difference.map { "The \(thing) is not as expected \($0)" }
        message = message ?? "There is no \(thing): \(Recording.hint) writes \(url.path)"
        do {
            if Recording.current != nil {
                try record(found)
                message = "recorded: the \(thing) in \(url.path)"
            } else if let expected {
                message? += try "\n" + kept(found, expected)
            }
        } catch {
            message? += "\nnot written: \(error)"
        }
        Issue.record("\(message ?? "")", sourceLocation: sourceLocation)
    }

    private func record(_ found: String) throws {
        try Recording.alone {
            guard Self.recorded[url.path, default: found] == found else {
                throw Recording.Refusal("two tests expect different pictures in \(url.path)")
            }
            Self.recorded[url.path] = found
            try write(found, to: url)
        }
    }

    /// Keeps the two pictures and one that shows both, and returns their paths.
    private func kept(_ found: String, _ expected: String) throws -> String {
        // Folders of two tests may have pictures of the same name.
        let folder = FileManager.default.temporaryDirectory.appending(path: "TesseraPictures")
            .appending(path: url.deletingLastPathComponent().path)
        let name = url.deletingPathExtension().lastPathComponent
        let both = format == .svg ? Self.svg(expected, found) : Self.characters(expected, found)
        let paths = try [("found", found), ("expected", expected), ("both", both)].map {
            let kept = folder.appending(path: "\(name).\($0.0).\(format.rawValue)")
            try write($0.1, to: kept)
            return "\($0.0): \(kept.path)"
        }
        return (paths + ["to accept it: \(Recording.hint)"]).joined(separator: "\n")
    }

    private func write(_ text: String, to url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    // MARK: - Both pictures

    private static func svg(_ expected: String, _ found: String) -> String {
        var (x, height, body) = (0.0, 0.0, "")
        for (caption, picture) in [("expected", expected), ("found", found)] {
            let size = picture.firstMatch(of: /width="([0-9.]+)" height="([0-9.]+)"/)
            let (width, length) = size.map { (Double($0.1) ?? 0, Double($0.2) ?? 0) } ?? (100, 100)
            let data = Data(picture.utf8).base64EncodedString()
            body += """
                <text x="\(x)" y="14">\(caption)</text>
                <image x="\(x)" y="20" width="\(width)" height="\(length)" \
                href="data:image/svg+xml;base64,\(data)"/>

                """
            (x, height) = (x + max(width, 80) + 16, max(height, length + 20))
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(x)" height="\(height)" \
            font-family="sans-serif" font-size="12">
            <rect width="100%" height="100%" fill="white"/>
            \(body)</svg>

            """
    }

    private static func characters(_ expected: String, _ found: String) -> String {
        let columns = [("expected", expected), ("found", found)].map { caption, picture in
            [caption[...]] + picture.split(separator: "\n", omittingEmptySubsequences: false)
        }
        let width = columns[0].map(\.count).max() ?? 0
        return (0..<max(columns[0].count, columns[1].count)).map { row in
            let left = row < columns[0].count ? columns[0][row] : ""
            let right = row < columns[1].count ? columns[1][row] : ""
            let gap = String(repeating: " ", count: width - left.count + 2)
            return "\(left)\(gap)\(right)\n"
        }.joined()
    }
}

extension String {
    /// The text without the hash in the identifiers of an SVG picture, which differs with each change.
    fileprivate var withoutHash: String {
        guard let hash = firstMatch(of: /"(v[0-9a-z]{5,})-/)?.1 else { return self }
        return replacing(hash, with: "v")
    }
}
