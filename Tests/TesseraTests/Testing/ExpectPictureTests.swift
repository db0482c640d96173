import Tessera
import TesseraDrawing
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct ExpectPictureTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "pictures-\(UUID().uuidString)")

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
        withKnownIssue {
            expectPicture(ViewHost(rootView: Text("a")), named: "a", as: .characters, in: folder)
        } matching: {
            $0.message == """
                The picture a is not as expected from line 2 on (- expected, + found):
                  a
                - b
                  \("")
                """
        }
        try FileManager.default.removeItem(at: folder)
    }

    @Test func `a picture that is not there says how to record it`() {
        withKnownIssue {
            expectPicture(ViewHost(rootView: Text("a")), named: "none", in: folder)
        } matching: {
            $0.message == "There is no picture \(folder.path)/none.svg: "
                + "TESSERA_PICTURES=write swift test records it"
        }
    }
}
