import Tessera
import TesseraTesting
import TestViews

private struct Detail: View {
    var name: String
    @State private var visits = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.font) private var font
    var body: some View {
        VStack {
            Text("detail of \(name), \(visits) visits").onTapGesture { visits += 1 }
            Text(font.map { "\($0)" } ?? "no font")
            NavigationLink("deeper", value: name + "'")
            Button("back") { dismiss() }
        }
    }
}

private struct Index: View {
    var suffix = ""
    var body: some View {
        List(["a", "b"], id: \.self) { name in
            NavigationLink(value: name) { Text("link \(name)") }
        }
        .navigationTitle("Index")
        .navigationDestination(for: String.self) { Detail(name: $0 + suffix) }
        .font(.title)
    }
}

@Suite(.runtimeIssuesFail)
struct NavigationTests {
    @Test func `a link pushes its value's screen, and back pops it`() {
        let host = ViewHost(rootView: NavigationStack { Index() })
        let before = "\(host.tree)"
        expectEqual(
            before,
            """
            NavigationStack
              Index suffix: ""
                List .navigationTitle("Index").navigationDestination(for: String).font(.title)
                  NavigationLink
                    Button [DefaultButtonStyle, by default]
                      Text "link a" .onRowTap()
                  NavigationLink
                    Button [DefaultButtonStyle, by default]
                      Text "link b" .onRowTap()
            """)
        expectEqual(host.tap(.text("link b")), .done)
        expectEqual(
            "\(host.tree)",
            before + """

                  Detail name: "b", visits: 0
                    VStack
                      Text "detail of b, 0 visits" .onTapGesture()
                      Text "no font"
                      NavigationLink
                        Button [DefaultButtonStyle, by default]
                          Text "deeper" .onButtonGesture()
                      Button [DefaultButtonStyle, by default]
                        Text "back" .onButtonGesture()
                """)
        expectEqual(host.goBack(), .done)
        expectEqual("\(host.tree)", before)
        expectEqual(host.goBack(), .refused("there is no screen to go back to"))
    }

    @Test func `each screen keeps its state, and dismiss pops to it`() {
        let host = ViewHost(rootView: NavigationStack { Index() })
        host.tap(.text("link a"))
        host.tap(.text("detail of a, 0 visits"))
        host.tap(.text("deeper"))
        #expect(host.tree.first(text: "detail of a', 0 visits") != nil)
        #expect(host.tree.first(text: "detail of a, 1 visits") != nil)
        host.tap(.text("deeper").inside(.type(Detail.self)[1]))
        expectEqual(host.tree.all("Detail").count, 3)
        host.tap(.text("back").inside(.type(Detail.self)[2]))
        host.tap(.text("back").inside(.type(Detail.self)[1]))
        expectEqual(host.tree.all("Detail").map { $0.value("visits") }, ["1"])
    }

    @Test func `a pushed screen sees the stack's environment`() {
        let host = ViewHost(rootView: NavigationStack { Index() }.font(.caption))
        host.tap(.text("link a"))
        #expect(host.tree.first(text: ".caption") != nil)
    }

    @Test func `a path is read and written by the stack`() {
        struct Root: View {
            @State var path = ["a"]
            var body: some View {
                NavigationStack(path: $path) { Index() }
                Text(path.joined(separator: "/"))
                Button("home") { path = [] }
            }
        }
        let host = ViewHost(rootView: Root())
        expectEqual(host.tree.all("Detail").map { $0.value("name") }, ["\"a\""])
        host.tap(.text("deeper"))
        #expect(host.tree.first(text: "a/a'") != nil)
        expectEqual(host.goBack(), .done)
        #expect(host.tree.first(text: "a") != nil)
        host.tap(.text("home"))
        #expect(host.tree.all("Detail").isEmpty)
        expectIssues(host, [])
    }

    @Test func `a value without a destination is reported, once`() {
        let host = ViewHost(
            rootView: NavigationStack {
                VStack {
                    NavigationLink("go", value: 7)
                    Text("destinations").navigationDestination(for: String.self) { Text($0) }
                }
            })
        expectEqual(host.tap(.text("go")), .done)
        expectIssues(
            host,
            [
                "NavigationStack/Image: a link leads to a value of type Int, but its stack has no "
                    + "navigationDestination for this type."
            ])
        #expect(host.tree.first(text: "exclamationmark.triangle") != nil)
        host.goBack()
        #expect(host.tree.first(text: "exclamationmark.triangle") == nil)
    }

    @Test func `a link to nothing or outside a stack refuses`() {
        let host = ViewHost(
            rootView: VStack {
                NavigationStack { NavigationLink("nothing", value: Int?.none) }
                NavigationLink("outside", value: 1)
                NavigationView { NavigationLink("old", value: 1) }
            })
        expectEqual(host.tap(.text("nothing")), .refused("disabled"))
        expectEqual(host.tap(.text("outside")), .refused("not in a NavigationStack"))
        expectEqual(host.tap(.text("old")), .refused("not in a NavigationStack"))
    }

    @Test func `a removed destination is no longer used`() {
        struct Root: View {
            var knows = true
            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("go", value: 7)
                        if knows {
                            Text("known")
                                .navigationDestination(for: Int.self) { Text("number \($0)") }
                        }
                    }
                }
            }
        }
        let host = ViewHost(rootView: Root())
        host.tap(.text("go"))
        #expect(host.tree.first(text: "number 7") != nil)
        host.rootView.knows = false
        #expect(host.tree.first(text: "number 7") == nil)
        expectIssues(host, ["…"])
    }

    @Test func `a stack of values of one type takes no others`() {
        struct Root: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        NavigationLink("number", value: 7)
                        NavigationLink("word", value: "seven")
                    }
                    .navigationDestination(for: Int.self) { Text("number \($0)") }
                    .navigationDestination(for: String.self) { Text("word \($0)") }
                }
            }
        }
        let host = ViewHost(rootView: Root())
        host.tap(.text("word"))
        host.tap(.text("number"))
        expectEqual(host.tree.all("NavigationStack").first?.children.last?.text, "number 7")
        #expect(host.tree.first(text: "word seven") == nil)
    }

    @Test func `titles and bars are shown where they are set`() {
        expectEqual(
            tree {
                NavigationView {
                    Text("old").navigationBarTitle("Title")
                }
                Text("new").navigationTitle(Text("Title"))
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                        ToolbarItem { Text("b") }
                    }
            },
            """
            NavigationView
              Text "old" .navigationBarTitle("Title")
            Text "new" .navigationTitle("Title").toolbar(…)
              toolbar
                ToolbarItem placement: .topBarTrailing
                  Button [DefaultButtonStyle, by default]
                    Text "Add" .onButtonGesture()
                ToolbarItem
                  Text "b"
            """)
    }

    @Test func `a query for a part of a bar is refused with advice`() {
        let host = ViewHost(
            rootView: NavigationStack {
                NavigationLink("go") { Text("there").navigationTitle("There") }
            })
        host.tap(.text("go"))
        expectEqual("\(host.accessibilityTree)", "Back, button\nThere, header\nthere, text")
        let reason = "there is no view with accessibility label"
        expectEqual(
            host.tap(.label("Back")),
            .refused(#"\#(reason) "Back"; the way back in the bar is no view: use goBack()"#)
        )
        expectEqual(
            host.tap(.label("There")),
            .refused(#"\#(reason) "There"; the title in the bar is no view"#))
        expectEqual(host.goBack(), .done)
    }

    @Test func `a link to a view pushes that view, which follows the link`() {
        struct Settings: View {
            let level: Int
            @State private var visits = 0
            var body: some View {
                Text("settings \(level), \(visits) visits").onTapGesture { visits += 1 }
            }
        }
        struct Root: View {
            let level: Int
            var body: some View {
                NavigationStack { NavigationLink("go") { Settings(level: level) } }
            }
        }
        let host = ViewHost(rootView: Root(level: 1))
        expectEqual(host.tap(.text("go")), .done)
        expectEqual(
            "\(host.tree)",
            """
            Root level: 1
              NavigationStack
                NavigationLink
                  Button [DefaultButtonStyle, by default]
                    Text "go" .onButtonGesture()
                Settings level: 1, visits: 0
                  Text "settings 1, 0 visits" .onTapGesture()
            """)
        host.tap(.text("settings 1, 0 visits"))
        host.rootView = Root(level: 2)
        #expect(host.tree.first(text: "settings 2, 1 visits") != nil)
        expectEqual(host.goBack(), .done)
        #expect(host.tree.all("Settings").isEmpty)
        expectEqual(host.goBack(), .refused("there is no screen to go back to"))
    }

    @Test func `a push removes the covered screen, a pop restores it`() async {
        var log: [String] = []
        struct Screen: View {
            let name: String
            let note: @MainActor @Sendable (String) -> Void
            var body: some View {
                Text(name).onAppear { note("\(name) appears") }
                    .onDisappear { note("\(name) disappears") }
                    .task {
                        try? await Task.sleep(for: .seconds(1_000))
                        note("\(name) is cancelled: \(Task.isCancelled)")
                    }
            }
        }
        struct Root: View {
            let note: @MainActor @Sendable (String) -> Void
            var body: some View {
                NavigationStack {
                    Screen(name: "first", note: note)
                    NavigationLink("push") { Screen(name: "second", note: note) }
                }
            }
        }
        let host = ViewHost(rootView: Root { log.append($0) })
        host.update()
        await Task.yield()
        expectEqual(log, ["first appears"])
        log = []
        host.tap(.text("push"))
        for _ in 0..<20 { await Task.yield() }
        expectEqual(
            log.sorted(), ["first disappears", "first is cancelled: true", "second appears"])
        log = []
        host.goBack()
        for _ in 0..<20 { await Task.yield() }
        expectEqual(
            log.sorted(), ["first appears", "second disappears", "second is cancelled: true"])
    }

    @Test func `the older names of dismissal and of bar items work`() {
        struct Screen: View {
            @Environment(\.presentationMode) private var mode
            var body: some View {
                Button("back") { mode.wrappedValue.dismiss() }
                    .toolbar {
                        ToolbarItem(placement: .navigationBarLeading) { Text("leading") }
                        ToolbarItem(placement: .navigationBarTrailing) { Text("trailing") }
                    }
            }
        }
        let host = ViewHost(rootView: NavigationStack { NavigationLink("push") { Screen() } })
        host.tap(.text("push"))
        expectEqual(host.tree.all("ToolbarItem").count, 2)
        host.tap(.text("back"))
        #expect(host.tree.first(text: "back") == nil)
    }
}
