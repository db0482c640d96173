import TesseraCore
import TestViews
import TesseraTesting

// Rules 5 and 6 of Rules.md: controls inside controls, and controls beside each other.

@Suite(.runtimeIssuesFail)
struct NestedControlTests {
    private func nested() -> some View {
        Badge {
            Label("outer")
            Badge("inner")
        }
    }

    @Test func `a style does not draw controls in its own content`() {
        expectEqual(
            drawing { nested().badgeStyle(.boxed) }, ["boxed > outer", "boxed > plain > inner"])
    }

    @Test func `with two styles it is drawn by the outer one`() {
        expectEqual(
            drawing { nested().badgeStyle(.boxed).badgeStyle(Boxed(name: "outermost")) },
            ["boxed > outer", "boxed > outermost > inner"])
    }

    @Test func `delegation leaves the remaining styles to the content`() {
        expectEqual(
            drawing {
                nested().badgeStyle(.framed).badgeStyle(.boxed).badgeStyle(Boxed(name: "last"))
            }, ["framed > boxed > outer", "framed > boxed > last > inner"])
    }

    @Test func `a style set inside the content is the nearest there`() {
        expectEqual(
            drawing {
                Badge { Badge("inner").badgeStyle(Boxed(name: "own")) }.badgeStyle(.boxed)
            }, ["boxed > own > inner"])
    }

    /// Draws the content, and the badges inside it as well.
    struct Reaching: BadgeStyle {
        func makeBody(configuration: Configuration) -> some View {
            Box("reaching") { configuration.content.badgeStyle(self) }
        }
    }

    @Test func `a style applied to the content reaches controls inside`() {
        let drawing = drawing {
            Badge { Badge { Badge("innermost") } }.badgeStyle(Reaching())
        }
        expectEqual(drawing, ["reaching > reaching > reaching > innermost"])
    }

    /// Draws the badge twice.
    struct Doubling: BadgeStyle {
        func makeBody(configuration: Configuration) -> some View {
            Box("left") { Badge(configuration) }
            Box("right") { Badge(configuration) }
        }
    }

    @Test func `two controls of one configuration get the next style`() {
        expectEqual(
            drawing { Badge("a").badgeStyle(Doubling()).badgeStyle(.boxed) },
            ["left > boxed > a", "right > boxed > a"])
        expectEqual(
            drawing { Badge("a").badgeStyle(Doubling()).badgeStyle(Doubling()) },
            [
                "left > left > plain > a", "left > right > plain > a",
                "right > left > plain > a", "right > right > plain > a",
            ])
    }

    struct Twice: BadgeStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.content
            configuration.content
        }
    }

    @Test func `content placed twice is two views, each with its own state`() {
        let graph = ViewGraph(Badge { Counter("a") }.badgeStyle(Twice()))
        graph.tap("a")
        expectEqual(graph.counters, ["a 1", "a 0"])
    }

    @Test func `sibling controls do not share remaining styles`() {
        let drawing = drawing {
            Stack {
                Badge("a").badgeStyle(.framed)
                Badge("b")
                Badge("c").badgeStyle(.framed).badgeStyle(.framed)
                Badge("d")
            }
            .badgeStyle(.boxed)
        }
        expectEqual(
            drawing,
            [
                "framed > boxed > a", "boxed > b", "framed > framed > boxed > c", "boxed > d",
            ])
    }
}
