import Observation
import TesseraCore
import TestViews
import TesseraTesting

// Rules 9 to 11 of Rules.md: the values that a style reads and stores.

private struct ColorKey: EnvironmentKey { static let defaultValue = "black" }

extension EnvironmentValues {
    fileprivate var color: String {
        get { self[ColorKey.self] }
        set { self[ColorKey.self] = newValue }
    }
}

@Suite(.runtimeIssuesFail)
struct StyleEnvironmentTests {
    private struct Colored: BadgeStyle {
        @Environment(\.color) private var color
        func makeBody(configuration: Configuration) -> some View {
            Box(color) { Badge(configuration) }
        }
    }

    private struct ColoredView: View {
        @Environment(\.color) private var color
        var body: some View { Label(color) }
    }

    @Test func `a style reads the environment at the control`() {
        expectEqual(
            drawing { Badge("a").badgeStyle(Colored()).environment(\.color, "outside") },
            ["outside > plain > a"])
        expectEqual(
            drawing { Badge("a").environment(\.color, "between").badgeStyle(Colored()) },
            ["between > plain > a"])
        expectEqual(
            drawing {
                Stack {
                    Badge("a").environment(\.color, "near")
                    Badge("b")
                }
                .badgeStyle(Colored())
                .environment(\.color, "far")
            }, ["near > plain > a", "far > plain > b"])
    }

    private struct Painting: BadgeStyle {
        let color: String
        func makeBody(configuration: Configuration) -> some View {
            Badge(configuration).environment(\.color, color)
        }
    }

    @Test func `the next style and content see values set round a control`() {
        let drawing = drawing {
            Badge { ColoredView() }.badgeStyle(Painting(color: "red")).badgeStyle(Colored())
        }
        expectEqual(drawing, ["red > plain > red"])
    }

    private struct PaintingContent: BadgeStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.content.environment(\.color, "red")
            ColoredView()
        }
    }

    @Test func `only the content sees values set round the content`() {
        expectEqual(
            drawing { Badge { ColoredView() }.badgeStyle(PaintingContent()) }, ["red", "black"])
    }

    private struct Screen: View {
        @State private var color = "red"
        var body: some View {
            Stack {
                Badge("a").environment(\.color, color)
                Badge("b")
            }
            .badgeStyle(Colored())
            Tap("color") { color = "green" }
        }
    }

    @Test func `a style reruns only where a value it reads changed`() {
        let graph = ViewGraph(Screen())
        expectEqual(
            graph.recordingBodies { graph.tap("color") }.filter { $0 != "Screen" }, ["Colored"])
        expectEqual(graph.drawing, ["green > plain > a", "black > plain > b"])
    }

    // MARK: - State

    private struct Counting: BadgeStyle {
        @State private var taps = 0
        func makeBody(configuration: Configuration) -> some View {
            Box("\(taps)") { configuration.content }
            Tap("tap") { taps += 1 }
        }
    }

    @Test func `a style's state is stored for each control that it draws`() {
        let graph = ViewGraph(
            Stack {
                Badge("a")
                Badge("b")
            }
            .badgeStyle(Counting()))
        graph.tap("tap")
        expectEqual(graph.drawing, ["1 > a", "0 > b"])
    }

    @Test func `the same style set twice has two states`() {
        struct CountingFrame: BadgeStyle {
            let name: String
            @State private var taps = 0
            func makeBody(configuration: Configuration) -> some View {
                Box("\(name) \(taps)") { Badge(configuration) }
                Tap(name) { taps += 1 }
            }
        }
        let graph = ViewGraph(
            Badge("a").badgeStyle(CountingFrame(name: "x")).badgeStyle(CountingFrame(name: "y")))
        graph.tap("y")
        expectEqual(graph.drawing, ["x 0 > y 1 > plain > a"])
        graph.tap("x")
        expectEqual(graph.drawing, ["x 1 > y 1 > plain > a"])
    }

    @Test func `a default style may have dynamic properties too`() {
        struct Configuration {}
        struct Own: ControlStyle {
            @State private var taps = 0
            @Environment(\.color) private var color
            func makeBody(configuration: Configuration) -> some View {
                Label("\(taps) \(color)")
                Tap("tap") { taps += 1 }
            }
        }
        struct Control: View {
            var body: some View { StyledControl(Configuration(), default: Own()) }
        }
        let graph = ViewGraph(Control().environment(\.color, "red"))
        graph.tap("tap")
        expectEqual(graph.labels, ["1 red"])
    }

    @Observable
    final class Theme {
        var name = "light"
    }

    @Test func `a style may read observable objects`() {
        struct Themed: BadgeStyle {
            @Environment(Theme.self) private var theme
            func makeBody(configuration: Configuration) -> some View {
                Box(theme.name) { configuration.content }
            }
        }
        let theme = Theme()
        let graph = ViewGraph(Badge("a").badgeStyle(Themed()).environment(theme))
        expectEqual(graph.drawing, ["light > a"])
        expectEqual(graph.recordingBodies { theme.name = "dark" }, ["Themed"])
        expectEqual(graph.drawing, ["dark > a"])
    }
}
