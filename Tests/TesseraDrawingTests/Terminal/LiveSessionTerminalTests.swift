import Tessera
import TesseraControlRating
import TesseraDrawing
import TesseraTesting

@testable import TesseraTerminal
import TestViews

/// The input of a session from the terminal, the clock and the program's environment.
@Suite(.runtimeIssuesFail)
struct LiveSessionTerminalTests {
    @Test func `time passes for gestures`() {
        struct Pressed: View {
            @State private var words = "press"

            var body: some View {
                Text(words).onLongPressGesture { words = "held" }
            }
        }
        let session = session(Pressed())
        session.mouse(.press, 11, 2)
        session.wait(.milliseconds(400))
        #expect(session.lines[2].contains("press"))
        session.wait(.milliseconds(200))
        #expect(session.lines[2].contains("held"))
    }

    @Test func `a value moves, and the last row does not follow it`() {
        struct Sliding: View {
            @State private var isAway = false

            var body: some View {
                HStack {
                    Button("go") { withAnimation(.linear(duration: 1)) { isAway = true } }
                    Text("x").offset(x: isAway ? 80 : 0)
                }
            }
        }
        let session = session(Sliding(), columns: 60)
        func place() -> Int? {
            let line = session.lines[2]
            return line.firstIndex(of: "x").map { line.distance(from: line.startIndex, to: $0) }
        }
        let start = place() ?? 0
        session.click(start - 2, 2)
        let status = session.lines[5]
        #expect(status.contains("isAway: false → isAway: true"))
        let places = (1...5).map { _ in
            session.wait(.milliseconds(250))
            return place()
        }
        expectEqual(places, [2, 5, 7, 10, 10].map { start + $0 })
        expectEqual(session.lines[5], status)
        #expect(!session.host.isMoving)
    }

    @Test func `a value moves when the first view appears`() {
        struct Arriving: View {
            @State private var isHere = false

            var body: some View {
                Text("x").offset(x: isHere ? 40 : 0).onAppear {
                    withAnimation(.linear(duration: 1)) { isHere = true }
                }
            }
        }
        let session = session(Arriving(), columns: 60)
        #expect(session.host.isMoving)
        let start = session.lines[2]
        session.wait(.seconds(2))
        #expect(session.lines[2] != start)
        #expect(!session.host.isMoving)
    }

    @Test func `a view's task runs while the session waits`()
        async
    {
        struct Loaded: View {
            @State private var words = "loading"

            var body: some View {
                Text(words).task {
                    await Task.yield()
                    words = "loaded"
                }
            }
        }
        let session = session(Loaded(), columns: 60)
        #expect(session.lines[2].contains("loading"))
        await session.host.finishTasks()
        session.wait(.milliseconds(50))
        #expect(session.lines[2].contains("loaded"))
        #expect(session.lines[5].contains("words: \"loading\" → words: \"loaded\""))
    }

    @Test func `Control-C does not wait for earlier events`() {
        let session = session(Stars())
        session.receive([.key("a"), .key("b"), .key("c", .control)])
        expectEqual(session.waiting, [.key("c", .control)])
    }

    @Test func `repeated turns of the wheel are one event`() {
        let session = session(Stars())
        let turn = InputEvent.mouse(.scroll(right: 0, down: 1), column: 3, row: 4)
        session.receive(Array(repeating: turn, count: 200) + [.key("a"), turn])
        let sum = InputEvent.mouse(.scroll(right: 0, down: 200), column: 3, row: 4)
        expectEqual(session.waiting, [sum, .key("a"), turn])
    }

    @Test func `the bytes of an input are answered by those of the change`() {
        let session = session(Stars())
        #expect(session.respond(to: []).contains("★ ☆ ☆"))
        #expect(session.respond(to: []).isEmpty)
        // A sequence may come in parts.
        #expect(session.respond(to: "\t\u{1B}[".utf8).contains("the focus is on"))
        let change = session.respond(to: "C".utf8)
        #expect(change.contains("★"))
        #expect(!change.contains("\u{1B}[2J"))
        _ = session.respond(to: "q".utf8)
        #expect(session.isOver)
    }

    private struct Scheme: View {
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            Text("\(scheme)")
            Text("red").foregroundStyle(.red)
        }
    }

    @Test(
        arguments: [
            ("15;0", "dark"), ("0;15", "light"), ("0;default;7", "light"), ("12;8", "dark"),
            ("0;default", "dark"), (nil, "dark"),
        ] as [(String?, String)])
    func `the colour scheme is the terminal's`(variable: String?, scheme: String) throws {
        let session = session(Scheme())
        session.adopt(["TERM": "xterm", "COLORFGBG": variable ?? ""], isTerminal: true)
        #expect(session.lines[1].contains(scheme))
        let cells = session.cells.cells
        // Without another colour, the terminal's own colour is right.
        #expect(try #require(cells.first { $0.text != " " }).ink == nil)
        let ink = try #require(cells.lazy.compactMap(\.ink).first)
        expectEqual(
            [ink.red, ink.green, ink.blue], (scheme == "dark" ? [255, 69, 58] : [255, 59, 48]))
    }

    @Test func `a session may use ASCII and shades`() {
        let session = session(
            HStack {
                Color.white.frame(width: 16, height: 16); Stars()
            })
        session.colors = .full
        #expect(session.lines[2].contains("★"))
        session.colors = .none
        session.characters = .ascii
        session.resize(columns: 24, rows: 6)
        #expect(session.lines[2].contains("## * - -"))
        session.click(17, 2)
        expectEqual(session.lines[5].utf8.count, session.lines[5].count)
    }

    @Test func `without a terminal there is one picture`() {
        expectEqual(
            LiveSession(rootView: Stars()).plainPicture, "\(String(repeating: " ", count: 37))★ ☆ ☆"
        )
    }
}
