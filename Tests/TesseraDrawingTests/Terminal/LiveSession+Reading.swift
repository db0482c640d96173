import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews

@testable import TesseraTerminal

extension LiveSession {
    /// The rows that a terminal shows, without spaces at their ends.
    var lines: [String] {
        let cells = cells
        return (0..<cells.height).map { row in
            var line = (0..<cells.width).map { cells[$0, row].text }.joined()
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    var picture: String { lines.joined(separator: "\n") }

    /// Handles the events of some bytes of a terminal.
    func read(_ text: String) {
        var parser = InputParser()
        for event in parser.read(Array(text.utf8)) + parser.finish() { handle(event) }
    }

    /// Handles an action of the mouse at a cell, counted from 0.
    func mouse(_ action: MouseAction, _ column: Int, _ row: Int) {
        handle(.mouse(action, column: column, row: row))
    }

    func click(_ column: Int, _ row: Int) {
        mouse(.press, column, row)
        mouse(.release, column, row)
    }

    /// The underlined columns, row by row.
    var underlined: [String] {
        let cells = cells
        return (0..<cells.height).compactMap { row in
            let columns = (0..<cells.width).filter { cells[$0, row].isUnderlined }
            return columns.isEmpty
                ? nil : "\(row): \(columns.map { cells[$0, row].text }.joined())"
        }
    }
}

extension ScreenCells {
    /// All cells, row after row.
    var cells: [CellPicture.Cell] { rows.flatMap { $0 } }
}

func session<Content: View>(
    _ view: Content, columns: Int = 24, rows: Int = 6
) -> LiveSession<Content> {
    let session = LiveSession(rootView: view)
    session.resize(columns: columns, rows: rows)
    return session
}

struct Stars: View {
    @State private var value = 1

    var body: some View { Rating(value: $value, in: 0...3) }
}

struct Letter: View {
    @State private var words = ""
    @State private var isOn = false
    @State private var sent = 0

    var body: some View {
        VStack(spacing: 0) {
            TextField("To", text: $words).frame(width: 80)
            Button("Send") { sent += 1 }
            Toggle("Copy", isOn: $isOn).frame(width: 96)
            Text("\(sent) sent, copy \(isOn ? "on" : "off")")
        }
    }
}
