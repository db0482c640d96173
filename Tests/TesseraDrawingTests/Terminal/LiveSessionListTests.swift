import Tessera
import TesseraTesting

@testable import TesseraTerminal
import TestViews

/// Lists, pickers and scrolling views, with mouse and keys.
@Suite(.runtimeIssuesFail)
struct LiveSessionListTests {
    private struct Rows: View {
        @State private var chosen = "none"

        var body: some View {
            List {
                Text("chosen: \(chosen)")
                ForEach(0..<9) { row in Button("Row \(row)") { chosen = "\(row)" } }
            }
        }
    }

    @Test func `a click on a row presses its button`() {
        let session = session(Rows())
        session.click(3, 2)
        expectEqual(session.lines[1], " chosen: 0")
        session.click(19, 3)
        expectEqual(session.lines[1], " chosen: 1")
        // The finger is lifted from another row, because it has scrolled the list.
        session.mouse(.press, 19, 3)
        session.mouse(.release, 19, 2)
        expectEqual(session.lines[1], " Row 0")
        session.mouse(.scroll(right: 0, down: -9), 20, 2)
        expectEqual(session.lines[1], " chosen: 1")
    }

    @Test func `the wheel scrolls a list, and clicks hit visible rows`() {
        let session = session(Rows())
        session.mouse(.scroll(right: 0, down: 2), 20, 2)
        expectEqual(session.lines[1...3], [" Row 1", " Row 2", " Row 3"])
        expectEqual(session.lines[5], "scrolled; 1 body ran")
        session.click(2, 2)
        session.mouse(.scroll(right: 0, down: -9), 20, 2)
        expectEqual(session.lines[1], " chosen: 2")
    }

    @Test func `Tab visits buttons in rows and scrolls them into view`() {
        let session = session(Rows())
        session.read("\t\t")
        expectEqual(session.underlined, ["3: Row 1"])
        session.read("\t\t\t")
        #expect(session.lines[5].hasPrefix("the focus is on"))
        session.read(" ")
        expectEqual(session.lines[1...3], [" Row 2", " Row 3", " Row 4"])
        expectEqual(session.underlined, ["3: Row 4"])
        session.read("\u{1B}[Z\u{1B}[Z\u{1B}[Z\u{1B}[Z")
        expectEqual(session.underlined, ["1: Row 0"])
        session.mouse(.scroll(right: 0, down: -9), 20, 2)
        expectEqual(session.lines[1], " chosen: 4")
    }

    @Test func `Page Down and Page Up scroll by a page less a row`() {
        let session = session(
            ScrollView {
                VStack(alignment: .leading, spacing: 0) { ForEach(0..<7) { Text("line \($0)") } }
            })
        session.read("\u{1B}[6~")
        expectEqual(session.lines[1...3].map { $0.suffix(6) }, ["line 2", "line 3", "line 4"])
        #expect(session.lines[5].hasPrefix("scrolled"))
        session.read("\u{1B}[6~")
        #expect(session.lines[1].hasSuffix("line 4"))
        session.read("\u{1B}[6~")
        expectEqual(session.lines[5], "refused: there is nothin")
        session.read("\u{1B}[5~\u{1B}[5~")
        #expect(session.lines[1].hasSuffix("line 0"))
    }

    @Test func `a focus scrolled out of sight is not underlined`() {
        let session = session(
            VStack(spacing: 0) {
                Text("above")
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<9) { row in Button("Row \(row)") {} } }
                }
            })
        session.read("\t")
        expectEqual(session.underlined.count, 1)
        session.mouse(.scroll(right: 0, down: 4), 12, 2)
        expectEqual(session.underlined, [])
    }

    @Test func `the wheel turns between views that scroll, too`() {
        let session = session(
            ScrollView {
                VStack(spacing: 16) { ForEach(0..<9) { Text("\($0)") } }.frame(maxWidth: .infinity)
            })
        session.mouse(.scroll(right: 0, down: 1), 2, 2)
        #expect(session.lines[2].hasSuffix("1"))
    }

    @Test func `content scrolled under a bar is not clicked there`() {
        let session = session(
            NavigationStack(path: .constant(NavigationPath([1]))) {
                Text("Menu").navigationDestination(for: Int.self) { _ in
                    List {
                        ForEach(0..<9) { row in
                            NavigationLink("Row \(row)") { Text("Detail \(row)") }
                        }
                    }
                    .navigationTitle("Rows")
                }
            }, columns: 40, rows: 10)
        session.mouse(.scroll(right: 0, down: 2), 20, 5)
        #expect(session.lines[3].hasPrefix(" Row 2"))
        for column in [8, 20, 38] {
            session.click(column, 1)
            expectEqual(session.lines[9], "refused: no view at \(8 * column - 4),8")
        }
    }

    @Test func `a bar stays in sight above content that has no room`() {
        let session = session(
            VStack {
                NavigationStack {
                    VStack { ForEach(0..<12) { Text("row \($0)") } }.navigationTitle("Rows")
                }
            }, columns: 40, rows: 16)
        #expect(session.lines[1].hasSuffix("Rows"))
        session.resize(columns: 13, rows: 11)
        #expect(session.lines[1].hasSuffix("Rows"))
    }

    @Test func `two paintings of a session are equal, and those of a new one`() {
        let view = VStack {
            Text("head")
            NavigationStack { List { Text("a") }.navigationTitle("T0") }.frame(height: 200)
        }
        let (session, other) = (
            session(view, columns: 41, rows: 15), session(view, columns: 41, rows: 15)
        )
        let first = session.lines
        for _ in 0..<3 {
            session.resize(columns: 41, rows: 15)
            expectEqual(session.lines, first)
        }
        expectEqual(other.lines, first)
        session.resize(columns: 30, rows: 9)
        _ = session.lines
        session.resize(columns: 41, rows: 15)
        expectEqual(session.lines, first)
    }

    private struct Choice: View {
        @State private var fruit = "apple"

        var body: some View {
            Picker("Fruit", selection: $fruit) {
                ForEach(["apple", "fig", "plum"], id: \.self) { Text($0) }
            }
            Text("takes \(fruit)")
        }
    }

    @Test func `an option is chosen by a click on its line, or by arrows`() {
        let session = session(Choice(), columns: 24, rows: 8)
        let options = session.lines.firstIndex { $0.contains("apple") } ?? 0
        let column = session.lines[options].prefix { $0 != "l" }.count
        session.click(column, options + 1)
        #expect(session.picture.contains("takes fig"))
        session.read("\t\u{1B}[B")
        #expect(session.picture.contains("takes plum"))
        // The selected row has a mark and the focus.
        expectEqual(session.underlined.map { $0.suffix(4) }, ["plum"])
        expectEqual(
            session.lines.filter { $0.contains("✓") },
            session.lines.filter { $0.contains("✓ plum") })
        session.read("\u{1B}[A\u{1B}[A")
        #expect(session.picture.contains("takes apple"))
    }

    @Test func `letters behind an alert are seen in dark cells`() {
        let session = session(
            VStack {
                Text("behind the alert")
                Spacer()
            }.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} },
            columns: 60, rows: 14)
        #expect(session.picture.contains("behind the alert"))
        #expect(session.picture.contains("Sure?"))
    }

    @Test func `Escape neither dismisses an alert nor goes back, and why`() {
        let session = session(
            NavigationStack {
                Text("a").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
            }, columns: 60, rows: 12)
        session.read("\u{1B}")
        expectEqual(session.lines[11], "refused: an alert is dismissed by its buttons")
    }

    @Test func `the first layout is no change, a focus change is`() {
        struct Wide: View {
            @State private var text = ""
            var body: some View {
                GeometryReader { proxy in
                    TextField(proxy.size.width > 9 ? "wide" : "narrow", text: $text)
                }
            }
        }
        let session = session(Wide(), columns: 70)
        #expect(session.lines[5].hasPrefix("q: leave"))
        session.wait(.seconds(1))
        #expect(session.lines[5].hasPrefix("q: leave"))
        session.click(3, 1)
        expectEqual(session.lines[5], "the focus is on Wide/GeometryReader/TextField")
    }
}
