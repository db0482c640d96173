import TesseraCore
import TestViews
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct EqualWriteTests {
    struct Book: Equatable {
        var stars = 3
        /// Becomes 0 when it is set to its current value.
        var choice: Int {
            get { stars }
            set { stars = newValue == stars ? 0 : newValue }
        }
        /// The number of stars in words.
        var words: String {
            get { "\(stars)" }
            set { stars = Int(newValue) ?? 0 }
        }
    }

    /// A binding to `initial` whose setter records each new value.
    func noted<Value>(_ initial: Value, in log: Log) -> Binding<Value> {
        var stored = initial
        return Binding(
            get: { stored },
            set: {
                log("\($0)")
                stored = $0
            })
    }

    @Test func `a setter is called for an equal value`() {
        let log = Log()
        noted(3, in: log).wrappedValue = 3
        noted(Book(), in: log).stars.wrappedValue = 3
        noted([1, 2], in: log)[1].wrappedValue = 2
        noted([Book()], in: log)[0].stars.wrappedValue = 3
        Binding(noted(Optional(3), in: log))?.wrappedValue = 3
        Binding<Int?>(noted(3, in: log)).wrappedValue = 3
        expectEqual(
            log.take(),
            [
                "3", "Book(stars: 3)", "[1, 2]",
                "[TesseraCoreTests.EqualWriteTests.Book(stars: 3)]",
                "Optional(3)", "3",
            ])
    }

    @Test func `a setter is not called for a nil that has no effect`() {
        let log = Log()
        Binding<Int?>(noted(3, in: log)).wrappedValue = nil
        Binding<Book?>(noted(Book(), in: log))[dynamicMember: \.self].wrappedValue = nil
        expectEqual(log.take(), [])
    }

    @Test func `the property of an object is set to an equal value`() {
        let log = Log()
        final class Model {
            let log: Log
            var stars = 3 { didSet { log("\(stars)") } }
            init(_ log: Log) { self.log = log }
        }
        let model = Model(log)
        Binding(get: { model }, set: { _ in }).stars.wrappedValue = 3
        expectEqual(log.take(), ["3"])
    }

    struct Reader<Value>: View {
        @Binding var value: Value
        var body: some View { Label("\(value)") }
    }

    struct Owner: View {
        @State private var book = Book()
        @State private var list = [1, 2]
        @State private var maybe: Int? = 3
        var body: some View {
            let _ = book
            let _ = list
            Reader(value: $book.stars)
            Reader(value: $list[1])
            if let maybe = Binding($maybe) {
                Reader(value: maybe)
                Tap("unwrapped") { maybe.wrappedValue = 3 }
            }
            Tap("stored") { $book.stars.wrappedValue = 3 }
            Tap("computed") { $book.words.wrappedValue = "3" }
            Tap("element") { $list[1].wrappedValue = 2 }
            Tap("optional") { Binding<Book?>($book).wrappedValue = Book() }
            Tap("nil") { Binding<Book?>($book).wrappedValue = nil }
            Tap("choice") { $book.choice.wrappedValue = 3 }
        }
    }

    @Test(arguments: ["stored", "computed", "element", "unwrapped", "optional", "nil"])
    func `an equal value written to a part of a state runs no body`(tap: String) {
        let graph = ViewGraph(Owner())
        graph.update()
        expectEqual(graph.recordingBodies { graph.tap(tap) }, [])
    }

    @Test func `a computed property of a state is set to an equal value`() {
        let graph = ViewGraph(Owner())
        graph.tap("choice")
        expectEqual(graph.labels, ["0", "2", "3"])
    }
}
