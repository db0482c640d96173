import TesseraCore
import TestViews
import TesseraTesting

// The lines of a difference name all changes, and nothing else.

@Suite(.runtimeIssuesFail)
struct DifferenceLineTests {
    private let all: ViewTree.Details = [.identity, .environment, .accessibility]

    private func difference<Content: View>(
        _ old: Content, _ new: Content, _ details: ViewTree.Details = []
    ) -> String {
        let graph = ViewGraph(old)
        let before = graph.tree
        graph.view = new
        return "\(graph.tree.difference(from: before, details))"
    }

    private struct Spoken: PrimitiveModifier {
        var words: String
        var description: ModifierDescription? {
            ModifierDescription("spoken", words, facet: .accessibility)
        }
    }

    /// A label with every detail that a leaf can have.
    private func label(
        _ text: String = "a", name: String = "m", spoken: String = "s", title: String = "t"
    ) -> some View {
        Label(text).modifier(Follow(name: name, log: Log())).modifier(Spoken(words: spoken))
            .environment(\.title, title).id(1)
    }

    @Test func `a changed text is reported without the rest of its line`() {
        expectEqual(difference(label(), label("b"), all), #"~ Label: "a" → "b""#)
    }

    @Test func `a value that appears or disappears was or becomes nil`() {
        struct Review: View {
            var stars = 1
            var rating: Int?
            var note: String?
            var body: some View { Label("a") }
        }
        expectEqual(difference(Review(), Review(rating: 3)), "~ Review: rating: nil → rating: 3")
        expectEqual(difference(Review(rating: 3), Review()), "~ Review: rating: 3 → rating: nil")
        expectEqual(
            difference(Review(note: "n"), Review(stars: 2, rating: 3)),
            #"~ Review: stars: 1, note: "n", rating: nil → stars: 2, rating: 3, note: nil"#)
        expectEqual(
            "\(ViewGraph(Review()).tree)",
            """
            Review stars: 1
              Label "a"
            """)
    }

    @Test func `a changed modifier is reported with those beside it`() {
        expectEqual(
            difference(label(), label(name: "n")),
            #"""
            ~ Label: .follow(m).environment(\.title, "t") → .follow(n).environment(\.title, "t")
            """#)
    }

    @Test func `a changed environment value is reported only on request`() {
        expectEqual(
            difference(label().environment(\.title, "u"), label().environment(\.title, "v"), all),
            #"""
            ~ Label: .follow(m).spoken(s).environment(\.title, "t").environment(\.title, "u") \#
            {title: "t", title: "u"} → \#
            .follow(m).spoken(s).environment(\.title, "t").environment(\.title, "v") \#
            {title: "t", title: "v"}
            """#)
        expectEqual(
            difference(label(), label(title: "u")),
            #"""
            ~ Label: .follow(m).environment(\.title, "t") → .follow(m).environment(\.title, "u")
            """#)
    }

    @Test func `a changed accessibility modifier is reported on request`() {
        expectEqual(difference(label(), label(spoken: "t")), "no change")
        expectEqual(difference(label(), label("b", spoken: "t")), #"~ Label: "a" → "b""#)
        expectEqual(
            difference(label(), label(spoken: "t"), .accessibility),
            #"""
            ~ Label: .follow(m).spoken(s).environment(\.title, "t") → \#
            .follow(m).spoken(t).environment(\.title, "t")
            """#)
    }

    @Test func `additions and removals are described as such`() {
        let plain = AnyView(Label("a"))
        let modified = AnyView(Label("a").modifier(Follow(name: "m", log: Log())))
        expectEqual(difference(plain, modified), "~ Label: nothing → .follow(m)")
        expectEqual(difference(modified, plain), "~ Label: .follow(m) → nothing")
    }

    @Test func `inserted and removed views have the requested details`() {
        let (old, new) = (AnyView(Label("a").id(1)), AnyView(Label("a").id(2)))
        expectEqual(
            difference(old, new),
            """
            - Label: Label "a"
            + Label: Label "a"
            """)
        expectEqual(
            difference(old, new, .identity),
            """
            - Label: Label #1 "a"
            + Label: Label #2 "a"
            """)
    }

    private struct Plain: ControlStyle {
        func makeBody(configuration: Int) -> some View { Label("plain") }
    }

    private struct Drawn: ControlStyle {
        func makeBody(configuration: Int) -> some View { Label("drawn") }
    }

    private struct Control: View {
        var number: Int
        var body: some View { StyledControl(number, default: Plain()) }
    }

    @Test func `a changed style is reported`() {
        expectEqual(
            difference(Control(number: 1), Control(number: 2)), "~ Control: number: 1 → number: 2"
        )
        expectEqual(
            difference(
                AnyView(Stack { Control(number: 1) }),
                AnyView(Stack { Control(number: 1) }.controlStyle(Drawn()))
            ),
            """
            ~ Stack: nothing → .controlStyle(Drawn)
            ~ Stack/Control: [Plain, by default] → [Drawn, set on Stack]
            ~ Stack/Control/Label: "plain" → "drawn"
            """)
    }

    @Test func `a moved and changed element is at its new path`() {
        struct Item: Identifiable {
            var id: Int
            var text: String
        }
        func rows(_ items: [Item]) -> some View {
            Stack { ForEach(items) { item in Row("row \(item.text)") { Label(item.text) } } }
        }
        expectEqual(
            difference(
                rows([Item(id: 1, text: "a"), Item(id: 2, text: "b")]),
                rows([Item(id: 2, text: "c"), Item(id: 1, text: "a")])
            ),
            """
            > Stack/Row[1] moved to Stack/Row
            ~ Stack/Row: name: "row b" → name: "row c"
            ~ Stack/Row/Label: "b" → "c"
            """)
    }

    @Test func `views without ids are identified by name and position`() {
        struct Parts: View {
            let isLong: [Bool]
            var body: some View {
                if isLong == [true] { Label("a") }
                Tap("t") {}
            }
        }
        expectEqual(
            difference(Parts(isLong: []), Parts(isLong: [true])), #"+ Parts/Label: Label "a""#)
    }
}
