import TesseraCore
import TestViews
import TesseraTesting

// Rules 1, 2 and 4 of Rules.md: the style that draws a control.

@Suite(.runtimeIssuesFail)
struct NearestStyleTests {
    @Test func `without a style the default draws`() {
        expectEqual(drawing { Badge("a") }, ["plain > a"])
    }

    @Test func `a style applies to every control inside its view`() {
        let drawing = drawing {
            Stack {
                Badge("a")
                Row("row") { Badge("b") }
            }
            .badgeStyle(.boxed)
            Badge("c")
        }
        expectEqual(drawing, ["boxed > a", "boxed > b", "plain > c"])
    }

    @Test func `the nearest style wins`() {
        let drawing = drawing {
            Stack {
                Badge("a").badgeStyle(Boxed(name: "inner"))
                Stack { Badge("b") }.badgeStyle(Boxed(name: "inner"))
                Badge("c")
            }
            .badgeStyle(Boxed(name: "outer"))
        }
        expectEqual(drawing, ["inner > a", "inner > b", "outer > c"])
    }

    @Test func `of two styles on one view the first written is the nearer`() {
        expectEqual(
            drawing {
                Badge("a").badgeStyle(Boxed(name: "first")).badgeStyle(Boxed(name: "second"))
            }, ["first > a"])
    }

    @Test func `the order matters to a style that only adds`() {
        expectEqual(
            drawing { Badge("a").badgeStyle(.framed).badgeStyle(.boxed) }, ["framed > boxed > a"])
        expectEqual(drawing { Badge("a").badgeStyle(.boxed).badgeStyle(.framed) }, ["boxed > a"])
    }

    struct SealConfiguration { let name: String }

    struct Seal: View {
        let name: String
        var body: some View {
            StyledControl(SealConfiguration(name: name), default: PlainSeal())
        }
    }

    struct PlainSeal: ControlStyle {
        func makeBody(configuration: SealConfiguration) -> some View {
            Box("plain seal") { Label(configuration.name) }
        }
    }

    struct Waxed: ControlStyle {
        func makeBody(configuration: SealConfiguration) -> some View {
            Box("waxed") { Badge(configuration.name) }
        }
    }

    @Test func `styles of different controls do not interact`() {
        let drawing = drawing {
            Stack {
                Badge("a")
                Seal(name: "b")
                Badge { Seal(name: "c") }
            }
            .badgeStyle(.boxed)
            .controlStyle(Waxed())
            Seal(name: "d").badgeStyle(.boxed)
        }
        expectEqual(
            drawing,
            [
                "boxed > a", "waxed > boxed > b", "boxed > waxed > plain > c", "plain seal > d",
            ])
    }

    @Test func `a style may be set on any view`() {
        let drawing = drawing {
            Group {
                Badge("a")
                ForEach(0..<2) { number in Badge("\(number)") }
            }
            .badgeStyle(.boxed)
            AnyView(Badge("b")).badgeStyle(.boxed)
            if true { Badge("c") }
        }
        expectEqual(drawing, ["boxed > a", "boxed > 0", "boxed > 1", "boxed > b", "plain > c"])
    }

    @Test func `a control that is drawn in parts names its style once`() {
        struct Seals: View {
            var body: some View {
                ForEach(0..<3) { number in
                    StyledControl(SealConfiguration(name: "\(number)"), default: PlainSeal())
                }
            }
        }
        expectEqual(
            ViewGraph(Seals()).tree.roots.first?.line(), "Seals [PlainSeal, by default]")
    }

    @Test func `a style is named by the nearest composite view`() {
        struct Sealed: View {
            var body: some View {
                Stack {
                    Stack { StyledControl(SealConfiguration(name: "a"), default: PlainSeal()) }
                }
            }
        }
        expectEqual(
            "\(ViewGraph(Stack { Sealed() }).tree)",
            """
            Stack
              Sealed [PlainSeal, by default]
                Stack
                  Stack
                    Box "plain seal"
                      Label "a"
            """)
    }

    @Test func `the tree tells each control's style and where it was set`() {
        struct Screen: View {
            var body: some View {
                Stack {
                    Badge("a").badgeStyle(.framed)
                    Badge("b")
                }
                .badgeStyle(.boxed)
                Badge("c")
            }
        }
        expectEqual(
            "\(ViewGraph(Screen()).tree)",
            """
            Screen
              Stack .badgeStyle(Boxed)
                Badge count: 0 .badgeStyle(Framed) [Framed, set on Screen/Stack/Badge]
                  Box "framed"
                    Badge count: 0 [Boxed, set on Screen/Stack]
                      Box "boxed"
                        Content
                          Label "a"
                Badge count: 0 [Boxed, set on Screen/Stack]
                  Box "boxed"
                    Content
                      Label "b"
              Badge count: 0 [PlainBadgeStyle, by default]
                Box "plain"
                  Content
                    Label "c"
            """)
    }
}
