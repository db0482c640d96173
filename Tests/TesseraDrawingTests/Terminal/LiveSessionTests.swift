import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews

@testable import TesseraTerminal

@Suite(.runtimeIssuesFail)
struct LiveSessionTests {
    @Test func `the picture is centred, and the last row shows the keys`() {
        let session = session(Stars(), columns: 63)
        expectEqual(
            session.picture,
            """


                                         ★ ☆ ☆


            q: leave; Tab, arrows, Space; Control-T: tree; Escape: back
            """)
    }

    @Test func `a click is a tap, and the last row shows the change`() {
        let session = session(Stars(), columns: 63)
        session.click(33, 2)
        #expect(session.lines[2].hasSuffix("★ ★ ★"))
        #expect(session.lines[5].hasPrefix("~ Stars: value: 1 → value: 3, and 1 more change; "))
        session.click(3, 1)
        expectEqual(session.lines[5], "refused: no view at 20,8")
    }

    @Test func `the bodies that have run are counted`() {
        struct Counter: View {
            @State private var count = 0

            var body: some View { Text("\(count)").onTapGesture { count += 1 } }
        }
        let session = session(Counter(), columns: 70)
        session.click(34, 2)
        expectEqual(
            session.lines[5], "~ Counter: count: 0 → count: 1, and 1 more change; 1 body ran")
    }

    @Test func `the mouse slides over the stars and off them`() {
        let session = session(Stars())
        session.mouse(.press, 9, 2)
        session.mouse(.drag, 12, 2)
        expectEqual(session.lines[2], "         ★ ★ ☆")
        session.mouse(.move, 12, 2)
        expectEqual(session.lines[5], "refused: the touch was l")
        session.mouse(.move, 0, 0)
        expectEqual(session.lines[2], "         ★ ☆ ☆")
    }

    @Test func `the focus is underlined, and keys adjust its view`() {
        let session = session(Stars(), columns: 41)
        expectEqual(session.underlined, [])
        session.read("\t")
        expectEqual(session.underlined, ["2: ★ ☆ ☆"])
        expectEqual(session.lines[5], "the focus is on Stars/Rating/HStack")
        session.read("\u{1B}[C")
        expectEqual(session.underlined, ["2: ★ ★ ☆"])
        session.read("\u{1B}[H")
        expectEqual(session.underlined, ["2: ☆ ☆ ☆"])
        session.read("x")
        expectEqual(session.lines[5], "refused: nothing here responds to the key")
    }

    @Test func `typed characters go to the field, with q and spaces`() {
        let session = session(Letter(), rows: 9)
        session.read("\tq e\u{7F}漢")
        #expect(session.lines.contains { $0.contains("q 漢") })
        #expect(!session.isOver)
        expectEqual(session.cells.cursor, CellPlace(column: 11, row: 2))
        session.read("\u{1B}[200~ab\u{1B}[201~")
        #expect(session.lines.contains { $0.contains("q 漢ab") })
        session.read("\u{1B}[Z")
        #expect(session.cells.cursor == nil)
    }

    @Test func `Tab visits controls, and Space and Return activate them`() {
        let session = session(Letter(), rows: 9)
        session.read("\t\t \r")
        #expect(session.lines.contains { $0.contains("2 sent, copy off") })
        session.read("\t ")
        #expect(session.lines.contains { $0.contains("2 sent, copy on") })
        session.read("\t")
        expectEqual(session.lines[8], "the focus is on …/TextFi")
    }

    @Test func `an unused arrow goes on to the next control`() {
        let session = session(Letter(), rows: 9)
        session.read("\t\t\u{1B}[B ")
        #expect(session.lines.contains { $0.contains("0 sent, copy on") })
        session.read("\u{1B}[D ")
        #expect(session.lines.contains { $0.contains("1 sent, copy on") })
        // In a field, all arrows move the caret.
        session.read("\u{1B}[Axz\u{1B}[D\u{1B}[By\u{1B}[D\u{1B}[D\u{1B}[Cw")
        #expect(session.lines.contains { $0.contains("xzwy") })
    }

    @Test func `a border half a cell away is as wide as elsewhere`() {
        let session = session(
            HStack { ForEach(0..<2) { _ in Image(systemName: "star").padding().border(.red) } },
            columns: 15)
        expectEqual(session.lines[1], "  ┌───┐ ┌───┐")
        session.resize(columns: 16, rows: 6)
        expectEqual(session.lines[1], "  ┌───┐ ┌───┐")
    }

    @Test func `a slide reports its change at its end`() {
        let session = session(Stars(), columns: 41)
        session.mouse(.press, 20, 2)
        session.mouse(.release, 20, 2)
        #expect(session.lines[5].hasPrefix("~ Stars: value: 1 → value: 2"))
        session.click(20, 2)
        #expect(session.lines[5].hasPrefix("no change"))
    }

    @Test(arguments: ["q", "\u{3}"]) func `q and Control-C leave`(key: String) {
        let session = session(Letter())
        session.read(key)
        #expect(session.isOver)
    }

    @Test func `Control-C leaves before the input sent with it`() {
        let session = session(Letter())
        let picture = session.picture
        _ = session.respond(to: "\two\u{3}".utf8)
        #expect(session.isOver)
        expectEqual(session.picture, picture)
    }

    @Test func `a question mark shows the keys`() {
        let session = session(Text("a"), columns: 80)
        session.read("?")
        expectEqual(
            session.lines.last,
            "q: leave; Tab, arrows, Space; Control-T: tree; Escape: back; Page Up, Page Down"
        )
    }

    @Test(arguments: [
        (10, "q: leave"), (30, "q: leave; n: next"), (40, "q: leave; n: next; Tab, arrows, Space"),
        (59, "q: leave; n: next; Tab, arrows, Space; Control-T: tree"),
    ])
    func `keys without room are left out, not cut`(columns: Int, keys: String) {
        let session = session(Text("a"), columns: columns)
        session.exits = ["n": "next"]
        expectEqual(session.lines.last, keys)
    }

    @Test func `a key that leaves is shown and kept`() {
        let session = session(Text("a"), columns: 80)
        session.exits = ["n": "next stop"]
        expectEqual(session.lines.last?.hasPrefix("q: leave; n: next stop; Tab, "), true)
        session.read("n")
        #expect(session.isOver && session.exit == "n")
    }

    @Test func `a view that is cut says how much room it needs`() {
        let session = session(Color.red.frame(width: 160, height: 160), columns: 60, rows: 8)
        expectEqual(session.lines.last, "the view is cut: it needs 22 columns and 13 rows")
        session.resize(columns: 60, rows: 13)
        session.read("?")
        expectEqual(session.lines.last?.hasPrefix("q: leave"), true)
    }

    @Test func `Control-T shows the tree, which scrolls`() {
        let session = session(Stars(), columns: 30, rows: 4)
        session.read("\u{14}")
        expectEqual(
            session.lines.dropLast(),
            [
                "Stars value: 1", "  Rating value: 1, in: 0...3 [",
                "    HStack",
            ])
        session.read("\u{1B}[6~")
        expectEqual(session.lines[0], "    HStack")
        session.read("\u{1B}[6~\u{1B}[6~\u{1B}[6~")
        expectEqual(session.lines[2], "        Image \"star\"")
        session.read("\u{1B}[<64;1;1M\u{1B}[<64;1;1M")
        expectEqual(session.lines[0], "Stars value: 1")
        session.read("\u{14}")
        expectEqual(session.lines[1], "            ★ ☆ ☆")
    }

    @Test func `a resized terminal lays out the view again`() {
        let session = session(
            Text("left and right").frame(maxWidth: .infinity, alignment: .trailing))
        expectEqual(session.lines[2], "         left and right")
        session.resize(columns: 10, rows: 6)
        expectEqual(session.lines[1...2], [" left and", " right"])
        session.resize(columns: 1, rows: 1)
        expectEqual(session.lines.count, 1)
    }

    @Test func `the mouse hovers`() {
        struct Hovered: View {
            @State private var isOver = false

            var body: some View {
                Text(isOver ? "over" : "away").onHover { isOver = $0 }
            }
        }
        let session = session(Hovered())
        session.mouse(.move, 11, 2)
        #expect(session.lines[2].contains("over"))
        session.mouse(.move, 0, 0)
        #expect(session.lines[2].contains("away"))
        session.mouse(.move, 11, 2)
        session.handle(.windowFocus(false))
        #expect(session.lines[2].contains("away"))
    }

    @Test func `a bar is seen above, and Escape goes back`() {
        let session = session(
            NavigationStack {
                NavigationLink("More") { Text("Detail").navigationTitle("Second") }
                    .navigationTitle("First")
            }, rows: 8)
        #expect(session.lines[1].contains("First"))
        session.read("\t ")
        #expect(session.lines[1].contains("Second"))
        #expect(session.lines.contains { $0.contains("Detail") })
        session.read("\u{1B}")
        #expect(session.lines[1].contains("First"))
    }

    @Test func `a bar item is clicked where it is visible`() {
        struct Shelf: View {
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    NavigationLink("More") { Text("Detail") }
                        .navigationTitle("Shelf")
                        .toolbar { ToolbarItem { Button("Add") { count += 1 } } }
                    Text("\(count) books")
                }
            }
        }
        let session = session(Shelf(), columns: 40, rows: 10)
        expectEqual(session.lines[1], "                 Shelf            Add")
        session.click(35, 1)
        #expect(session.picture.contains("1 books"))
        session.click(20, 1)
        expectEqual(session.lines[9], "refused: no view at 156,8")
        session.read("\t ")
        #expect(session.picture.contains("Detail"))
        session.click(3, 1)
        #expect(session.picture.contains("1 books"))
        session.host.environment.layoutDirection = .rightToLeft
        session.read("\t ")
        session.click(3, 1)
        #expect(session.picture.contains("Detail"))
        session.click(36, 1)
        #expect(session.picture.contains("1 books"))
    }

    @Test func `Escape dismisses a sheet after a delay, too`() {
        struct Sheet: View {
            @State private var isShown = true

            var body: some View { Text("behind").sheet(isPresented: $isShown) { Text("front") } }
        }
        let session = session(Sheet())
        #expect(session.picture.contains("front"))
        _ = session.respond(to: "\u{1B}".utf8)
        session.wait(.milliseconds(10))
        #expect(session.picture.contains("front"))
        session.wait(.milliseconds(50))
        #expect(!session.picture.contains("front"))
        #expect(session.picture.contains("behind"))
    }

    @Test func `a runtime issue is reported`() throws {
        struct Twice: View {
            @State private var ids = [1]

            var body: some View {
                VStack(spacing: 0) {
                    Button("Add") { ids.append(1) }
                    ForEach(ids, id: \.self) { Text("\($0)") }
                }
            }
        }
        let session = session(Twice(), columns: 60)
        session.read("\t ")
        #expect(session.lines[5].hasPrefix("issue: …/VStack: ForEach: several elements"))
    }

    @Test func `a huge terminal keeps no key waiting`() {
        let session = session(Stars(), columns: 3000, rows: 1000)
        let time = ContinuousClock().measure { _ = session.cells }
        #expect((session.cells.width, session.cells.height) == (500, 200))
        #expect(time < .seconds(6))
        session.read("\u{3}")
        #expect(session.isOver)
    }
}
