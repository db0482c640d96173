import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct FocusTests {
    private enum Field: Hashable { case title, author }

    private struct Form: View {
        @State private var title = ""
        @State private var author = ""
        @FocusState private var field: Field?
        var isDisabled = false
        var hasAuthor = true

        var body: some View {
            Text(field.map { "\($0)" } ?? "none")
            TextField("Title", text: $title).focused($field, equals: .title)
            if hasAuthor {
                TextField("Author", text: $author).focused($field, equals: .author)
                    .disabled(isDisabled)
            }
            Button("Next") { field = .author }
            Button("Done") { field = nil }
        }
    }

    private func words<Content: View>(_ host: ViewHost<Content>) -> String? {
        host.tree.all("Text").first?.text
    }

    @Test func `the state says where the focus is, and moves it`() {
        let host = ViewHost(rootView: Form())
        expectEqual(words(host), "none")
        expectEqual(host.focus(.type(TextField<Text>.self)[0]), .done)
        expectEqual(words(host), "title")
        host.tap(.text("Next"))
        expectEqual(words(host), "author")
        expectEqual(host.focusedView?.path, "Form/TextField[1]")
        host.tap(.text("Done"))
        expectEqual(words(host), "none")
        #expect(host.focusedView == nil)
    }

    private struct Covered: View {
        @State private var isCovered = false
        @FocusState private var isFocused: Bool

        var body: some View {
            TextField(isFocused ? "here" : "away", text: .constant("")).focused($isFocused)
            Button("Cover") { isCovered = true }
                .sheet(isPresented: $isCovered) { TextField("sheet", text: .constant("")) }
        }
    }

    @Test func `the focus comes back when a sheet goes`() {
        let host = ViewHost(rootView: Covered())
        host.focus(.text("away"))
        host.tap(.text("Cover"))
        #expect(host.focusedView == nil)
        host.focus(.text("sheet"))
        host.dismissSheet()
        expectEqual(host.focusedView?.path, "Covered/TextField")
        #expect(host.tree.first(text: "here") != nil)
    }

    @Test func `typed text goes to the focused field`() {
        let host = ViewHost(rootView: Form())
        host.focus(.text("Author"))
        for key: KeyEquivalent in ["A", "b", .delete, "c"] {
            expectEqual(host.press(key: key), .done)
        }
        expectEqual(host.tree["Form/TextField[1]"]?.value("text"), #""Ac""#)
        expectEqual(host.press(key: .return), .refused("nothing here responds to the key"))
    }

    @Test func `the focus leaves removed and disabled views`() {
        let host = ViewHost(rootView: Form())
        host.tap(.text("Next"))
        host.rootView.isDisabled = true
        expectEqual(words(host), "none")
        expectEqual(host.focus(.text("Author")), .refused("disabled"))
        host.rootView.isDisabled = false
        host.tap(.text("Next"))
        host.rootView.hasAuthor = false
        expectEqual(words(host), "none")
        expectEqual(host.press(key: "a"), .refused("no view has the focus"))
    }

    @Test func `Tab goes from stop to stop, and round`() {
        let host = ViewHost(rootView: Form())
        var places: [String?] = []
        for shift in [false, false, false, true] {
            host.press(key: .tab, modifiers: shift ? .shift : [])
            places.append(words(host))
        }
        expectEqual(places, ["title", "author", "title", "author"])
    }

    @Test func `a key goes outwards until it is handled`() {
        struct Screen: View {
            let log: (String) -> Void
            var body: some View {
                HStack {
                    Text("a").focusable()
                        .onKeyPress("x") {
                            log("inner x")
                            return .handled
                        }
                        .onKeyPress(keys: ["y"]) { press in
                            log("inner \(press.characters)")
                            return .ignored
                        }
                    Text("b").focusable(false)
                }
                .onKeyPress { press in
                    log("outer \(press.characters)")
                    return press.key == "z" ? .ignored : .handled
                }
            }
        }
        var log: [String] = []
        let host = ViewHost(rootView: Screen { log.append($0) })
        expectEqual(host.focus(.text("b")), .refused("nothing here can have the focus"))
        host.focus(.text("a"))
        host.press(key: "x")
        host.press(key: "y")
        expectEqual(host.press(key: "z"), .refused("nothing here responds to the key"))
        expectEqual(log, ["inner x", "inner y", "outer y", "outer z"])
        #expect("\(host.tree)".contains(#"Text "b" .focusable(false)"#))
    }

    @Test func `the phases of a press are down, and then up`() {
        var phases: [KeyPress.Phases] = []
        let host = ViewHost(
            rootView: Text("a").focusable().onKeyPress(phases: .all) {
                phases.append($0.phase)
                return .handled
            })
        host.focus(.text("a"))
        host.press(key: .space)
        expectEqual(phases, [.down, .up])
    }

    @Test func `a view receives a focus state of another view`() {
        struct Search: View {
            @FocusState.Binding var isSearching: Bool
            @State private var words = ""
            var body: some View {
                TextField("Search", text: $words).focused($isSearching)
                Button("leave") { isSearching = false }
            }
        }
        struct Screen: View {
            @FocusState private var isSearching: Bool
            var body: some View {
                Text(isSearching ? "searching" : "resting")
                Search(isSearching: $isSearching)
            }
        }
        let host = ViewHost(rootView: Screen())
        host.focus(.text("Search"))
        expectEqual(words(host), "searching")
        host.tap(.text("leave"))
        expectEqual(words(host), "resting")
        #expect(host.focusedView == nil)
    }

    @Test func `a held key repeats as long as its view has the focus`() {
        var phases: [KeyPress.Phases] = []
        struct Held: View {
            @State private var presses = 0
            @State private var stars = 1.0
            @FocusState private var isFocused: Bool
            let log: (KeyPress.Phases) -> Void
            var body: some View {
                Text("\(presses)").focusable().focused($isFocused)
                    .onKeyPress(phases: .all) {
                        log($0.phase)
                        presses += 1
                        if presses == 4 { isFocused = false }
                        return .handled
                    }
                Slider(value: $stars, in: 0...5, step: 1)
                Button("once") { presses += 1 }
            }
        }
        let host = ViewHost(rootView: Held { phases.append($0) })
        host.focus(.text("0"))
        host.press(key: "x", repeats: 2)
        expectEqual(phases, [.down, .repeat, .repeat, .up])
        phases = []
        host.focus(.type(Slider<EmptyView, EmptyView>.self))
        host.press(key: .rightArrow, repeats: 2)
        #expect("\(host.tree)".contains("value: 4"))
        host.environment.isKeyboardNavigationOn = true
        host.focus(.text("once"))
        host.press(key: .space, repeats: 2)
        #expect(host.find(.text("5")) != nil)
        expectEqual(phases, [])
    }

    @Test func `a focus set before the view appears takes effect`() {
        struct Screen: View {
            @FocusState private var isHere: Bool
            var body: some View {
                Text(isHere ? "here" : "elsewhere").focusable().focused($isHere)
                    .onAppear { isHere = true }
            }
        }
        let host = ViewHost(rootView: Screen())
        expectEqual(words(host), "here")
        expectEqual(host.focusedView?.path, "Screen/Text")
    }

    @Test func `a tap on a field gives it the focus`() {
        let host = ViewHost(
            rootView: Form(), size: ProposedViewSize(width: 200, height: 200))
        expectEqual(host.tap(.text("Author")), .done)
        expectEqual(words(host), "author")
        let title = host.frame(of: .type(TextField<Text>.self)[0]) ?? .zero
        expectEqual(host.tap(at: CGPoint(x: title.maxX - 1, y: title.midY)), .done)
        expectEqual(words(host), "title")
        host.rootView.isDisabled = true
        expectEqual(host.tap(.text("Author")), .refused("disabled"))
        expectEqual(words(host), "title")
    }

    @Test(arguments: [false, true])
    func `a state set to a value of no view goes back to nil`(hasFocus: Bool) {
        let host = ViewHost(rootView: Form(hasAuthor: false))
        if hasFocus { host.focus(.text("Title")) }
        host.tap(.text("Next"))
        expectEqual(words(host), "none")
        #expect(host.focusedView == nil)
    }

    @Test func `a field may be tied to an optional value`() {
        struct Screen: View {
            var own: Field?
            @FocusState private var field: Field?
            @State private var text = ""
            var body: some View {
                Text(field.map { "\($0)" } ?? "none")
                TextField("Title", text: $text).focused($field, equals: own)
            }
        }
        let host = ViewHost(rootView: Screen(own: .title))
        host.focus(.text("Title"))
        expectEqual(words(host), "title")
        let none = ViewHost(rootView: Screen(own: nil))
        none.focus(.text("Title"))
        expectEqual(words(none), "none")
        #expect(none.focusedView != nil)
    }

    @Test func `Return in a field submits it, to the actions around it`() {
        var log: [String] = []
        struct Login: View {
            @State private var name = ""
            let submit: (String) -> Void
            var body: some View {
                TextField("Name", text: $name).submitLabel(.go)
                    .onSubmit { submit("inner \(name)") }
                    .onSubmit { submit("outer") }
                    .submitScope().onSubmit { submit("outside the scope") }
            }
        }
        let host = ViewHost(rootView: Login { log.append($0) })
        host.focus(.text("Name"))
        host.press(key: "a")
        expectEqual(host.press(key: .return), .done)
        expectEqual(log, ["inner a", "outer"])
    }

    @Test func `keys lost at a stop around a control are an issue`() {
        struct Screen: View {
            @State private var volume = 5.0
            var body: some View {
                Slider(value: $volume, in: 0...10, step: 1).focusable()
                VStack { Slider(value: $volume, in: 0...10, step: 1) }.focusable()
            }
        }
        let host = ViewHost(rootView: Screen())
        host.press(key: .tab)
        expectEqual(
            host.press(key: .rightArrow), .refused("nothing here responds to the key"))
        host.press(key: .escape)
        expectIssues(
            host,
            [
                "Screen/Slider: the focus is on a stop around the control, which receives no key; "
                    + "leave out 'focusable()' there."
            ])
        // The second stop of each pair is the slider, and the third is around a stack.
        host.press(key: .tab)
        expectEqual(host.press(key: .rightArrow), .done)
        host.press(key: .tab)
        host.press(key: .rightArrow)
        expectEqual(host.tree["Screen"]?.value("volume"), "6")
    }

    @Test func `the tree prints whether a view has the focus`() {
        struct Search: View {
            @FocusState var isFocused: Bool
            var body: some View { TextField("Search", text: .constant("")).focused($isFocused) }
        }
        let search = ViewHost(rootView: Search())
        #expect("\(search.tree)".contains(".focused(false)"))
        let changes = search.difference { search.focus(.type(TextField<Text>.self)) }
        expectEqual(
            "\(changes)",
            """
            ~ Search/TextField: .focused(false) → .focused(true)
            """)
        let form = ViewHost(rootView: Form())
        form.focus(.text("Author"))
        expectEqual(
            form.tree.all("TextField").map { "\($0.line())" },
            [
                #"TextField text: "" .focused(false, equals: title)"#,
                #"TextField text: "" .focused(true, equals: author).disabled(false)"#,
            ])
    }
}
