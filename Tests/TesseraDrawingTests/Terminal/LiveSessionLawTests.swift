import Tessera
import TesseraControlRating
import TesseraDrawing
import TesseraTesting
import TestViews

@testable import TesseraTerminal

extension LiveSession {
    /// Whether the screen shows a drawing, as far as it has room.
    func shows(_ drawing: Drawing) -> Bool {
        let picture = CellPicture(drawing)
        let corner = drawing.bounds.fromWholeCells(Self.cell).origin
        let (left, top) = (
            column(corner.x) - picture.origin.column, row(corner.y) - picture.origin.row
        )
        var expected = ScreenCells(width: cells.width, height: cells.height)
        for (row, line) in picture.shadedRows.enumerated() {
            expected.put(line, at: CellPlace(column: left, row: top + row))
        }
        return expected.rows.dropLast() == cells.rows.dropLast()
    }
}

/// Laws of a session for any input.
@Suite(.runtimeIssuesFail)
struct LiveSessionLawTests {
    @Test(arguments: seeds(1)) func `no bytes leave the session in a wrong state`(seed: UInt64) {
        struct Everything: View {
            @State private var value = 2
            @State private var words = "one two"

            var body: some View {
                VStack {
                    Rating(value: $value, in: 0...5)
                    Letter()
                    TextEditor(text: $words).frame(width: 48, height: 32)
                    Text("value \(value)").onTapGesture(count: 2) { value = 5 }
                }
            }
        }
        var random = Randomness(seed: seed)
        let session = session(Everything(), columns: 40, rows: 18)
        var parser = InputParser()
        var screen = TerminalScreen(colors: .full)
        var emulator = TerminalEmulator(width: 40, height: 18)
        for _ in 0..<120 {
            let bytes = (0..<Int.random(in: 1...6, using: &random)).flatMap { _ in
                InputBytes.any(using: &random)
            }
            for event in parser.read(bytes) { session.handle(event) }
            if Bool.random(using: &random) {
                for event in parser.finish() { session.handle(event) }
                session.wait(.milliseconds(Int.random(in: 0...600, using: &random)))
            }
            emulator.read(screen.show(session.cells))
            expectEqual(emulator.lines, session.lines)
        }
        session.isOver = false
        session.showsTree = false
        session.handle(.windowFocus(false))
        let drawn = session.cells
        session.resize(columns: 40, rows: 18)
        expectEqual(session.cells, drawn)
        // A click still taps, and Control-C ends the session.
        session.wait(.seconds(1))
        let row = session.lines.firstIndex { $0.contains("★") || $0.contains("☆") } ?? 0
        session.click(19, row)
        #expect(session.picture.contains("value 3"))
        for event in parser.finish() + parser.read([3]) { session.handle(event) }
        #expect(session.isOver)
    }

    @Test(arguments: seeds(2))
    func `the cells after changes are those of a new tree`(seed: UInt64) {
        var screen = RandomScreen(seed: seed)
        let live = session(screen.view, columns: 40, rows: 13)
        for step in 0..<24 {
            let tree = live.host.tree
            screen.change()
            live.wait(.zero)
            _ = live.cells
            let fresh = ViewHost(
                rootView: live.host.rootView, environment: live.host.environment,
                size: live.host.size, onIssue: { _ in })
            fresh.textMetrics = .cells(width: 8, height: 16)
            fresh.presentScreens(as: live.host)
            let isSame = live.shows(fresh.drawing)
            #expect(isSame, "step \(step)\n\(live.picture)")
            guard isSame else { return }
            // The session reports the same changes as a comparison of whole trees.
            let changes = live.host.tree.difference(from: tree).changes
            let count = changes.count - 1
            let others = count > 0 ? ", and \(count) more \(count == 1 ? "change" : "changes")" : ""
            if let first = changes.first, !live.status.hasPrefix("issue") {
                #expect(live.status.hasPrefix("\(first)\(others); "), "step \(step)")
            }
        }
    }

    @Test func `views out of sight do not change the picture`() {
        struct Titled: View {
            var body: some View { Text("far").navigationTitle("Title") }
        }
        struct Wide: View {
            var body: some View {
                Text("wide").overlay { Color.red.frame(width: 40, height: 600) }
            }
        }
        let rows = VStack(spacing: 0) {
            Wide()
            ForEach(0..<50) { number in
                Stars().offset(x: number % 7 == 0 ? 20 : 0, y: number % 5 == 0 ? 12 : 0)
                    .overlay { if number % 9 == 0 { Color.red.frame(width: 40, height: 60) } }
            }
            Titled()
            Color.blue.frame(height: 20).rotationEffect(.degrees(90))
        }
        func expectWhole(_ view: some View) {
            let session = session(view, columns: 80, rows: 24)
            for _ in 0..<7 {
                _ = session.cells
                let isWhole = session.shows(session.host.drawing)
                #expect(isWhole, "\(session.picture)")
                session.handle(.mouse(.scroll(right: 0, down: 15), column: 40, row: 9))
            }
        }
        expectWhole(ScrollView { rows })
        expectWhole(NavigationStack { ScrollView { rows } })
    }

    @Test func `the last row belongs to the status alone`() {
        let session = session(
            VStack(spacing: 0) { ForEach(0..<30) { Button("all along the row \($0)") {} } },
            columns: 24, rows: 6)
        for _ in 0..<30 {
            session.read("\t")
            session.status = "s"
            expectEqual(session.lines[5], "s")
            #expect(session.underlined.allSatisfy { !$0.hasPrefix("5:") })
        }
    }

    @Test func `the picture fits the terminal, however small`() {
        let session = session(Text("abc"), columns: 1, rows: 1)
        // None of these sizes has room for the picture, and the picture's size does not change.
        for (columns, rows) in [(1, 1), (2, 3), (1, 2), (2, 1), (1, 3)] {
            session.resize(columns: columns, rows: rows)
            let cells = session.cells
            #expect((cells.width, cells.height) == (columns, rows))
            #expect(cells.rows.allSatisfy { $0.count == columns } && cells.rows.count == rows)
        }
    }

    @Test func `a new size of the terminal lifts the finger`() {
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
