import Tessera
import TesseraDrawing
import TesseraTesting
import TestViews

private struct Book: Identifiable {
    var id: String
    var title = ""
}

@Observable private final class Model { var book: Book? }

private struct Front: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var count = 0
    var body: some View {
        Text("front \(count), presented \(isPresented)").onTapGesture { count += 1 }
        Button("close") { dismiss() }
    }
}

private struct Screen: View {
    @State private var isShowing = false
    var dismissed: () -> Void = {}
    var body: some View {
        Text("back").onTapGesture { isShowing = true }
            .sheet(isPresented: $isShowing, onDismiss: dismissed) { Front() }
    }
}

@Suite(.runtimeIssuesFail)
struct SheetTests {
    @Test func `a sheet is in the tree while it is presented`() {
        let host = ViewHost(rootView: Screen())
        expectEqual(
            "\(host.tree)",
            """
            Screen isShowing: false
              Text "back" .onTapGesture().sheet(…)
            """)
        host.tap(.text("back"))
        expectEqual(
            "\(host.tree)",
            """
            Screen isShowing: true
              Text "back" .onTapGesture().sheet(…)
                sheet
                  Front count: 0
                    Text "front 0, presented true" .onTapGesture()
                    Button [DefaultButtonStyle, by default]
                      Text "close" .onButtonGesture()
            """)
    }

    @Test func `dismissing reports itself, and the next sheet is new`() {
        var dismissals = 0
        let host = ViewHost(rootView: Screen { dismissals += 1 })
        host.tap(.text("back"))
        host.tap(.text("front 0, presented true"))
        #expect(host.tree.first(text: "front 1, presented true") != nil)
        expectEqual(dismissals, 0)
        host.tap(.text("close"))
        expectEqual(dismissals, 1)
        #expect(host.tree.all("sheet").isEmpty)
        host.tap(.text("back"))
        #expect(host.tree.first(text: "front 0, presented true") != nil)
    }

    @Test func `outside a sheet there is nothing to dismiss`() {
        let host = ViewHost(rootView: Front())
        expectEqual(host.tap(.text("close")), .done)
        #expect(host.tree.first(text: "front 0, presented false") != nil)
        expectIssues(host, [])
    }

    @Test func `a sheet has its modifier's environment and no row`() {
        struct Reader: View {
            @Environment(\.font) private var font
            var body: some View {
                HStack {
                    Text(font.map { "\($0)" } ?? "none")
                    Button("b") {}
                }
            }
        }
        let host = ViewHost(
            rootView: List {
                Text("row").font(.title).sheet(isPresented: .constant(true)) { Reader() }
                    .font(.body)
            })
        #expect(host.tree.first(text: ".body") != nil)
        #expect("\(host.tree)".contains(#"Text "b" .onButtonGesture()"#))
    }

    @Test
    func `a sheet for an item follows the item's identity`() {
        struct Detail: View {
            let book: Book
            @State private var visits = 0
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                Text("\(book.id) \(book.title) \(visits)").onTapGesture { visits += 1 }
                Button("close") { dismiss() }
            }
        }
        struct Screen: View {
            @Binding var book: Book?
            let dismissed: () -> Void
            var body: some View {
                Text("books").sheet(item: $book, onDismiss: dismissed) { Detail(book: $0) }
            }
        }
        struct Root: View {
            let model: Model
            let dismissed: () -> Void
            var body: some View {
                Screen(book: Bindable(model).book, dismissed: dismissed)
            }
        }
        let model = Model()
        var dismissals = 0
        let host = ViewHost(rootView: Root(model: model) { dismissals += 1 })
        #expect(host.tree.all("sheet").isEmpty)
        model.book = Book(id: "a")
        expectEqual(host.tap(.text("a  0")), .done)
        model.book = Book(id: "a", title: "Emma")
        #expect(host.tree.first(text: "a Emma 1") != nil)
        expectEqual(dismissals, 0)
        model.book = Book(id: "b")
        #expect(host.tree.first(text: "b  0") != nil)
        expectEqual(dismissals, 1)
        host.tap(.text("close"))
        #expect(model.book == nil)
        #expect(host.tree.all("sheet").isEmpty)
        expectEqual(dismissals, 2)
    }

    /// A view that presents one of two screens.
    private struct Presenter: View {
        let isAlert: Bool
        var body: some View {
            if isAlert {
                Text("host").alert("alert", isPresented: .constant(true)) { Text("front") }
            } else {
                Text("host").sheet(isPresented: .constant(true)) { Text("front") }
            }
        }
    }

    private struct Visited: View {
        var isThere = true
        let isAlert: Bool
        var body: some View {
            Text("go").onTapGesture {}
            if isThere { Presenter(isAlert: isAlert) }
        }
    }

    @Test(arguments: [false, true])
    func `a removed presenter's screen covers nothing`(
        isAlert: Bool
    ) {
        let host = ViewHost(rootView: Visited(isAlert: isAlert))
        let presenter = host.find(.type(Presenter.self))
        expectEqual(presenter?.isPresent, true)
        let kind = isAlert ? "an alert" : "a sheet"
        expectEqual(host.tap(.text("go")), .refused("covered by \(kind)"))
        host.rootView.isThere = false
        expectEqual(host.tap(.text("go")), .done)
        expectEqual(host.dismissSheet(), .refused("there is no sheet"))
        expectEqual(presenter?.isPresent, false)
    }

    private struct Two: View {
        @State var shown: Set<String>

        private func shows(_ name: String) -> Binding<Bool> {
            Binding {
                shown.contains(name)
            } set: { isShown in
                if isShown { shown.insert(name) } else { shown.remove(name) }
            }
        }

        var body: some View {
            VStack {
                Text("a").sheet(isPresented: shows("inner")) {
                    Text("inner").onAppear { shown.insert("late") }
                        .sheet(isPresented: shows("nested")) { Text("nested") }
                }
                Text("b").sheet(isPresented: shows("second")) { Text("second") }
            }
            .sheet(isPresented: shows("outer")) { Text("outer") }
            .alert("late", isPresented: shows("late")) {}
        }
    }

    @Test(arguments: [
        ["inner", "second"], ["inner", "outer"], ["second", "outer"], ["outer", "late"],
        ["inner", "nested", "outer"], ["inner", "nested", "second", "outer", "late"],
    ])
    func `the picture, touch and speech agree on the screen in front`(shown: Set<String>) {
        let host = ViewHost(
            rootView: Two(shown: shown), size: ProposedViewSize(width: 200, height: 400))
        let drawn = host.drawing.items.compactMap { item in
            if case .text(let piece) = item.content, piece.string != "OK" {
                piece.string
            } else {
                nil
            }
        }
        let spoken = host.accessibilityTree.elements.first?.label
        expectEqual(drawn.last, spoken)
        let touched = shown.union(["late"]).filter {
            host.tap(.text($0)) != .refused("covered by a sheet")
                && host.tap(.text($0)) != .refused("covered by an alert")
                && host.find(.text($0)) != nil
        }
        expectEqual(touched, [spoken])
    }
}
