import Observation
import Tessera
import TesseraDrawing
import TesseraTesting
import Testing

@testable import TesseraTerminal

/// Only some rows of cells are painted again, and all others stay as they are.
@MainActor
@Suite(.runtimeIssuesFail)
struct RepaintedRowTests {
    @Observable
    @MainActor
    final class Model { var words = "abc" }

    /// A word that is painted alone.
    private struct Word: View {
        let model: Model

        var body: some View { Text(model.words).frame(width: 48) }
    }

    /// Expects the cells to be those of all painted at once, with some rows painted.
    private func expectCells(_ view: some View, _ model: Model) throws {
        let session = session(view, columns: 24, rows: 12)
        _ = session.cells
        for words in ["xyz", "漢字", "abcdef"] {
            model.words = words
            session.wait(.zero)
            let before = try #require(session.canvas).paintedItems
            _ = session.cells
            let canvas = try #require(session.canvas)
            #expect(
                canvas.shows(CellPicture(session.host.drawing)), "\(words)\n\(session.picture)")
            #expect(canvas.paintedItems > before)
        }
    }

    @Test func `a line round an area avoids rows with text`() throws {
        let model = Model()
        try expectCells(
            VStack { Word(model: model) }.frame(width: 80, height: 64).border(.red), model)
    }

    @Test func `only the filled part of a track is emphasised`() throws {
        let model = Model()
        let track = ZStack(alignment: .leading) {
            Rectangle().fill(.gray).frame(width: 80, height: 2)
            Rectangle().fill(.blue).frame(width: 40, height: 2)
        }
        try expectCells(
            VStack(spacing: 0) {
                track.frame(height: 16)
                Word(model: model)
                track.frame(height: 16)
            }, model)
    }

    @Test func `an area that ends inside a row keeps the text over it`() throws {
        let model = Model()
        try expectCells(
            ZStack {
                Color.blue
                VStack(spacing: 0) {
                    Text("over")
                    Word(model: model)
                    Text("under")
                }
            }
            .frame(width: 80, height: 64), model)
    }

    @Test func `the last row belongs to the status alone`() {
        let session = session(
            VStack(spacing: 0) { ForEach(0..<30) { Button("all along the row \($0)") {} } },
            columns: 24, rows: 6)
        for _ in 0..<30 {
            session.read("\t")
            session.status = "s"
            #expect(session.lines[5] == "s")
            #expect(session.underlined.allSatisfy { !$0.hasPrefix("5:") })
        }
    }

    @Test func `the picture fits the terminal, however small`() {
        let session = session(Text("abc"), columns: 1, rows: 1)
        // There is no room for the picture in any of these, and its size is the same.
        for (columns, rows) in [(1, 1), (2, 3), (1, 2), (2, 1), (1, 3)] {
            session.resize(columns: columns, rows: rows)
            let cells = session.cells
            #expect((cells.width, cells.height) == (columns, rows))
            #expect(cells.rows.allSatisfy { $0.count == columns } && cells.rows.count == rows)
        }
    }

    @Test func `a terminal of another size has taken the finger away`() {
        struct Sender: View {
            @State private var sent = 0

            var body: some View { Button("sent \(sent)") { sent += 1 }.frame(width: 96) }
        }
        let session = session(Sender())
        session.mouse(.press, 12, 2)
        session.resize(columns: 24, rows: 7)
        session.mouse(.release, 12, 2)
        #expect(session.picture.contains("sent 0"))
        session.click(12, 2)
        #expect(session.picture.contains("sent 1"))
    }
}
