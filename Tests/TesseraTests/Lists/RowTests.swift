import Tessera
import TesseraTesting
import TestViews

/// Five buttons beside each other, and the chosen rating.
private struct Stars: View {
    @State var rating = 3
    var body: some View {
        HStack {
            Text("rated \(rating)")
            ForEach(1..<6) { number in
                Button("star \(number)") { rating = number }
            }
        }
    }
}

/// Two buttons that log their presses.
private struct Pressed: View {
    var log: (String) -> Void
    var body: some View {
        Button("a") { log("a") }
        Button("b") { log("b") }
    }
}

@Suite(.runtimeIssuesFail)
struct RowTests {
    @Test(arguments: ["star 1", "star 2", "star 5", "rated 3"])
    func `a tap in a form row taps all its buttons in order`(text: String) {
        let host = ViewHost(rootView: Form { Stars() })
        expectEqual(host.tap(.text(text)), .done)
        #expect(host.tree.first(text: "rated 5") != nil)
    }

    @Test func `an overlay on several rows belongs to the last of them`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: List {
                Group {
                    Text("first")
                    Text("last")
                }
                .overlay { Button("over") { log.append("over") } }
            })
        expectEqual(host.tap(.text("last")), .done)
        expectEqual(host.tap(.text("first")), .refused("nothing here responds to a tap"))
        expectEqual(log, ["over"])
    }

    @Test func `the tree shows which buttons leave the tap to the row`() {
        expectEqual(
            "\(ViewHost(rootView: List { Button("a") {} }).tree)",
            """
            List
              Button [DefaultButtonStyle, by default]
                Text "a" .onRowTap()
            """)
        expectEqual(
            "\(ViewHost(rootView: List { Button("a") {} }.buttonStyle(.plain)).tree)",
            """
            List .buttonStyle(PlainButtonStyle)
              Button [PlainButtonStyle, set on List]
                Text "a" .onButtonGesture()
            """)
    }

    @Test func `plain buttons in a row are tapped separately`() {
        let host = ViewHost(rootView: Form { Stars().buttonStyle(.plain) })
        expectEqual(host.tap(.text("star 2")), .done)
        #expect(host.tree.first(text: "rated 2") != nil)
        expectEqual(host.tap(.text("rated 2")), .refused("nothing here responds to a tap"))
        expectEqual(host.tapRow(.text("rated 2")), .refused("the row does not respond to a tap"))
    }

    @Test func `any explicit style makes buttons in a row separate`() {
        struct Own: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        struct Wrapping: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration).border(.red)
            }
        }
        func pressed<V: View>(_ style: (Stars) -> V) -> String? {
            let host = ViewHost(rootView: Form { style(Stars()) })
            host.tap(.text("star 2"))
            return host.tree.all("Text").first?.text
        }
        expectEqual(pressed { $0.buttonStyle(Own()) }, "rated 2")
        expectEqual(pressed { $0.buttonStyle(.bordered) }, "rated 2")
        expectEqual(pressed { $0.buttonStyle(.automatic) }, "rated 5")
        expectEqual(pressed { $0.buttonStyle(.automatic).buttonStyle(.plain) }, "rated 5")
        // The automatic style draws the wrapped button.
        expectEqual(pressed { $0.buttonStyle(Wrapping()) }, "rated 5")
    }

    @Test func `each view of composites, sections and ForEach is a row`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: List {
                Pressed { log.append("loose \($0)") }
                Section("header") { Pressed { log.append("section \($0)") } }
                ForEach(0..<2) { row in
                    HStack { Pressed { log.append("row \(row) \($0)") } }
                }
            })
        host.tap(.text("b")[0])
        host.tap(.text("a").inside(.type("Section")))
        host.tap(.text("a").inside(.type("HStack")[1]))
        expectEqual(log, ["loose b", "section a", "row 1 a", "row 1 b"])
        expectEqual(host.tapRow(.text("header")), .refused("the view is not in a row"))
    }

    @Test(
        arguments: [
            ("loose", "List/Group/Text"), ("inside", "List/HStack"), ("header", nil),
            ("section", "List/Section/VStack"), ("in each", "List/Row/Text"),
        ] as [(String, String?)])
    func `the row of a view is the outermost single view`(
        text: String, path: String?
    ) {
        struct Group: View {
            var body: some View {
                Text("loose")
                Text("another")
            }
        }
        struct Row: View {
            var body: some View { Text("in each") }
        }
        let host = ViewHost(
            rootView: List {
                Group()
                HStack { VStack { Text("inside") } }
                Section("header") { VStack { Text("section") } }
                ForEach(0..<1) { _ in Row() }
            })
        expectEqual(host.row(containing: .text(text))?.path, path)
    }

    @Test func `a gesture in a row is performed instead of the row's buttons`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: List {
                HStack {
                    Text("star").onTapGesture { log.append("star") }
                    Pressed { log.append($0) }
                }
            })
        expectEqual(host.tap(.text("star")), .done)
        expectEqual(log, ["star"])
        expectEqual(host.tapRow(.text("star")), .done)
        expectEqual(log, ["star", "a", "b"])
    }

    @Test func `a disabled button in a row is skipped, alone it refuses`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: List {
                HStack {
                    Button("off") { log.append("off") }.disabled(true)
                    Pressed { log.append($0) }
                }
                Button("alone") { log.append("alone") }.disabled(true)
            })
        expectEqual(host.tap(.text("off")), .done)
        expectEqual(log, ["a", "b"])
        expectEqual(host.tap(.text("alone")), .refused("disabled"))
    }

    @Test func `a row is pressed as a whole and cancelled outside`() {
        var log: [String] = []
        let host = ViewHost(rootView: List { HStack { Pressed { log.append($0) } } })
        expectEqual(host.press(.text("a")), .done)
        expectEqual(host.release(.text("a"), inside: false), .done)
        expectEqual(log, [])
        expectEqual(host.press(.text("a")), .done)
        expectEqual(host.release(.text("a")), .done)
        expectEqual(log, ["a", "b"])
    }

    @Test func `a pressed row that leaves with its list is let go`() {
        struct Rows: View {
            var isShown = true
            var log: (String) -> Void
            var body: some View {
                if isShown { List { HStack { Pressed(log: log) } } }
            }
        }
        var log: [String] = []
        let host = ViewHost(rootView: Rows { log.append($0) })
        expectEqual(host.press(.text("a")), .done)
        host.rootView.isShown = false
        host.wait(.seconds(1))
        host.release()
        expectEqual(log, [])
    }

    @Test func `a screen reader activates one button of a row`() {
        let host = ViewHost(rootView: Form { Stars() })
        expectEqual(host.activate(.label("star 2")), .done)
        #expect(host.tree.first(text: "rated 2") != nil)
    }
}
