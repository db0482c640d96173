import Tessera
import TesseraTesting

@testable import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct RecordingTests {
    /// A source file in the temporary folder.
    private final class Source {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "Source-\(UUID().uuidString).swift").path

        /// Writes the file as it was before the tests were built.
        init(_ text: String, saved: Date = .distantPast) throws {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.modificationDate: saved], ofItemAtPath: path)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

        /// Expects a text in place of the literal in a line, while the run records. Returns the last line
        /// of the failure.
        func record(_ found: String, line: Int, column: Int = 1) -> String {
            // The closure is called on this thread.
            nonisolated(unsafe) var message = ""
            Recording.$choice.withValue(.failed) {
                withKnownIssue {
                    expect(
                        found, toBe: "other", "The tree", in: path,
                        SourceLocation(
                            fileID: "Tests/" + URL(filePath: path).lastPathComponent,
                            filePath: path, line: line, column: column))
                } matching: {
                    message = $0.message
                    return true
                }
            }
            let lines = message.split(separator: "\n")
            return String(message.hasPrefix("recorded") ? "recorded" : lines.last ?? "")
        }
    }

    @Test(arguments: [
        (#"f(host, "a")"#, "b", #"f(host, "b")"#),
        (#"f(host, "a")"#, #"b "c" \d"#, ##"f(host, #"b "c" \d"#)"##),
        (##"f(host, #"a"#)"##, "b", ##"f(host, #"b"#)"##),
        (
            "  f(host, \"a\")", "b\n\n  c",
            "  f(host,\n      \"\"\"\n      b\n\n        c\n      \"\"\")"
        ),
        (
            "f(\n\thost,\n\t#\"\"\"\n\ta\n\t\"\"\"#,\n\t.identity)", "b\nc",
            "f(\n\thost,\n\t#\"\"\"\n\tb\n\tc\n\t\"\"\"#,\n\t.identity)"
        ),
        (
            #"f(ViewHost(rootView: Text("a")), at: ["b"], /* "c", */ "d") // "e""#, "x",
            #"f(ViewHost(rootView: Text("a")), at: ["b"], /* "c", */ "x") // "e""#
        ),
        (#"f(g { "}" }, "\\", .all); f(host, "")"#, "x", #"f(g { "}" }, "x", .all); f(host, "")"#),
    ])
    func `the found text replaces the literal in its form`(
        code: String, found: String, recorded: String
    ) throws {
        let source = try Source("// f(\n\(code)\n")
        expectEqual(source.record(found, line: 2), "recorded")
        expectEqual(source.text, "// f(\n\(recorded)\n")
    }

    @Test(arguments: [
        #"f(host, "\(name)")"#, #"f(host, "a" + "b")"#, #"f(host, text)"#, #"f("a")"#,
        #"f(host, label: "a")"#, #"f(host, "a"#, "f",
    ])
    func `without a literal alone nothing is written`(code: String) throws {
        let source = try Source(code)
        let reason = "no literal without an interpolation is expected at \(source.path):1"
        expectEqual(source.record("x", line: 1), "not recorded: \(reason)")
        expectEqual(source.text, code)
    }

    @Test func `several calls of a file are recorded, in any order`() throws {
        let source = try Source("f(a, \"1\")\nf(b, \"2\")\nf(c, \"3\"); f(d, \"4\")\n")
        expectEqual(source.record("3\n3", line: 3, column: 2), "recorded")
        expectEqual(source.record("4", line: 3, column: 13), "recorded")
        expectEqual(source.record("1\n1", line: 1, column: 2), "recorded")
        expectEqual(source.record("22", line: 2, column: 2), "recorded")
        expectEqual(
            source.text,
            """
            f(a,
                \("\"\"\"")
                1
                1
                \("\"\"\""))
            f(b, "22")
            f(c,
                \("\"\"\"")
                3
                3
                \("\"\"\"")); f(d, "4")

            """)
    }

    @Test func `of several texts for one literal the first is recorded`() throws {
        let source = try Source("f(a, \"1\")")
        expectEqual(source.record("2", line: 1), "recorded")
        expectEqual(
            source.record("3", line: 1),
            "not recorded: several texts were found at \(source.path):1")
        expectEqual(source.text, "f(a, \"2\")")
    }

    @Test func `a file that changed since the build is left alone`() throws {
        let later = try Source("f(a, \"1\")", saved: .distantFuture)
        let refusal = "has changed since the tests were built"
        expectEqual(later.record("2", line: 1), "not recorded: \(later.path) \(refusal)")
        let meanwhile = try Source("f(a, \"1\")\nf(b, \"1\")")
        expectEqual(meanwhile.record("2", line: 1), "recorded")
        try "edited".write(toFile: meanwhile.path, atomically: true, encoding: .utf8)
        expectEqual(meanwhile.record("2", line: 2), "not recorded: \(meanwhile.path) \(refusal)")
        expectEqual(meanwhile.text, "edited")
    }

    @Test func `tests on several threads lose nothing`() async throws {
        let calls = (1...40).map { "f(a, \"\($0)\")\n" }
        let source = try Source(calls.joined())
        let path = source.path
        try await withThrowingTaskGroup { group in
            for line in 1...40 {
                group.addTask {
                    try SourceEdits.replaceLiteral(
                        with: "-\(line)", in: path,
                        at: SourceLocation(
                            fileID: "Tests/" + URL(filePath: path).lastPathComponent,
                            filePath: path, line: line, column: 2))
                }
            }
            try await group.waitForAll()
        }
        expectEqual(source.text, (1...40).map { "f(a, \"-\($0)\")\n" }.joined())
    }
}
