import Tessera
import TesseraTesting
import TestViews

@testable import TesseraTerminal

/// A text field, a text editor and a button.
private struct Note: View {
    let recorder: Recorder
    @State private var title = ""
    @State private var words = ""

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

@Suite(.runtimeIssuesFail)
struct LiveSessionTextTests {
    private let recorder = Note.Recorder()

    private func note(rows: Int = 12) -> LiveSession<Note> {
        session(Note(recorder: recorder), rows: rows)
    }

    @Test(arguments: [
        ["abc"], ["日本語"], ["e", "\u{301}"], ["e\u{301}"], ["👍", "\u{1F3FD}"], ["👩‍🌾"],
        ["👩", "\u{200D}", "🌾"], ["❤️"], ["🇫🇷"], ["🇫", "🇷"], ["שלום"], ["q", " ", "?"],
    ])
    func `typed text arrives however its bytes are split`(parts: [String]) {
        let session = note()
        session.read("\t")
        for part in parts { session.read(part) }
        expectEqual(recorder.title, parts.joined())
        #expect(recorder.title.count == 1 || parts.joined().count > 1)
        session.read("\u{7F}")
        expectEqual(recorder.title, String(parts.joined().dropLast()))
        #expect(!session.isOver)
    }

    @Test func `keys with a function type nothing`() {
        let session = note()
        session.read("\tab\u{1B}[5~\u{1B}[6~\u{1B}[3~\u{1B}")
        expectEqual(recorder.title, "ab")
        #expect(!session.isOver)
        session.read("\u{3}")
        #expect(session.isOver)
    }

    @Test(arguments: [
        ("\u{1}c", "cab cd  "), ("\u{1}\u{5}c", "ab cd  c"), ("\u{15}", ""), ("\u{17}", "ab "),
        ("\u{17}\u{17}", ""), ("\u{1B}[D\u{1B}[D\u{1B}[D\u{15}", "d  "), ("\u{1}\u{17}", "ab cd  "),
    ])
    func `Control-A, E, U and W edit a field as a shell's line`(keys: String, title: String) {
        let session = note()
        session.read("\tab cd  \(keys)")
        expectEqual(recorder.title, title)
    }

    @Test func `a paste is inserted without line breaks in a field`() {
        let session = note()
        let paste = "\u{1B}[200~one\r\n two q\n\u{1B}[201~"
        session.read(paste)
        expectEqual(session.lines[11], "refused: no view has the")
        session.read("\t" + paste)
        expectEqual(recorder.title, "one  two q")
        // No view has received a key.
        expectEqual(recorder.keys, "")
        session.read("\t" + paste)
        expectEqual(recorder.words, "one\n two q\n")
        session.read("\t" + paste)
        expectEqual(session.lines[11], "refused: nothing here ta")
        #expect(recorder.sent == 0 && !session.isOver)
    }

    @Test func `the cursor is at the next letter's place`() {
        let session = note()
        session.read("\tabcdef")
        #expect(session.lines[2].hasSuffix("abcdef"))
        expectEqual(session.cells.cursor, CellPlace(column: 14, row: 2))
        session.read("\u{1B}[H")
        expectEqual(session.cells.cursor, CellPlace(column: 8, row: 2))
        session.read("漢\u{1B}[C")
        #expect(session.lines[2].hasSuffix("漢abcdef"))
        expectEqual(session.cells.cursor, CellPlace(column: 11, row: 2))
    }

    @Test func `a long field shows the text around its cursor`() {
        let session = note()
        session.read("\tabcdefgh漢i")
        #expect(session.lines[2].hasSuffix("…fgh漢i"))
        expectEqual(session.cells.cursor, CellPlace(column: 15, row: 2))
        expectEqual(session.underlined, ["2: …fgh漢i "])
        session.read("\u{1B}[D\u{1B}[D\u{1B}[D")
        #expect(session.lines[2].hasSuffix("…efgh漢i"))
        expectEqual(session.cells.cursor, CellPlace(column: 12, row: 2))
        session.read("\u{1B}[D\u{1B}[D")
        #expect(session.lines[2].hasSuffix("…cdefgh…"))
        expectEqual(session.cells.cursor, CellPlace(column: 12, row: 2))
        session.read("\u{1B}[H")
        #expect(session.lines[2].hasSuffix("abcdefg…"))
        expectEqual(session.cells.cursor, CellPlace(column: 8, row: 2))
        // Without the focus, the field shows its beginning.
        session.read("\u{1B}[F\t")
        #expect(session.lines[2].hasSuffix("abcdefg…"))
    }

    @Test func `a long editor shows the lines around its cursor`() {
        let session = note(rows: 13)
        session.read("\t\tone two\rthree\r\rfour")
        expectEqual(session.editor, ["        ", "four    "])
        expectEqual(session.cells.cursor, CellPlace(column: 12, row: 6))
        session.read("\u{1B}[A\u{1B}[A")
        expectEqual(session.editor, ["one two ", "three   "])
        expectEqual(session.cells.cursor, CellPlace(column: 12, row: 6))
        session.read("ee")
        expectEqual(session.editor, ["one two ", "threeee "])
        expectEqual(session.underlined, ["6: threeee "])
        session.read("\u{1B}[A\u{1B}[H")
        expectEqual(session.cells.cursor, CellPlace(column: 8, row: 5))
        session.read("\t")
        expectEqual(session.editor, ["one two ", "threee… "])
    }

    @Test func `a full line moves aside for the cursor`() {
        let session = note(rows: 13)
        session.read("\t\tabc\rabcdefgh")
        expectEqual(session.editor, ["abc     ", "…cdefgh "])
        expectEqual(session.cells.cursor, CellPlace(column: 15, row: 6))
        session.read("i")
        expectEqual(session.editor, ["abcdefgh", "i       "])
    }

    /// Clicks on a cell.
    private func click(_ session: LiveSession<Note>, column: Int, row: Int) {
        _ = session.cells
        session.mouse(.press, column, row)
        session.mouse(.release, column, row)
    }

    @Test(arguments: [(8, "|abcdef"), (10, "ab|cdef"), (14, "abcdef|"), (15, "abcdef|")])
    func `a click in a field moves the cursor to that cell`(column: Int, text: String) {
        let session = note()
        session.read("\tabcdef\t")
        click(session, column: column, row: 2)
        expectEqual(session.cells.cursor, CellPlace(column: min(column, 14), row: 2))
        session.read("|")
        expectEqual(recorder.title, text)
    }

    @Test func `a click in another field moves the cursor there`() {
        let session = note(rows: 13)
        session.read("\t\tabc\rd\u{1B}[Zabcdefghi")
        click(session, column: 9, row: 5)
        session.read("|")
        expectEqual(recorder.words, "a|bc\nd")
    }

    @Test func `a click on the second half of a wide character is behind it`() {
        let session = note()
        session.read("\ta漢b")
        for (column, place) in [(9, 9), (10, 11), (11, 11)] {
            click(session, column: column, row: 2)
            expectEqual(session.cells.cursor, CellPlace(column: place, row: 2))
        }
    }

    @Test func `a click hits the visible part of a text`() {
        let session = note()
        session.read("\tabcdefgh漢i")
        #expect(session.lines[2].hasSuffix("…fgh漢i"))
        click(session, column: 10, row: 2)
        session.read("|")
        expectEqual(recorder.title, "abcdef|gh漢i")
        // Without the focus, the field shows its beginning.
        session.read("\t")
        click(session, column: 10, row: 2)
        session.read("|")
        expectEqual(recorder.title, "ab|cdef|gh漢i")
    }

    @Test func `a click in an editor goes to the line that is seen there`() {
        let session = note(rows: 13)
        session.read("\t\tone two\rthree\r\rfour")
        expectEqual(session.editor, ["        ", "four    "])
        click(session, column: 9, row: 6)
        session.read("|")
        expectEqual(recorder.words, "one two\nthree\n\nf|our")
        click(session, column: 12, row: 5)
        session.read("|")
        expectEqual(recorder.words, "one two\nthree\n|\nf|our")
        session.read("\t")
        click(session, column: 11, row: 5)
        session.read("|")
        expectEqual(recorder.words, "one| two\nthree\n|\nf|our")
    }

    @Test func `a long text is visible in ASCII in equal widths`() {
        let session = note()
        session.characters = .ascii
        session.read("\tabcdefgh漢é")
        #expect(session.lines[2].hasSuffix(".fgh???"))
    }

    @Test(arguments: seeds(1))
    func `a key changes one place, and the cursor stays inside`(seed: UInt64) {
        var random = Randomness(seed: seed)
        let session = note(rows: 13)
        session.read("\t\t")
        let moves = ["A", "B", "C", "D", "H", "F"].map { "\u{1B}[\($0)" }
        let typed = [
            "a", "b", " ", "é", "\u{301}", "漢", "👩", "\u{200D}", "🌾", "🇫", "🇷", "\u{1F3FD}", "ש",
            "\r",
        ]
        for _ in 0..<200 {
            let key =
                (moves + ["\u{7F}", "\u{1B}[3~"] + typed).randomElement(using: &random) ?? "a"
            let old = Array(recorder.words.unicodeScalars)
            session.read(key)
            let new = Array(recorder.words.unicodeScalars)
            let same =
                zip(old, new).prefix { $0 == $1 }.count
                + zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
            #expect(same >= min(old.count, new.count))
            if moves.contains(key) {
                expectEqual(new, old)
            } else if typed.contains(key) {
                expectEqual(new.count, old.count + key.unicodeScalars.count)
            } else {
                #expect(new.count <= old.count)
            }
            let cursor = session.cells.cursor
            #expect((8...15).contains(cursor?.column ?? 0) && (5...6).contains(cursor?.row ?? 0))
        }
    }

    @Test func `a scrolled editor does not overwrite its neighbours`() {
        struct Page: View {
            @State private var words = "one\ntwo\nthree\nfour"

            var body: some View {
                VStack(spacing: 0) {
                    Text("top")
                    ScrollView {
                        VStack(spacing: 0) {
                            TextEditor(text: $words).frame(width: 64, height: 32)
                            ForEach(0..<9) { Text("\($0)") }
                        }
                    }
                }
            }
        }
        let session = session(Page(), rows: 8)
        session.read("\t")
        expectEqual(
            session.lines[1...4].map { $0.filter(\.isLetter) }, ["top", "three", "four", ""])
        session.mouse(.scroll(right: 0, down: 1), 11, 4)
        expectEqual(session.lines[1...3].map { $0.filter(\.isLetter) }, ["top", "four", ""])
        expectEqual(session.cells.cursor, CellPlace(column: 12, row: 2))
        session.read("\u{1B}[A\u{1B}[A")
        #expect(session.lines[1].contains("top"))
        session.mouse(.scroll(right: 0, down: 2), 11, 4)
        #expect(session.lines[1].contains("top"))
        #expect(session.cells.cursor == nil)
    }
}

extension LiveSession<Note> {
    /// The lines of the editor.
    fileprivate var editor: [String] {
        (5...6).map { row in (8..<16).map { cells[$0, row].text }.joined() }
    }
}
