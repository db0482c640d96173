import Tessera
import TesseraDrawing
import TesseraTesting

@testable import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct ExpectPictureTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "pictures-\(UUID().uuidString)")

    /// The folder in which failures keep pictures.
    private var kept: String {
        FileManager.default.temporaryDirectory.appending(path: "TesseraPictures").path + folder.path
    }

    private func record(_ text: String, as name: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }

    @Test func `a view that looks as recorded passes in both formats`() throws {
        let host = ViewHost(rootView: Text("a").border(.red))
        try record(host.svg(), as: "a.svg")
        expectPicture(host, named: "a", in: folder)
        try record("┌─┐\n│a│\n└─┘\n", as: "a.txt")
        expectPicture(host, named: "a", as: .characters, in: folder)
        try FileManager.default.removeItem(at: folder)
    }

    @Test func `a view that looks different fails with the lines`() throws {
        try record("a\nb\n", as: "a.txt")
        let kept = kept
        withKnownIssue {
            expectPicture(ViewHost(rootView: Text("a")), named: "a", as: .characters, in: folder)
        } matching: {
            $0.message == """
                The picture a is not as expected from line 2 on (- expected, + found):
                  a
                - b
                  \("")
                found: \(kept)/a.found.txt
                expected: \(kept)/a.expected.txt
                both: \(kept)/a.both.txt
                to accept it: TESSERA_RECORD=failed swift test
                """
        }
        let both = try String(contentsOfFile: "\(kept)/a.both.txt", encoding: .utf8)
        expectEqual(both, "expected  found\na         a\nb         \n          \n")
        try FileManager.default.removeItem(at: folder)
    }

    @Test func `a picture that is not there says how to record it`() {
        withKnownIssue {
            expectPicture(ViewHost(rootView: Text("a")), named: "none", in: folder)
        } matching: {
            $0.message == "There is no picture none: TESSERA_RECORD=failed swift test writes "
                + "\(folder.path)/none.svg"
        }
    }

    @Test func `a picture of another colour is kept beside the expected one`() throws {
        let kept = kept
        try record(ViewHost(rootView: Color.red).svg(), as: "colour.svg")
        withKnownIssue {
            expectPicture(ViewHost(rootView: Color.blue), named: "colour", in: folder)
        } matching: {
            // The identifiers of the two pictures differ, which is not worth a line.
            !$0.message.contains("- <svg") && $0.message.contains("both: \(kept)/colour.both.svg")
        }
        let both = try String(contentsOfFile: "\(kept)/colour.both.svg", encoding: .utf8)
        #expect(both.matches(of: /<image .* href="data:image\/svg\+xml;base64,/).count == 2)
    }

    @Test(arguments: [(Recording.all, true), (.failed, false)])
    func `a picture is recorded, and the test fails`(mode: Recording, recordsEqual: Bool) throws {
        let host = ViewHost(rootView: Text("a"))
        try record("", as: "a.txt")
        Recording.$choice.withValue(mode) {
            for isEqual in [false, true] {
                withKnownIssue {
                    expectPicture(host, named: "a", as: .characters, in: folder)
                } when: {
                    !isEqual || recordsEqual
                } matching: {
                    $0.message == "recorded: the picture a in \(folder.path)/a.txt"
                }
            }
        }
        let file = folder.appending(path: "a.txt")
        #expect(try String(contentsOf: file, encoding: .utf8) == "a\n")
    }

    @Test func `two tests do not record one picture over another`() throws {
        Recording.$choice.withValue(.failed) {
            for name in ["a", "b"] {
                withKnownIssue {
                    expectPicture(
                        ViewHost(rootView: Text(name)), named: "x", as: .characters, in: folder)
                } matching: {
                    $0.message.contains("two tests expect different pictures") == (name == "b")
                }
            }
        }
    }
}
