import Observation
import TesseraCore
import TestViews
import TesseraTesting

// A view that leaves the tree is freed, with everything that it held.

private final class Token {
    var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

private struct TokenKey: EnvironmentKey { static var defaultValue: Token? { nil } }

extension EnvironmentValues {
    fileprivate var token: Token? {
        get { self[TokenKey.self] }
        set { self[TokenKey.self] = newValue }
    }

    /// A new object for each read.
    fileprivate var made: Token { Token() }
}

@Suite(.runtimeIssuesFail)
struct ReleaseTests {
    @Observable
    final class Model {
        var value = 0
    }

    /// Weak references to objects.
    struct Leftovers {
        private struct Reference {
            let name: String
            weak var object: AnyObject?
        }
        private var references: [Reference] = []

        mutating func watch<Object: AnyObject>(_ name: String, _ object: Object) -> Object {
            references.append(Reference(name: name, object: object))
            return object
        }

        var names: [String] { references.filter { $0.object != nil }.map(\.name) }
    }

    private struct Holding: View {
        let field: Token
        let model: Model
        let closure: () -> Void
        @State private var state: Token
        @State private var count = 0
        @Environment(\.token) private var token

        init(field: Token, model: Model, state: Token, closure: @escaping () -> Void) {
            (self.field, self.model, self.closure) = (field, model, closure)
            _state = State(initialValue: state)
        }

        var body: some View {
            let _ = state
            let _ = token
            Stack {
                Label("\(count) \(model.value)")
                Reading(count: $count, list: .constant([1]))
                ForEach(0..<2) { _ in Row("row") { Label("\(count)") } }
            }
            .modifier(Follow(name: "holding", log: Log()))
            .modifier(Plain())
            .environment(\.token, field)
            Tap("closure", action: closure)
            Tap("add") { count += 1 }
        }
    }

    struct Plain: ViewModifier {
        @State private var count = 0
        func body(content: Content) -> some View {
            content.id(count)
        }
    }

    struct Reading: View {
        @Binding var count: Int
        @Binding var list: [Int]
        var body: some View {
            Label("\(count) \(list)")
            Row("part") { [list = $list] in Label("\(list[0].wrappedValue)") }
        }
    }

    struct Door: View {
        @State private var isOpen = true
        let content: () -> AnyView
        var body: some View {
            if isOpen { content() }
            Tap("close") { isOpen = false }
        }
    }

    private func watchedView(_ leftovers: inout Leftovers) -> AnyView {
        let captured = leftovers.watch("captured", Token())
        return AnyView(
            Holding(
                field: leftovers.watch("field", Token()), model: leftovers.watch("model", Model()),
                state: leftovers.watch("state", Token()), closure: { _ = captured }))
    }

    @Test func `a removed view is freed with everything that it held`() {
        var leftovers = Leftovers()
        var view: AnyView? = watchedView(&leftovers)
        var given: AnyView? = view
        let graph = ViewGraph(
            Door {
                defer { given = nil }
                return given ?? AnyView(EmptyView())
            })
        view = nil
        graph.tap("add")
        graph.tap("close")
        expectEqual(leftovers.names, [])
        #expect(view == nil)
        expectEqual(graph.work.nodes, ViewGraph(Door { AnyView(EmptyView()) }).closed().work.nodes)
    }

    @Test func `a freed graph frees everything`() {
        var leftovers = Leftovers()
        do {
            let graph = ViewGraph(watchedView(&leftovers))
            graph.tap("add")
            expectEqual(leftovers.names, ["captured", "field", "model", "state"])
        }
        expectEqual(leftovers.names, [])
    }

    @Test func `removed elements are freed, the others kept`() {
        struct Item: Identifiable {
            let id: Int
            let token: Token
        }
        struct Items: View {
            let items: [Item]
            var body: some View {
                ForEach(items) { item in Row("row") { Tap("\(item.id)") { _ = item.token } } }
            }
        }
        var leftovers = Leftovers()
        let graph = ViewGraph(
            Items(items: (0..<3).map { Item(id: $0, token: leftovers.watch("\($0)", Token())) }))
        graph.update()
        graph.view = Items(items: Array(graph.view.items.dropFirst()))
        graph.update()
        expectEqual(leftovers.names, ["1", "2"])
    }

    @Test func `a state's value is freed after reads through bindings`() {
        struct Tokens: View {
            @State private var tokens: [Token]
            init(_ tokens: [Token]) { _tokens = State(initialValue: tokens) }
            var body: some View {
                Part(token: $tokens[0])
                ForEach($tokens, id: \.identity) { $token in Part(token: $token) }
            }
        }
        struct Part: View {
            @Binding var token: Token
            var body: some View { Label("\(token)") }
        }
        var leftovers = Leftovers()
        do {
            let graph = ViewGraph(
                Stack { Tokens(["a", "b"].map { leftovers.watch($0, Token()) }) })
            expectEqual(graph.labels.count, 3)
        }
        expectEqual(leftovers.names, [])
    }

    @Test func `a binding kept outside keeps its value and no view`() {
        struct Owner: View {
            let token: Token
            @State private var value = 1
            let keep: (Binding<Int>) -> Void
            var body: some View {
                let _ = keep($value)
                Tap("token") { _ = token }
            }
        }
        var leftovers = Leftovers()
        var kept: Binding<Int>?
        do {
            let graph = ViewGraph(
                Owner(token: leftovers.watch("token", Token()), keep: { kept = $0 }))
            graph.update()
        }
        expectEqual(leftovers.names, [])
        kept?.wrappedValue = 2
        expectEqual(kept?.wrappedValue, 2)
    }

    @Test func `objects kept outside free the views that have read them`() {
        var leftovers = Leftovers()
        let model = Model()
        struct Reader: View {
            let token: Token
            let model: Model
            var body: some View { Label("\(model.value) \(token)") }
        }
        do {
            let graph = ViewGraph(
                Stack { Reader(token: leftovers.watch("token", Token()), model: model) })
            graph.update()
            model.value = 1
            graph.update()
        }
        expectEqual(leftovers.names, [])
    }

    @Test func `only a state that refers to its view makes a cycle`() {
        var leftovers = Leftovers()
        struct Owner: View {
            let token: Token
            @State private var action: (() -> Void)?
            @State private var list = [1, 2, 3]
            var body: some View {
                ForEach($list, id: \.self) { $item in Label("\(item)") }
                Tap("set") { action = {} }
                Tap("shrink") { list.removeLast() }
                Tap("token") { _ = token }
            }
        }
        do {
            let graph = ViewGraph(Owner(token: leftovers.watch("token", Token())))
            graph.tap("set")
            graph.tap("shrink")
        }
        expectEqual(leftovers.names, [])
    }

    private struct Keeping: View {
        @Environment(\.made) private var made
        let keep: (Keeping, Token) -> Void

        var body: some View {
            let _ = keep(self, made)
            Label("reading")
        }
    }

    @Test func `a removed view holds nothing that it read`() {
        var kept: [Keeping] = []
        weak var read: Token?
        let graph = ViewGraph<Keeping?>(
            Keeping { view, made in
                kept.append(view)
                read = made
            })
        expectEqual(graph.labels, ["reading"])
        #expect(read != nil)
        graph.view = nil
        expectEqual(graph.labels, [])
        expectEqual(kept.count, 1)
        #expect(read == nil)
    }
}

extension ViewGraph {
    fileprivate func closed() -> ViewGraph {
        tap("close")
        return self
    }
}
