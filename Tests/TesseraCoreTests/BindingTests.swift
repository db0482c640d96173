import TesseraCore
import TestViews
import TesseraTesting

// Rules 29 to 31 of Rules.md: the target of a binding.

@Suite(.runtimeIssuesFail)
struct BindingTests {
    struct Book: Equatable {
        var title = "A"
        var stars = 3
        var author = Author()
        struct Author: Equatable {
            var name = "B"
        }
    }

    struct Field<Value>: View {
        @Binding var value: Value
        var name = ""
        var body: some View { Label("\(value)") }
    }

    struct Library: View {
        @State private var book = Book()
        @State private var step = 0
        var body: some View {
            Field(value: $book.title)
            Field(value: $book.author.name)
            Tap("title") { $book.title.wrappedValue += "!" }
            Tap("name") { $book.author.name.wrappedValue += "?" }
            Tap("author") { $book.author.wrappedValue = Book.Author(name: "C") }
            Tap("stars") { book.stars += 1 }
            Tap("same") { book = Book(stars: book.stars) }
            Tap("all") { book = Book(title: "X", author: Book.Author(name: "Y")) }
            Tap("step") { step += 1 }
        }
    }

    @Test func `a projection writes through to where the value is stored`() {
        let graph = ViewGraph(Library())
        graph.tap("title")
        graph.tap("name")
        expectEqual(graph.labels, ["A!", "B?"])
        graph.tap("author")
        expectEqual(graph.labels, ["A!", "C"])
        graph.tap("all")
        expectEqual(graph.labels, ["X", "Y"])
    }

    @Test(arguments: [
        ("title", 1), ("name", 1), ("author", 1), ("stars", 0), ("same", 0), ("all", 2),
    ])
    func `a reader of a property runs for that property alone`(
        tap: String, runs: Int
    ) {
        let graph = ViewGraph(Library())
        let bodies = graph.recordingBodies { graph.tap(tap) }
        expectEqual(bodies, Array(repeating: "Field", count: runs))
    }

    @Test func `a constant binding and its parts ignore writes`() {
        let book = Binding.constant(Book())
        book.wrappedValue.title = "X"
        book.title.wrappedValue = "Y"
        book.author.name.wrappedValue = "Z"
        expectEqual(book.wrappedValue, Book())
        #expect(book.isConstant)
        #expect(book.title.isConstant)
        #expect(book.author.name.isConstant)
        #expect(Binding<Book?>(book).isConstant)
        #expect(Binding(Binding.constant(Book() as Book?))?.isConstant == true)
        let list = Binding.constant([1, 2])
        list[0].wrappedValue = 9
        #expect(list[0].isConstant)
        expectEqual(list.wrappedValue, [1, 2])
    }

    @Test func `a binding of closures reads and writes through them`() {
        var stored = Book()
        let binding = Binding(get: { stored }, set: { stored = $0 })
        binding.title.wrappedValue = "X"
        binding.author.name.wrappedValue = "Y"
        expectEqual(stored, Book(title: "X", author: .init(name: "Y")))
        #expect(!binding.isConstant && !binding.title.isConstant)
        expectEqual(binding.author.wrappedValue.name, "Y")
    }

    @Test func `a binding of closures depends on the closures' reads`() {
        struct Half: View {
            @State private var whole = 4
            @State private var other = 0
            var body: some View {
                Field(value: Binding(get: { whole / 2 }, set: { whole = $0 * 2 }))
                Tap("whole") { whole += 2 }
                Tap("other") { other += 1 }
            }
        }
        let graph = ViewGraph(Half())
        expectEqual(graph.recordingBodies { graph.tap("whole") }, ["Field"])
        expectEqual(graph.labels, ["3"])
        expectEqual(graph.recordingBodies { graph.tap("other") }, [])
    }

    @Test func `an optional binding unwraps while there is a value`() {
        struct Maybe: View {
            @State private var stars: Int? = 3
            var body: some View {
                if let stars = Binding($stars) {
                    Field(value: stars)
                    Tap("add") { stars.wrappedValue += 1 }
                }
                Tap("clear") { stars = nil }
                Tap("set") { stars = 1 }
            }
        }
        let graph = ViewGraph(Maybe())
        graph.tap("add")
        expectEqual(graph.labels, ["4"])
        graph.tap("clear")
        expectEqual(graph.labels, [])
        graph.tap("set")
        expectEqual(graph.labels, ["1"])
        expectIssues(graph, [])
    }

    @Test func `a binding seen as an optional ignores nil`() {
        var stored = 3
        let optional = Binding<Int?>(Binding(get: { stored }, set: { stored = $0 }))
        optional.wrappedValue = nil
        expectEqual(stored, 3)
        optional.wrappedValue = 5
        expectEqual(stored, 5)
        expectEqual(optional.wrappedValue, 5)
    }

    @Test func `a binding projects itself`() {
        let binding = Binding.constant(3)
        @Binding(projectedValue: binding) var value: Int
        expectEqual(value, 3)
        #expect($value.isConstant)
    }

    @Test func `a binding to an identifiable value has its id`() {
        struct Item: Identifiable { var id: Int }
        expectEqual(Binding.constant(Item(id: 7)).id, 7)
    }

    // MARK: - Bindings to the same place are equal

    @Test func `a view handed a binding to the same place does not run`() {
        struct Elsewhere: View {
            @State private var step = 0
            @State private var list = [1, 2]
            @State private var book = Book()
            @State private var maybe: Int? = 1
            var body: some View {
                let _ = step
                Field(value: $list[1])
                Field(value: $book)
                Field(value: $book.title)
                Field(value: $book.author.name)
                Field(value: Binding<Int?>($book.stars))
                Field(value: .constant("same"))
                if let maybe = Binding($maybe) { Field(value: maybe) }
                Tap("step") { step += 1 }
            }
        }
        let graph = ViewGraph(Elsewhere())
        expectEqual(graph.recordingBodies { graph.tap("step") }, ["Elsewhere"])
    }

    @Test func `a view handed a binding to another place runs`() {
        struct Choice: View {
            @State private var step = 0
            @State private var list = [1, 2]
            @State private var first = Book()
            @State private var second = Book()
            var body: some View {
                Field(value: $list[step])
                Field(value: step == 0 ? $first : $second)
                Field(value: step == 0 ? $first.title : $first.author.name)
                Field(value: .constant(step))
                Field(value: Binding(get: { 1 }, set: { _ in }))
                Tap("step") { step += 1 }
                Tap("second") { second.title = "second" }
            }
        }
        let graph = ViewGraph(Choice())
        expectEqual(
            graph.recordingBodies { graph.tap("step") },
            ["Choice", "Field", "Field", "Field", "Field", "Field"])
        expectEqual(graph.recordingBodies { graph.tap("second") }, ["Field"])
    }
}
