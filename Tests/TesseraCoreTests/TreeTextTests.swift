import TesseraCore
import TestViews
import TesseraTesting

private struct DepthKey: EnvironmentKey { static let defaultValue = 0 }

private struct Hidden: View {
    var body: some View { Label("hidden") }
}

private struct Key: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }

    fileprivate var nameless: Int {
        get { self[Key.self] }
        set { self[Key.self] = newValue }
    }
}

@Suite(.runtimeIssuesFail)
struct TreeTextTests {
    enum Mode: CaseIterable { case on, off }

    struct Values: View {
        let number = 3
        let fraction = 2.5
        let whole = 2.0
        let text = "a \"b\""
        let isOn = true
        let mode = Mode.on
        let missing: Int? = nil
        let present: Int? = 4
        let list = [1, 2]
        let closure: () -> Void = {}
        @State private var state = 5
        @Binding var bound: Double
        @Environment(\.depth) private var depth
        var body: some View { Label("says") }
    }

    @Test func `views print simple values or their description`() {
        expectEqual(
            "\(ViewGraph(Values(bound: .constant(1.5))).tree)",
            """
            Values number: 3, fraction: 2.5, whole: 2, text: "a \\"b\\"", isOn: true, mode: on, \
            present: 4, state: 5, bound: 1.5
              Label "says"
            """)
    }

    @Test
    func
        `numbers of all kinds, raw values, optional state and optional bindings are simple values`()
    {
        enum Size: String { case small }
        struct Kinds: View {
            let byte: UInt8 = 200
            let short: Float = 0.5
            let size = Size.small
            @State private var missing: Int?
            @State private var present: Int? = 4
            let lent: Binding<Int>? = .constant(5)
            let unlent: Binding<Int>? = nil
            var body: some View { EmptyView() }
        }
        expectEqual(
            "\(ViewGraph(Kinds()).tree)",
            "Kinds byte: 200, short: 0.5, size: small, present: 4, lent: 5")
    }

    struct Screen: View {
        var body: some View {
            Stack {
                ForEach(["a", "b"], id: \.self) { Label($0) }
                Label("c").id(7)
            }
            .modifier(Follow(name: "outer", log: Log()))
            .environment(\.depth, 2)
        }
    }

    @Test func `modifiers print beside their view, innermost first`() {
        expectEqual(
            "\(ViewGraph(Screen()).tree)",
            """
            Screen
              Stack .follow(outer).environment(\\.depth, 2)
                Label "a"
                Label "b"
                Label "c"
            """)
    }

    @Test func `identities are shown on request`() {
        expectEqual(
            ViewGraph(Screen()).tree.text(.identity),
            """
            Screen
              Stack .follow(outer).environment(\\.depth, 2)
                Label #a "a"
                Label #b "b"
                Label #7 "c"
            """)
    }

    @Test(arguments: [
        (2.0, "2"), (0.1, "0.1"), (1e14, "100000000000000"), (1e16, "1e+16"), (-1e300, "-1e+300"),
        (.infinity, ".infinity"), (-.infinity, "-.infinity"), (.nan, ".nan"),
    ])
    func `a number is written as it might be in Swift`(number: Double, written: String) {
        struct Numbered: View {
            let number: Double
            var body: some View { EmptyView() }
        }
        expectEqual("\(ViewGraph(Numbered(number: number)).tree)", "Numbered number: \(written)")
    }

    @Test func `a type private to a file prints like others`() {
        let graph = ViewGraph(Stack { Hidden() })
        expectEqual(
            "\(graph.tree)",
            """
            Stack
              Hidden
                Label "hidden"
            """)
    }

    @Test func `environment differences are shown on request`() {
        let text = ViewGraph(Screen()).tree.text(.environment)
        #expect(text.contains("{depth: 2}"))
        let nameless = ViewGraph(Label("a").environment(\.nameless, 1)).tree.text(.environment)
        expectEqual(nameless, #"Label "a" .environment(\.Key, 1) {Key: 1}"#)
    }

    struct Spoken: PrimitiveModifier {
        var description: ModifierDescription? {
            ModifierDescription("spoken", "\"a\"", facet: .accessibility)
        }
    }

    struct Silent: PrimitiveModifier {
        var description: ModifierDescription? { nil }
    }

    @Test(arguments: [
        ("it's \"q\"", #"it's \"q\""#), ("one\ntwo", #"one\ntwo"#), ("a\r\tb\0", #"a\r\tb\0"#),
        (#"\n"#, #"\\n"#), ("\u{7}", #"\u{07}"#), ("\u{7F}", #"\u{7F}"#), ("é ▮ 👨‍👩‍👧", "é ▮ 👨‍👩‍👧"),
    ])
    func `a view is one line, its texts as they are written in Swift`(text: String, written: String)
    {
        struct Named: View {
            let name: String
            var body: some View { Label(name).id(name).environment(\.title, name) }
        }
        expectEqual(
            ViewGraph(Named(name: text)).tree.text(.identity),
            """
            Named name: "\(written)"
              Label #\(written) "\(written)" .environment(\\.title, "\(written)")
            """)
    }

    /// A value whose description does not fit into a line.
    struct Odd: Hashable, CustomStringConvertible {
        var mark = "\n"
        var description: String { "a\(mark)b" }
    }

    struct OddKey: EnvironmentKey { static let defaultValue = Odd() }

    struct OddModifier: PrimitiveModifier {
        let odd: Odd
        var description: ModifierDescription? { ModifierDescription("odd", "\(odd)") }
    }

    struct OddView: PrimitiveView {
        let odd: Odd
        func describe(_ description: inout ViewDescription) { description.add("odd", odd) }
    }

    @Test(arguments: [
        ("\n", #"\n"#), ("\r\n", #"\r\n"#), ("\t", #"\t"#), ("\u{1B}[2J", #"\u{1B}[2J"#),
        ("\u{85}", #"\u{0085}"#), ("\u{2028}", #"\u{2028}"#), ("\u{9F}é", #"\u{009F}é"#),
        (#"\ "é™…" "#, #"\ "é™…" "#),
    ])
    func `a value is on one line, whatever its description`(mark: String, written: String) {
        func view(_ odd: Odd) -> some View {
            OddView(odd: odd).modifier(OddModifier(odd: odd)).environment(\.odd, odd)
        }
        let graph = ViewGraph(view(Odd(mark: mark)))
        let odd = "a\(written)b"
        let line = #"OddView odd: \#(odd) .odd(\#(odd)).environment(\.odd, \#(odd)) {odd: \#(odd)}"#
        let tree = graph.tree
        expectEqual(tree.text(.environment), line)
        expectEqual(tree.roots[0].line(.environment), line)
        expectEqual("\(tree.roots[0].modifiers[0])", ".odd(\(odd))")
        graph.view = view(Odd(mark: "-"))
        expectEqual(
            "\(graph.tree.difference(from: tree))",
            #"""
            ~ OddView: odd: \#(odd) .odd(\#(odd)).environment(\.odd, \#(odd)) → \#
            odd: a-b .odd(a-b).environment(\.odd, a-b)
            """#)
    }

    @Test func `accessibility modifiers print on request`() {
        let graph = ViewGraph(Label("a").modifier(Spoken()).modifier(Silent()))
        expectEqual("\(graph.tree)", "Label \"a\"")
        expectEqual(graph.tree.text(.accessibility), "Label \"a\" .spoken(\"a\")")
    }

    @Test func `groups, conditions and loops show their content only`() {
        struct Parts: View {
            var body: some View {
                Group {
                    if true { Label("a") } else { Label("b") }
                    AnyView(Group { Label("c") })
                }
                .modifier(Follow(name: "each", log: Log()))
            }
        }
        expectEqual(
            "\(ViewGraph(Parts()).tree)",
            """
            Parts
              Label "a" .follow(each)
              Label "c" .follow(each)
            """)
    }

    @Test func `a modifier with a body prints as a view with content`() {
        struct Card: ViewModifier {
            let title: String
            func body(content: Content) -> some View {
                Stack {
                    Label(title)
                    content
                }
            }
        }
        expectEqual(
            "\(ViewGraph(Label("a").modifier(Card(title: "t"))).tree)",
            """
            Card title: "t"
              Stack
                Label "t"
                Label "a"
            """)
    }

    @Test func `printing runs nothing and is repeatable`() {
        let graph = ViewGraph(Screen())
        let text = "\(graph.tree)"
        expectEqual(graph.recordingBodies { _ = graph.tree.text() }, [])
        expectEqual("\(graph.tree)", text)
        expectEqual("\(ViewGraph(Screen()).tree)", text)
    }

    final class Look: CaseIterable, Sendable {
        static let allCases = [Look()]
    }

    @Test func `values not held are not printed`() {
        struct Loose: View {
            weak var look: Look?
            unowned let other: Look
            let number: Int
            var body: some View { Label("loose") }
        }
        let look = Look()
        let graph = ViewGraph(Loose(look: look, other: look, number: 3))
        expectEqual(graph.tree["Loose"]?.line(), "Loose number: 3")
    }
}

extension EnvironmentValues {
    fileprivate var odd: TreeTextTests.Odd {
        get { self[TreeTextTests.OddKey.self] }
        set { self[TreeTextTests.OddKey.self] = newValue }
    }
}
