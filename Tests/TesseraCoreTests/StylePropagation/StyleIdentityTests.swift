import TesseraCore
import TestViews
import TesseraTesting

// Rules 12 to 14 of Rules.md: the reasons for another run of a style, and the state that a change
// of style keeps.

@Suite(.runtimeIssuesFail)
struct StyleIdentityTests {
    struct Counting: BadgeStyle {
        var name: String
        @State private var taps = 0
        func makeBody(configuration: Configuration) -> some View {
            Box("\(name) \(taps)") { configuration.content }
            Tap("style") { taps += 1 }
        }
    }

    struct Renaming: View {
        @State private var name = "old"
        @State private var step = 0
        @State private var count = 0
        var body: some View {
            let _ = step
            Stack {
                Badge { Counter("content") }
                Badge("other")
            }
            .badgeStyle(Counting(name: name))
            Tap("rename") { name = "new" }
            Tap("step") { step += 1 }
        }
    }

    @Test func `a new style value keeps the state of style and content`() {
        let graph = ViewGraph(Renaming())
        graph.tap("style")
        graph.tap("content")
        graph.tap("rename")
        expectEqual(graph.tree.all("Box").map(\.text), ["new 1", "new 0"])
        expectEqual(graph.counters, ["content 1"])
    }

    @Test func `a new style value runs the style, not the controls`() {
        struct Badges: View {
            var body: some View {
                Badge("a")
                Badge("b")
            }
        }
        struct Steady: View {
            @State private var name = "old"
            var body: some View {
                Badges().badgeStyle(Boxed(name: name))
                Tap("rename") { name = "new" }
            }
        }
        let graph = ViewGraph(Steady())
        expectEqual(graph.recordingBodies { graph.tap("rename") }, ["Steady", "Boxed", "Boxed"])
        expectEqual(graph.drawing, ["new > a", "new > b"])
    }

    @Test func `an equal style and configuration do not run the style again`() {
        struct Configuration: Equatable { var name: String }
        struct Drawn: ControlStyle {
            func makeBody(configuration: Configuration) -> some View { Label(configuration.name) }
        }
        struct Control: View {
            let name: String
            let other: Int
            var body: some View { StyledControl(Configuration(name: name), default: Drawn()) }
        }
        struct Screen: View {
            @State private var other = 0
            @State private var name = "a"
            var body: some View {
                Control(name: name, other: other)
                Control(name: name, other: other).controlStyle(Drawn())
                Tap("other") { other += 1 }
                Tap("name") { name = "b" }
            }
        }
        let graph = ViewGraph(Screen())
        expectEqual(graph.recordingBodies { graph.tap("other") }, ["Screen", "Control", "Control"])
        expectEqual(
            graph.recordingBodies { graph.tap("name") },
            ["Screen", "Control", "Drawn", "Control", "Drawn"])
    }

    @Test func `a changed configuration runs its style alone`() {
        struct Screen: View {
            @State private var name = "a"
            var body: some View {
                Badge(name)
                Badge("other")
                Tap("rename") { name = "b" }
            }
        }
        let graph = ViewGraph(Screen().badgeStyle(.boxed))
        graph.tap("rename")
        expectEqual(graph.drawing, ["boxed > b", "boxed > other"])
    }

    @Test func `a style in another branch drops the control's state`() {
        struct Screen: View {
            @State private var isFramed = false
            var body: some View {
                if isFramed {
                    Badge { Counter("content") }.badgeStyle(.framed)
                } else {
                    Badge { Counter("content") }.badgeStyle(.boxed)
                }
                Tap("switch") { isFramed.toggle() }
            }
        }
        let graph = ViewGraph(Screen())
        graph.tap("content")
        graph.tap("switch")
        expectEqual(graph.counters, ["content 0"])
    }

    @Test func `a style with a choice inside keeps its state`() {
        struct Choosing: BadgeStyle {
            var isFramed: Bool
            func makeBody(configuration: Configuration) -> some View {
                Box(isFramed ? "framed" : "boxed") { configuration.content }
            }
        }
        struct Screen: View {
            @State private var isFramed = false
            var body: some View {
                Badge { Counter("content") }.badgeStyle(Choosing(isFramed: isFramed))
                Tap("switch") { isFramed.toggle() }
            }
        }
        let graph = ViewGraph(Screen())
        graph.tap("content")
        graph.tap("switch")
        expectEqual(graph.counters, ["content 1"])
        expectEqual(graph.tree.all("Box").map(\.text), ["framed"])
    }

    enum Look: BadgeStyle {
        case plain
        case named(String)
        case counting(State<Int>)

        func makeBody(configuration: Configuration) -> some View {
            switch self {
            case .plain: Box("plain look") { configuration.content }
            case .named(let name): Box(name) { configuration.content }
            case .counting(let state): Box("\(state.wrappedValue)") { configuration.content }
            }
        }
    }

    @Test func `a style may be an enum`() {
        struct Screen: View {
            @State private var look = Look.plain
            var body: some View {
                Badge("a").badgeStyle(look)
                Tap("name") { look = .named("named") }
            }
        }
        let graph = ViewGraph(Screen())
        expectEqual(graph.drawing, ["plain look > a"])
        graph.tap("name")
        expectEqual(graph.drawing, ["named > a"])
        expectIssues(graph, [])
    }

    @Test func `a dynamic property inside an enum style is reported`() {
        let graph = ViewGraph(Badge("a").badgeStyle(Look.counting(State(wrappedValue: 3))))
        expectEqual(graph.drawing, ["3 > a"])
        expectIssues(
            graph,
            [
                "Badge: @State of type Int is read where the graph has not installed it: in a plain "
                    + "struct, an enum or an optional, in a style whose makeBody another style calls, "
                    + "or in a view that is not in the tree; its initial value is used. Declare it in "
                    + "the view itself or in a DynamicProperty, or set the style on the control."
            ])
    }

    @Test func `a class as a style stops with a message`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            final class Shared: BadgeStyle {
                func makeBody(configuration: Configuration) -> some View { Label("shared") }
            }
            ViewGraph(Badge("a").badgeStyle(Shared())).update()
        }
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            message.contains(
                "Shared is a class. Views, modifiers and styles are values: make it a struct."))
    }
}
