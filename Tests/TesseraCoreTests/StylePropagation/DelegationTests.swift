import TesseraCore
import TestViews
import TesseraTesting

// Rules 3, 7 and 8 of Rules.md: the style that draws a control inside a style.

@Suite(.runtimeIssuesFail)
struct DelegationTests {
    @Test func `the next outer style draws the configuration's control`() {
        expectEqual(
            drawing { Badge("a").badgeStyle(.framed).badgeStyle(.boxed) }, ["framed > boxed > a"])
    }

    @Test func `without an outer style the default style draws`() {
        expectEqual(drawing { Badge("a").badgeStyle(.framed) }, ["framed > plain > a"])
    }

    @Test func `any number of styles may be stacked`() {
        let drawing = drawing {
            Badge("a")
                .badgeStyle(Framed(name: "1")).badgeStyle(Framed(name: "2"))
                .badgeStyle(Framed(name: "3")).badgeStyle(.framed).badgeStyle(.framed)
        }
        expectEqual(drawing, ["1 > 2 > 3 > framed > framed > plain > a"])
    }

    /// A style that draws another badge in place of the configured badge.
    struct Replacing: BadgeStyle {
        func makeBody(configuration: Configuration) -> some View {
            Box("replacing") { Badge("new") }
        }
    }

    @Test func `a fresh control in a style is drawn by the next outer style`() {
        expectEqual(drawing { Badge("a").badgeStyle(Replacing()) }, ["replacing > plain > new"])
        expectEqual(
            drawing { Badge("a").badgeStyle(Replacing()).badgeStyle(.boxed) },
            ["replacing > boxed > new"])
        expectEqual(
            drawing { Badge("a").badgeStyle(Replacing()).badgeStyle(Replacing()) },
            ["replacing > replacing > plain > new"])
    }

    /// Draws the badge in a fixed style.
    struct Pinning: BadgeStyle {
        var isFramed = false
        func makeBody(configuration: Configuration) -> some View {
            Box("pinning") {
                if isFramed {
                    Badge(configuration).badgeStyle(.framed)
                } else {
                    Badge(configuration).badgeStyle(.boxed)
                }
            }
        }
    }

    @Test func `a style may pin the style of the control that it builds`() {
        expectEqual(
            drawing { Badge("a").badgeStyle(Pinning()).badgeStyle(Boxed(name: "outer")) },
            ["pinning > boxed > a"])
    }

    @Test func `a pinned style that delegates gets the next style outwards`() {
        expectEqual(
            drawing {
                Badge("a").badgeStyle(Pinning(isFramed: true)).badgeStyle(Boxed(name: "outer"))
            }, ["pinning > framed > outer > a"])
        expectEqual(
            drawing { Badge("a").badgeStyle(Pinning(isFramed: true)) },
            ["pinning > framed > plain > a"])
    }

    @Test func `the configuration's binding writes the control's value`() {
        struct Tapping: BadgeStyle {
            let name: String
            func makeBody(configuration: Configuration) -> some View {
                Tap(name) { configuration.count += 1 }
                Badge(configuration)
            }
        }
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                Label("\(count)")
                Badge("a", count: $count)
                    .badgeStyle(Tapping(name: "inner")).badgeStyle(Tapping(name: "outer"))
            }
        }
        let graph = ViewGraph(Screen())
        graph.tap("inner")
        graph.tap("outer")
        expectEqual(graph.labels, ["2", "a"])
    }

    struct Endless: BadgeStyle {
        func makeBody(configuration: Configuration) -> some View {
            AnyView(Badge(configuration).badgeStyle(self))
        }
    }

    @Test func `a style set on the control that it builds is named`() {
        var issues: [RuntimeIssue] = []
        ViewGraph(Badge("a").badgeStyle(Endless()), onIssue: { issues.append($0) }).update()
        expectEqual(issues.count, 1)
        let message = issues.first?.message ?? ""
        #expect(message.contains("Views contain each other, perhaps without end: "))
        #expect(message.contains("Badge → Endless → …") || message.contains("Endless → Badge → …"))
        #expect(message.contains("A style must not set itself on the control that it builds."))
    }

    struct Bare: ControlStyle {
        struct Configuration {}
        struct Control: View {
            var body: some View { StyledControl(Configuration(), default: Bare()) }
        }
        func makeBody(configuration: Configuration) -> some View { AnyView(Control()) }
    }

    @Test func `a default style that builds the control bare is named`() {
        var issues: [RuntimeIssue] = []
        ViewGraph(Bare.Control(), onIssue: { issues.append($0) }).update()
        expectEqual(issues.count, 1)
        let message = issues.first?.message ?? ""
        #expect(message.contains("Views contain each other, perhaps without end: "))
        #expect(message.contains("Control → Bare → …") || message.contains("Bare → Control → …"))
        #expect(
            message.contains(
                "A default style must not build the control that it draws: no style is left to draw "
                    + "it."))
    }
}
