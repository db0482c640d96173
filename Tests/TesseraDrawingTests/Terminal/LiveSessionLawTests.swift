import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews
import Testing

@testable import TesseraTerminal

/// What holds of a session whatever it is given.
@MainActor
@Suite(.runtimeIssuesFail)
struct LiveSessionLawTests {
    @Test(arguments: 0..<4) func `no bytes leave the session in a wrong state`(seed: UInt64) {
        struct Everything: View {
            @State private var value = 2

            var body: some View {
                VStack {
                    Rating(value: $value, in: 0...5)
                    Letter()
                    Text("value \(value)").onTapGesture(count: 2) { value = 5 }
                }
            }
        }
        var random = SplitMix(seed: seed)
        let session = session(Everything(), columns: 40, rows: 13)
        var parser = InputParser()
        var screen = TerminalScreen(colors: .full)
        var emulator = TerminalEmulator(width: 40, height: 13)
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
            #expect(emulator.lines == session.lines)
        }
        session.isOver = false
        session.showsTree = false
        session.handle(.windowFocus(false))
        let drawn = session.cells
        session.resize(columns: 40, rows: 13)
        #expect(session.cells == drawn)
        // A tap is a tap, and Control-C leaves.
        session.wait(.seconds(1))
        let row = session.lines.firstIndex { $0.contains("★") || $0.contains("☆") } ?? 0
        session.click(19, row)
        #expect(session.picture.contains("value 3"))
        for event in parser.finish() + parser.read([3]) { session.handle(event) }
        #expect(session.isOver)
    }

    @Test func `a tap among a thousand ratings writes little beyond what has changed`() {
        struct Many: View {
            @State private var values = Array(repeating: 1, count: 1000)

            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(values.indices, id: \.self) {
                            Rating(value: $values[$0], in: 0...5)
                        }
                    }
                }
            }
        }
        let session = session(Many(), columns: 80, rows: 24)
        var screen = TerminalScreen(colors: .full)
        _ = screen.show(session.cells)
        let before = session.cells
        session.click(41, 10)
        let after = session.cells
        let written = screen.show(after)
        let changed = zip(before.cells, after.cells).filter { $0 != $1 }.map(\.1.text).joined()
        #expect(changed.hasPrefix("★ ★ ★ ★ ☆"))
        #expect(written.utf8.count < changed.utf8.count + 100)
    }
}
