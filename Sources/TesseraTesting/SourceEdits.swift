import Foundation
import Testing

/// The literals that a run of the tests replaces in a source file.
///
/// The lines of the calls are those of the text that was compiled, so each literal is found in that text,
/// and the file is written again with all replacements so far.
struct SourceEdits {
    private let original: [UInt8]
    private var literals: [Range<Int>: String] = [:]
    private var written: [UInt8]

    // Accessed in `Recording.alone`.
    nonisolated(unsafe) private static var files: [String: SourceEdits] = [:]

    /// Replaces the expected literal of a call.
    static func replaceLiteral(
        with text: String, in file: String, at location: SourceLocation
    ) throws {
        try Recording.alone {
            var edits = try files[file] ?? SourceEdits(file)
            try edits.replaceLiteral(with: text, in: file, at: location)
            files[file] = edits
        }
    }

    private init(_ file: String) throws {
        let url = URL(filePath: file)
        let saved = try url.resourceValues(forKeys: [.contentModificationDateKey])
        if let saved = saved.contentModificationDate, let built = Self.built, saved > built {
            throw Recording.Refusal("\(file) has changed since the tests were built")
        }
        original = try [UInt8](Data(contentsOf: url))
        written = original
    }

    /// The time when the tests were built: that of their program, or of the bundle that a program loads.
    private static let built: Date? = {
        let arguments = CommandLine.arguments
        let option = arguments.firstIndex(of: "--test-bundle-path")
        let bundle = option.flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
        let url = bundle.map { URL(filePath: $0) } ?? Bundle.main.executableURL
        return try? url?.resourceValues(forKeys: [.contentModificationDateKey])
            .contentModificationDate
    }()

    private mutating func replaceLiteral(
        with text: String, in file: String, at location: SourceLocation
    ) throws {
        let place = "\(file):\(location.line)"
        guard file.hasSuffix("/\(location.fileName)") else {
            throw Recording.Refusal(
                "the call at \(location.fileID):\(location.line) is in another file")
        }
        guard try [UInt8](Data(contentsOf: URL(filePath: file))) == written else {
            throw Recording.Refusal("\(file) has changed since the tests were built")
        }
        guard
            let literal = ExpectedLiteral(
                in: original, line: location.line, column: location.column)
        else {
            throw Recording.Refusal("no literal without an interpolation is expected at \(place)")
        }
        let (range, new) = literal.replaced(by: text)
        if literals.contains(where: { $0.key.overlaps(range) && ($0.key, $0.value) != (range, new) }
        ) {
            throw Recording.Refusal("several texts were found at \(place)")
        }
        literals[range] = new
        var result = original
        for (range, literal) in literals.sorted(by: { $0.key.lowerBound > $1.key.lowerBound }) {
            result.replaceSubrange(range, with: literal.utf8)
        }
        try Data(result).write(to: URL(filePath: file), options: .atomic)
        written = result
    }
}
