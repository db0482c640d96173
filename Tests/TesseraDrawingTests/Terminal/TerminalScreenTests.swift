import TesseraTesting
import TestViews

@testable import TesseraDrawing
@testable import TesseraTerminal

@Suite(.runtimeIssuesFail)
struct TerminalScreenTests {
    private func cells(_ text: String, width: Int = 10) -> ScreenCells {
        var cells = ScreenCells(width: width, height: 2)
        cells.write(text, row: 0)
        return cells
    }

    @Test func `nothing is written where nothing has changed`() {
        var screen = TerminalScreen(colors: .full)
        #expect(screen.show(cells("abc")) != "")
        expectEqual(screen.show(cells("abc")), "")
    }

    @Test func `only the cells that have changed are written`() {
        var screen = TerminalScreen(colors: .full)
        _ = screen.show(cells("abcdefghij"))
        expectEqual(
            screen.show(cells("abXdefghiY")), "\u{1B}[?2026h\u{1B}[1;3HX\u{1B}[1;10HY\u{1B}[?2026l")
        expectEqual(screen.show(cells("abZdeZghiY")), "\u{1B}[?2026h\u{1B}[1;3HZdeZ\u{1B}[?2026l")
    }

    @Test func `an unknown screen is written whole`() {
        var screen = TerminalScreen(colors: .full)
        let first = screen.show(cells("ab"))
        expectEqual(first, "\u{1B}[?2026h\u{1B}[0m\u{1B}[2J\u{1B}[?25l\u{1B}[1;1Hab\u{1B}[?2026l")
        screen.forget()
        expectEqual(screen.show(cells("ab")), first)
        expectEqual(screen.show(cells("ab", width: 9)), first)
    }

    @Test func `the cursor goes to its cell`() {
        var screen = TerminalScreen(colors: .full)
        var cells = cells("ab")
        _ = screen.show(cells)
        cells.cursor = CellPlace(column: 2, row: 0)
        expectEqual(screen.show(cells), "\u{1B}[?2026h\u{1B}[1;3H\u{1B}[?25h\u{1B}[?2026l")
        cells.cursor = nil
        expectEqual(screen.show(cells), "\u{1B}[?2026h\u{1B}[?25l\u{1B}[?2026l")
    }

    @Test func `after another size there is no cursor where it has no cell`() {
        var screen = TerminalScreen(colors: .full)
        var cells = cells("ab")
        cells.cursor = CellPlace(column: 2, row: 0)
        var emulator = TerminalEmulator(width: 9, height: 2)
        emulator.read(screen.show(cells))
        #expect(emulator.modes.contains("25"))
        emulator.read(screen.show(self.cells("ab", width: 9)))
        #expect(!emulator.modes.contains("25"))
    }

    @Test func `text after an ambiguous letter is placed explicitly`() {
        var screen = TerminalScreen(colors: .full)
        #expect(screen.show(cells("a★b")).contains("a★b"))
        #expect(screen.show(cells("\u{A4D0}b")).contains("\u{A4D0}\u{1B}[1;2Hb"))
    }

    @Test func `half a character is none`() {
        var cells = ScreenCells(width: 3, height: 1)
        cells.write("a漢字", row: 0)
        expectEqual(cells.cells.map(\.text), ["a", "漢", ""])
        cells.write("ab漢", row: 0)
        expectEqual(cells.cells.map(\.text), ["a", "b", " "])
        cells.write("漢a", column: -1, row: 0)
        expectEqual(cells.cells.map(\.text), [" ", "a", " "])
    }

    @Test(arguments: seeds(4)) func `a terminal shows the cells, whatever it has shown before`(
        seed: UInt64
    ) {
        var random = Randomness(seed: seed)
        var screen = TerminalScreen(colors: .full)
        var emulator = TerminalEmulator(width: 12, height: 4)
        let words = ["a", "b", " ", "★", "漢", "👩‍🌾", "e\u{301}", "abc", "     "]
        var cells = ScreenCells(width: 12, height: 4)
        for _ in 0..<50 {
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                let row = Int.random(in: 0..<4, using: &random)
                let column = Int.random(in: -1..<12, using: &random)
                if Bool.random(using: &random) {
                    var line = cells
                    line.write(words.randomElement(using: &random) ?? "", column: column, row: row)
                    cells = line.isWhole ? line : cells
                } else {
                    cells.change(column..<column + 3, row: row) { $0.isBold.toggle() }
                }
            }
            emulator.read(screen.show(cells))
            let shown = emulator
            for row in 0..<4 {
                expectEqual(shown.cells[row], (0..<12).map { cells[$0, row].text })
                for column in 0..<12 where !cells[column, row].text.isEmpty {
                    expectEqual(shown.styles[row][column], cells[column, row].style(.full))
                }
            }
        }
    }

    @Test(arguments: seeds(4))
    func `a terminal that splits letters shows all others`(
        seed: UInt64
    ) {
        var random = Randomness(seed: seed)
        var screen = TerminalScreen(colors: .full)
        var emulator = TerminalEmulator(width: 12, height: 1)
        emulator.joinsParts = false
        let words = ["a", "  ", "漢", "👩‍🌾", "👍🏽", "\u{2764}\u{FE0F}", "e\u{301}", "abc"]
        for _ in 0..<50 {
            var cells = ScreenCells(width: 12, height: 1)
            let line = (0..<6).compactMap { _ in words.randomElement(using: &random) }
            cells.write(line.joined(), row: 0)
            emulator.read(screen.show(cells))
            let shown = emulator.cells[0]
            for column in 0..<12 where cells[column, 0].text.unicodeScalars.count == 1 {
                #expect(shown[column] == cells[column, 0].text, "\(line), \(column)")
            }
        }
    }
}

extension ScreenCells {
    /// Whether the first half of a character precedes each second half.
    fileprivate var isWhole: Bool {
        (0..<height).allSatisfy { row in
            (0..<width).allSatisfy { column in
                let isWide = column + 1 < width && self[column + 1, row].text.isEmpty
                let first = self[column, row].text.unicodeScalars.first?.value ?? 0
                return isWide == ((0x2E80...0xFFDC).contains(first) || first >= 0x1F300)
            }
        }
    }
}
