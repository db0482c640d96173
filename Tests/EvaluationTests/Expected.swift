import Foundation
import Testing

/// Compares the output of an example with a file beside its source, by default `expected.txt`.
func expectOutput(
    of example: String, in name: String = "expected.txt",
    _ output: @autoclosure () throws -> String,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let output = try tellingIssues(sourceLocation: sourceLocation, output)
    let file = Package.url(of: "Examples/\(example)/\(name)")
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
        \(example) prints something else than its \(name):
        \(lines.joined(separator: "\n"))
        If that is right, run `swift run \(example) > Examples/\(example)/\(name)`.
        """, sourceLocation: sourceLocation)
}
