import TesseraCore
import TestViews
import TesseraTesting

// Rules 22 to 24 of Rules.md: the value that a view reads, and the bodies that run when it changes.

private struct SizeKey: EnvironmentKey { static let defaultValue = 1 }
private struct BookKey: EnvironmentKey { static let defaultValue = Book() }
private struct CallKey: EnvironmentKey { static var defaultValue: () -> String { { "none" } } }

private struct Book: Equatable {
    var title = "untitled"
    var stars = 0
}

extension EnvironmentValues {
    var size: Int {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }
    fileprivate var book: Book {
        get { self[BookKey.self] }
        set { self[BookKey.self] = newValue }
    }
    fileprivate var call: () -> String {
        get { self[CallKey.self] }
        set { self[CallKey.self] = newValue }
    }
    fileprivate var headline: String {
        get { "\(title) (\(size))" }
        set { (title, size) = (newValue, newValue.count) }
    }
    fileprivate var isLarge: Bool { size > 10 }
}

@Suite(.runtimeIssuesFail)
struct EnvironmentTests {
    private struct Title: View {
        @Environment(\.title) private var title
        var body: some View { Label(title) }
    }

    private struct Size: View {
        @Environment(\.size) private var size
        var body: some View { Label("\(size)") }
    }

    private struct Read<Value>: View {
        @Environment private var value: Value
        let name: String
        init(_ keyPath: KeyPath<EnvironmentValues, Value>, name: String = "") {
            _value = Environment(keyPath)
            self.name = name
        }
        var body: some View { Label("\(value)") }
    }

    @Test func `an unset key has its default`() {
        expectEqual(ViewGraph(Title()).labels, ["untitled"])
    }

    @Test func `the nearest value wins`() {
        struct Nested: View {
            var body: some View {
                Stack {
                    Title()
                    Stack { Title() }.environment(\.title, "inner")
                    Title().environment(\.title, "innermost").environment(\.title, "middle")
                }
                .environment(\.title, "outer")
                Title()
            }
        }
        expectEqual(ViewGraph(Nested()).labels, ["outer", "inner", "innermost", "untitled"])
    }

    @Test func `a transform starts from the value outside`() {
        struct Sizes: View {
            var body: some View {
                Size()
                    .transformEnvironment(\.size) { $0 += 1 }
                    .transformEnvironment(\.size) { $0 *= 10 }
            }
        }
        expectEqual(ViewGraph(Sizes().environment(\.size, 4)).labels, ["41"])
    }

    @Test func `a computed key path is read and written through its parts`() {
        struct Headline: View {
            var body: some View {
                Read(\.headline)
                Read(\.title)
                Read(\.size)
            }
        }
        expectEqual(
            ViewGraph(Headline().environment(\.headline, "News")).labels, ["News (4)", "News", "4"])
        expectEqual(
            ViewGraph(Headline().environment(\.book.title, "X").environment(\.size, 2)).labels,
            ["untitled (2)", "untitled", "2"])
    }

    struct Setter: View {
        @State private var title = "a"
        @State private var size = 1
        @State private var stars = 0
        @State private var step = 0
        var body: some View {
            Stack {
                Title()
                Size()
                Read(\.headline, name: "headline")
                Read(\.book.title, name: "book title")
                Read(\.book, name: "book")
                Read(\.isLarge, name: "is large")
            }
            .environment(\.title, title)
            .environment(\.size, size)
            .environment(\.book, Book(title: title, stars: stars))
            Label("\(step)")
            Tap("title") { title += "!" }
            Tap("size") { size += 1 }
            Tap("large") { size = 20 }
            Tap("stars") { stars += 1 }
            Tap("step") { step += 1 }
        }
    }

    @Test(arguments: [
        ("title", ["Setter", "Title", "Read", "Read", "Read"]),
        ("size", ["Setter", "Size", "Read"]),
        ("large", ["Setter", "Size", "Read", "Read"]),
        ("stars", ["Setter", "Read"]),
        ("step", ["Setter"]),
    ])
    func `a reader runs only if its value differs`(
        tap: String, bodies: [String]
    ) {
        let graph = ViewGraph(Setter())
        expectEqual(graph.recordingBodies { graph.tap(tap) }, bodies)
    }

    @Test func `a view between the value and its reader does not run`() {
        struct Top: View {
            @State private var title = "a"
            var body: some View {
                Middle().environment(\.title, title)
                Tap("title") { title += "!" }
            }
        }
        struct Middle: View {
            var body: some View { Title() }
        }
        let graph = ViewGraph(Top())
        expectEqual(graph.recordingBodies { graph.tap("title") }, ["Top", "Title"])
        expectEqual(graph.labels, ["a!"])
    }

    @Test func `whole-environment readers depend on the values they read`() {
        struct All: View {
            @Environment(\.self) private var values
            var body: some View { Label("\(values.title) \(values.book.stars)") }
        }
        struct Top: View {
            @State private var title = "a"
            @State private var size = 1
            var body: some View {
                All().environment(\.title, title).environment(\.size, size)
                Tap("title") { title += "!" }
                Tap("size") { size += 1 }
            }
        }
        let graph = ViewGraph(Top())
        expectEqual(graph.recordingBodies { graph.tap("size") }, ["Top"])
        expectEqual(graph.recordingBodies { graph.tap("title") }, ["Top", "All"])
        expectEqual(graph.labels, ["a! 0"])
    }

    @Test func `a value set elsewhere in the tree runs no body`() {
        struct All: View {
            @Environment(\.self) private var values
            var body: some View { Label(values.title) }
        }
        struct Top: View {
            @State private var isShown = false
            var body: some View {
                All()
                Row("row") { if isShown { Title().environment(\.title, "other") } }
                Tap("show") { isShown = true }
            }
        }
        let graph = ViewGraph(Top())
        expectEqual(graph.recordingBodies { graph.tap("show") }, ["Row", "Title"])
        expectEqual(graph.labels, ["untitled", "other"])
    }

    @Test func `a closure in the environment always counts as changed`() {
        struct Top: View {
            @State private var step = 0
            var body: some View {
                Call().environment(\.call, { "\(step)" })
                Tap("step") { step += 1 }
            }
        }
        struct Call: View {
            @Environment(\.call) private var call
            var body: some View { Label(call()) }
        }
        let graph = ViewGraph(Top())
        graph.tap("step")
        expectEqual(graph.labels, ["1"])
    }

    @Test func `a changed key path reads the other value`() {
        struct Top: View {
            @State private var isSecond = false
            var body: some View {
                Read(isSecond ? \.book.title : \.title)
                Tap("switch") { isSecond.toggle() }
            }
        }
        let graph = ViewGraph(
            Top().environment(\.title, "first").environment(\.book, Book(title: "second")))
        expectEqual(graph.labels, ["first"])
        graph.tap("switch")
        expectEqual(graph.labels, ["second"])
        graph.tap("switch")
        expectEqual(graph.labels, ["first"])
    }

    @Test func `a conditional transform lets the outer value through`() {
        struct Top: View {
            @State private var isSet = true
            var body: some View {
                Title().transformEnvironment(\.self) { if isSet { $0.title = "inner" } }
                Tap("switch") { isSet.toggle() }
            }
        }
        let graph = ViewGraph(Top().environment(\.title, "outer"))
        expectEqual(graph.labels, ["inner"])
        graph.tap("switch")
        expectEqual(graph.labels, ["outer"])
        graph.tap("switch")
        expectEqual(graph.labels, ["inner"])
    }

    // MARK: - The environment of the graph

    @Test func `an action reads the value of the moment`() {
        let log = Log()
        struct Asking: View {
            @Environment(\.title) private var title
            let log: Log
            var body: some View { Tap("ask") { log(title) } }
        }
        let graph = ViewGraph(Asking(log: log))
        graph.tap("ask")
        expectEqual(graph.recordingBodies { graph.environment.title = "root" }, [])
        graph.tap("ask")
        expectEqual(log.entries, ["untitled", "root"])
    }
}
