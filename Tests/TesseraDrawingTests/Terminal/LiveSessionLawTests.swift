import Observation
import Tessera
import TesseraControlRating
import TesseraDrawing
import TesseraTesting
import TestViews
import Testing

@testable import TesseraTerminal

extension CellCanvas {
    /// Whether the cells are those of a picture, in which all items were painted one after another.
    func shows(_ picture: CellPicture) -> Bool {
        (0..<height).allSatisfy { row in
            // A picture has no empty edges.
            let number = row - 1 + picture.origin.row
            var cells = Array(repeating: CellPicture.Cell(), count: 1 - picture.origin.column)
            if picture.rows.indices.contains(number) { cells += picture.rows[number] }
            let rest = self.row(row).dropFirst(cells.count)
            return self.row(row).starts(with: cells) && rest.allSatisfy { $0 == .init() }
        }
    }
}

/// What holds of a session whatever it is given.
@MainActor
@Suite(.runtimeIssuesFail)
struct LiveSessionLawTests {
    @Test(arguments: 0..<4) func `no bytes leave the session in a wrong state`(seed: UInt64) {
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
        var random = SplitMix(seed: seed)
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
            #expect(emulator.lines == session.lines)
        }
        session.isOver = false
        session.showsTree = false
        session.handle(.windowFocus(false))
        let drawn = session.cells
        session.resize(columns: 40, rows: 18)
        #expect(session.cells == drawn)
        // A tap is a tap, and Control-C leaves.
        session.wait(.seconds(1))
        let row = session.lines.firstIndex { $0.contains("★") || $0.contains("☆") } ?? 0
        session.click(19, row)
        #expect(session.picture.contains("value 3"))
        for event in parser.finish() + parser.read([3]) { session.handle(event) }
        #expect(session.isOver)
    }

    @Test func `a tap among a thousand ratings writes little`() {
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

    @Test(arguments: 0..<12)
    func `the cells after changes are those of a new tree`(seed: UInt64) throws {
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
            let isSame = try #require(live.canvas).shows(CellPicture(fresh.drawing))
            #expect(isSame, "step \(step)\n\(live.picture)")
            guard isSame else { return }
            // What has changed is told as if all had been looked at.
            let changes = live.host.tree.difference(from: tree).changes
            let others = changes.count > 1 ? ", and \(changes.count - 1) more" : ""
            if let first = changes.first, !live.status.hasPrefix("issue") {
                #expect(live.status.hasPrefix("\(first)\(others); "), "step \(step)")
            }
        }
    }

    @Observable
    @MainActor
    fileprivate final class Step { var number = 0 }

    /// Areas, lines and words that change their places' looks, over each other and over the edge.
    private struct Tile: View {
        let number: Int
        let step: Step

        var body: some View {
            let step = step.number
            Text(["abc", "漢字", "x y"][step % 3])
                .frame(width: 40, height: number % 9 == 5 ? 32 : 16)
                .background { if number % 4 == 0 { step % 2 == 0 ? Color.red : .blue } }
                .overlay {
                    // Some have a line around them, and it goes.
                    if [2, 6, 18, 30].contains(number) {
                        Rectangle().stroke(step % 4 < 2 ? .red : .clear)
                    }
                }
                .opacity(step % 5 == 4 ? 0.5 : number % 7 == 0 ? 1 : 0.9)
                .rotationEffect(.degrees(number % 7 == 3 ? 90 : 0))
                .mask { Rectangle().padding(.trailing, number % 4 == 1 ? 12 : 0) }
                .offset(
                    x: number % 3 == 0 ? 12 : 0,
                    y: number % 5 == 1 ? [0, 40, -16][step % 3] : CGFloat(step % 3 - 1) * 8
                )
                // What moves inside a view that stays is painted alone.
                .frame(width: 48)
        }
    }

    @Test(arguments: 0..<4)
    func `the cells after changes are those of all painted at once`(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let steps = (0..<32).map { _ in Step() }
        let view = VStack(spacing: 20) {
            ForEach(0..<8) { row in
                HStack(spacing: 0) {
                    ForEach(4 * row..<4 * row + 4, id: \.self) { number in
                        Tile(number: number, step: steps[number])
                    }
                }
            }
        }
        // What is cut off by it begins before most of what is painted.
        .clipShape(RoundedRectangle(cornerRadius: seed % 2 == 0 ? 0 : 40))
        let live = session(view, columns: 40, rows: 22)
        _ = live.cells
        var least = Int.max
        for step in 0..<30 {
            let before = live.canvas?.paintedItems ?? 0
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                steps.randomElement(using: &random)?.number += 1
            }
            live.wait(.zero)
            _ = live.cells
            let canvas = try #require(live.canvas)
            let isSame = canvas.shows(CellPicture(live.host.drawing))
            #expect(isSame, "step \(step)\n\(live.picture)")
            guard isSame else { return }
            if canvas.paintedItems > before { least = min(least, canvas.paintedItems - before) }
        }
        // That is of a few rows as a rule, or else nothing was tried.
        #expect(least < 40)
    }

    @Test func `moved content leaves no trace at its old place`() throws {
        struct Mover: View {
            @State private var isDown = false

            var body: some View {
                Text("abc").frame(height: 96, alignment: isDown ? .bottom : .top)
                    .contentShape(Rectangle()).onTapGesture { isDown.toggle() }
            }
        }
        let session = session(VStack { Mover() }, columns: 20, rows: 9)
        for row in [1, 6, 1] {
            #expect(session.lines.indices.filter { session.lines[$0].contains("abc") } == [row])
            session.click(9, 4)
        }
        // All was painted once, and after that what had moved.
        #expect(try #require(session.canvas).paintedItems == 3)
    }

    @Test func `a tap among many ratings paints only the change`() throws {
        let session = session(
            ScrollView { VStack(spacing: 0) { ForEach(0..<300) { _ in Stars() } } }, columns: 80,
            rows: 24)
        _ = session.cells
        let before = try #require(session.canvas).paintedItems
        session.click(41, 10)
        #expect(session.lines.count { $0.hasSuffix("★ ★ ★") } == 1)
        #expect(session.status.contains(": value: 1 → value: 3, and 1 more; "))
        // A row of three stars and the styles that draw them, once for the press and once for the release.
        #expect(try #require(session.canvas).paintedItems - before < 20)
    }
}
