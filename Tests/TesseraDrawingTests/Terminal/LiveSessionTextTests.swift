import Tessera
import TesseraTesting
import Testing

@testable import TesseraTerminal

/// A field and an editor for text, and a button.
private struct Note: View {
    let recorder: Recorder
    @State private var title = ""
    @State private var words = ""

    @MainActor
    final class Recorder {
        var title = ""
        var words = ""
        var keys = ""
        var sent = 0
    }

    var body: some View {
        VStack(spacing: 16) {
            TextField("Title", text: $title).frame(width: 64)
                .onKeyPress {
                    recorder.keys += $0.characters; return .ignored
                }
                .onChange(of: title) { recorder.title = title }
            TextEditor(text: $words).frame(width: 64, height: 32)
                .onChange(of: words) { recorder.words = words }
            Button("Send") { recorder.sent += 1 }
        }
    }
}

@MainActor
@Suite(.runtimeIssuesFail)
struct LiveSessionTextTests {
    private let recorder = Note.Recorder()

    private func note() -> LiveSession<Note> { session(Note(recorder: recorder), rows: 12) }

    @Test(arguments: [
        ["abc"], ["日本語"], ["e", "\u{301}"], ["e\u{301}"], ["👍", "\u{1F3FD}"], ["👩‍🌾"],
        ["👩", "\u{200D}", "🌾"], ["❤️"], ["🇫🇷"], ["🇫", "🇷"], ["שלום"], ["q", " ", "?"],
    ])
    func `what is typed is in the field, whatever its parts come in`(parts: [String]) {
        let session = note()
        session.read("\t")
        for part in parts { session.read(part) }
        #expect(recorder.title == parts.joined())
        #expect(recorder.title.count == 1 || parts.joined().count > 1)
        session.read("\u{7F}")
        #expect(recorder.title == String(parts.joined().dropLast()))
        #expect(!session.isOver)
    }

    @Test func `keys with a function type nothing`() {
        let session = note()
        session.read("\tab\u{1B}[5~\u{1B}[6~\u{1B}[3~\u{1B}")
        #expect(recorder.title == "ab")
        #expect(!session.isOver)
        session.read("\u{3}")
        #expect(session.isOver)
    }

    @Test func `a paste is text at once, in which a field has no breaks of lines`() {
        let session = note()
        let paste = "\u{1B}[200~one\r\n two q\n\u{1B}[201~"
        session.read(paste)
        #expect(session.lines[11] == "refused: no view has the")
        session.read("\t" + paste)
        #expect(recorder.title == "one  two q")
        // No key has been pressed.
        #expect(recorder.keys == "")
        session.read("\t" + paste)
        #expect(recorder.words == "one\r\n two q\n")
        session.read("\t" + paste)
        #expect(session.lines[11] == "refused: nothing here ta")
        #expect(recorder.sent == 0 && !session.isOver)
    }

    @Test func `the end of a text is seen where it is typed, with the cursor after it`() {
        let session = note()
        session.read("\tabcdef")
        #expect(session.lines[2].contains("│abcdef  │"))
        #expect(session.cells.cursor == ScreenCells.Place(column: 14, row: 2))
        session.read("gh漢i")
        #expect(session.lines[2].contains("│…fgh漢i │"))
        #expect(session.cells.cursor == ScreenCells.Place(column: 15, row: 2))
        #expect(session.underlined == ["2: …fgh漢i "])
        // Elsewhere its beginning is.
        session.read("\t")
        #expect(session.lines[2].contains("│abcdefg…│"))
    }
}
