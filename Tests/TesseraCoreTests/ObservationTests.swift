import Observation
import TesseraCore
import TestViews
import TesseraTesting

@Observable
private final class Book {
    var title = "A"
    var stars = 0
    var author = Author()
    var chapters = [1, 2]
    struct Author: Equatable {
        var name = "B"
    }
}

@Suite(.runtimeIssuesFail)
struct ObservationTests {
    private struct Title: View {
        let book: Book
        var body: some View { Label(book.title) }
    }

    private struct Stars: View {
        let book: Book
        var body: some View { Label("\(book.stars)") }
    }

    private struct Shelf: View {
        @State var book = Book()
        var body: some View {
            Title(book: book)
            Stars(book: book)
            Tap("title") { book.title += "!" }
            Tap("stars") { book.stars += 1 }
            Tap("both") {
                book.title += "!"
                book.stars += 1
                book.stars += 1
            }
            Tap("chapters") { book.chapters = [] }
            Tap("replace") { book = Book() }
        }
    }

    @Test(arguments: [
        ("title", ["Title"]), ("stars", ["Stars"]), ("both", ["Title", "Stars"]),
        ("chapters", []), ("replace", ["Shelf", "Title", "Stars"]),
    ])
    func `only the bodies that have read a changed property run, once`(
        tap: String, bodies: [String]
    ) {
        let graph = ViewGraph(Shelf())
        expectEqual(graph.recordingBodies { graph.tap(tap) }, bodies)
        expectEqual(graph.recordingBodies { graph.tap(tap) }, bodies)
    }

    @Test func `an object replaced in a state is no longer observed`() {
        let old = Book()
        let graph = ViewGraph(Shelf(book: old))
        graph.tap("replace")
        expectEqual(graph.recordingBodies { old.title = "X" }, [])
        expectEqual(graph.labels, ["A", "0"])
    }

    @Test func `an object is found in the environment by its type`() {
        struct Reader: View {
            @Environment(Book.self) private var book
            @Environment(Book.self) private var maybe: Book?
            var body: some View { Label("\(book.title) \(maybe?.title ?? "none")") }
        }
        let book = Book()
        let graph = ViewGraph(Stack { Reader() }.environment(book))
        expectEqual(graph.labels, ["A A"])
        expectEqual(graph.recordingBodies { book.title = "X" }, ["Reader"])
        expectEqual(graph.recordingBodies { book.stars = 9 }, [])
        expectEqual(graph.labels, ["X X"])
    }

    private struct Maybe: View {
        @Environment(Book.self) private var book: Book?
        var body: some View { Label(book?.title ?? "none") }
    }

    @Test func `an optional object may be missing`() {
        expectEqual(ViewGraph(Maybe()).labels, ["none"])
        expectEqual(ViewGraph(Maybe().environment(Book())).labels, ["A"])
        #expect(ViewGraph(Maybe().environment(nil as Book?).environment(Book())).labels == ["none"])
    }

    @Test func `another object in the environment runs its readers`() {
        struct Owner: View {
            @State private var book = Book()
            var body: some View {
                Maybe().environment(book)
                Tap("replace") {
                    book = Book()
                    book.title = "second"
                }
            }
        }
        let graph = ViewGraph(Owner())
        expectEqual(graph.recordingBodies { graph.tap("replace") }, ["Owner", "Maybe"])
        expectEqual(graph.labels, ["second"])
    }

    @Test func `an object removed with its only reader raises no issue`() {
        struct Needy: View {
            @Environment(Book.self) private var book
            var body: some View { Label(book.title) }
        }
        struct Owner: View {
            @State private var book: Book? = Book()
            var body: some View {
                Stack { if book != nil { Needy() } }.environment(book)
                Tap("remove") { book = nil }
            }
        }
        let graph = ViewGraph(Owner())
        graph.tap("remove")
        expectEqual(graph.labels, [])
    }

    // MARK: - Bindable

    private struct Field<Value>: View {
        @Binding var value: Value
        var body: some View { Label("\(value)") }
    }

    private struct Editor: View {
        @Bindable var book: Book
        @State private var step = 0
        var body: some View {
            let _ = step
            Field(value: $book.title)
            Field(value: $book.author.name)
            Tap("title") { $book.title.wrappedValue = "X" }
            Tap("name") { $book.author.name.wrappedValue = "Y" }
            Tap("step") { step += 1 }
        }
    }

    @Test func `bindings to an object's properties run their readers`() {
        let book = Book()
        let graph = ViewGraph(Editor(book: book))
        expectEqual(graph.recordingBodies { graph.tap("title") }, ["Field"])
        expectEqual(graph.recordingBodies { graph.tap("name") }, ["Field"])
        #expect((book.title, book.author.name) == ("X", "Y"))
        expectEqual(graph.labels, ["X", "Y"])
    }

    @Test func `bindings to the same property of the same object are equal`() {
        let book = Book()
        let graph = ViewGraph(Editor(book: book))
        expectEqual(graph.recordingBodies { graph.tap("step") }, ["Editor"])
        expectEqual(
            graph.recordingBodies { graph.view = Editor(book: Book()) },
            ["Editor", "Field", "Field"])
    }

    // MARK: - Registrations

    @Observable
    final class Clock {
        var time = 0
        func tick() { time += 1 }
    }

    @Test func `a main actor task's change arrives at the next update`() async {
        struct Face: View {
            let clock: Clock
            var body: some View { Label("\(clock.time)") }
        }
        let clock = Clock()
        let graph = ViewGraph(Face(clock: clock))
        expectEqual(graph.labels, ["0"])
        await Task.detached { await clock.tick() }.value
        expectEqual(graph.labels, ["1"])
        expectEqual(graph.work.bodies, 2)
    }

    // One task writes the value, and all reads come after that task has ended.
    @Observable
    nonisolated final class Feed: @unchecked Sendable {
        var title = "A"
    }

    private struct SpeedKey: TransactionKey { static let defaultValue = 1 }

    @Test func `a change made on another thread arrives with the next update`() async {
        struct Headline: View {
            let feed: Feed
            var body: some View { Label(feed.title) }
        }
        let feed = Feed()
        let graph = ViewGraph(Headline(feed: feed))
        expectEqual(graph.labels, ["A"])
        await Task.detached { feed.title = "B" }.value
        expectEqual(graph.labels, ["B"])
        // It has no transaction.
        var transaction = Transaction()
        transaction[SpeedKey.self] = 2
        withTransaction(transaction) { feed.title = "C" }
        graph.update()
        expectEqual(graph.appliedTransaction[SpeedKey.self], 2)
        await Task.detached { withTransaction(Transaction()) { feed.title = "D" } }.value
        graph.update()
        expectEqual(graph.labels, ["D"])
        expectEqual(graph.appliedTransaction[SpeedKey.self], 1)
    }
}
