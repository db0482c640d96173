import Foundation
import Testing

/// Compares what an example prints with the file `expected.txt` beside its source.
func expectOutput(
    of example: String, _ output: @autoclosure () throws -> String,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let output = try tellingIssues(sourceLocation: sourceLocation, output)
    let file = Package.url(of: "Examples/\(example)/expected.txt")
    let expected = try String(contentsOf: file, encoding: .utf8)
    let printed = output + "\n"
    if printed == expected { return }
    let difference = printed.split(separator: "\n", omittingEmptySubsequences: false)
        .difference(from: expected.split(separator: "\n", omittingEmptySubsequences: false))
    let lines = difference.prefix(12).map { change in
        switch change {
        case .insert(let offset, let line, _): "printed line \(offset + 1): \(line)"
        case .remove(let offset, let line, _): "expected line \(offset + 1): \(line)"
        }
    }
    Issue.record(
        """
        \(example) prints something else than its expected.txt:
        \(lines.joined(separator: "\n"))
        If that is right, run `swift run \(example) > Examples/\(example)/expected.txt`.
        """, sourceLocation: sourceLocation)
}
