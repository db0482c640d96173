import Tessera
import TesseraTesting
import class TestViews.Log
import TestViews

/// A bar that fills a fraction of its width from the leading edge.
private struct Bar: View {
    let fraction: CGFloat
    var body: some View {
        GeometryReader { proxy in
            Color.red.frame(width: fraction * proxy.size.width)
        }
    }
}

private struct Choice: View {
    let log: Log
    var body: some View {
        GeometryReader { proxy in
            if proxy.size.width > 20 {
                Text("wide").onAppear { log("wide at \(proxy.size.width)") }
            } else {
                Text("narrow").onAppear { log("narrow at \(proxy.size.width)") }
            }
        }
    }
}

/// A layout that logs its measurements.
private struct Counted: Layout {
    let log: Log

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        log("measured")
        return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

/// A view that makes its frame 1 wider than it was, after each layout.
private struct Growing: View {
    @State var width: CGFloat = 10
    var body: some View {
        GeometryReader { proxy in
            Color.red.onChange(of: proxy.size.width, initial: true) { _, new in width = new + 1 }
        }
        .frame(width: width, height: 5)
    }
}

@Suite(.runtimeIssuesFail)
struct GeometryReaderTests {
    @Test func `a reader fills the space and passes its size on`() {
        expectTree(
            placed(50, 10) { Bar(fraction: 0.4) },
            """
            Bar fraction: 0.4 at 0,0 50×10
              GeometryReader at 0,0 50×10
                Color "red" at 0,0 20×10 .frame(width: 20)
            """)
    }

    @Test func `geometry changes arrive without a query for frames`() {
        let host = ViewHost(
            rootView: Bar(fraction: 0.4), size: ProposedViewSize(width: 50, height: 10))
        expectTree(
            host.tree,
            """
            Bar fraction: 0.4
              GeometryReader
                Color "red" .frame(width: 20)
            """)
        host.size.width = 100
        expectTree(
            host.tree,
            """
            Bar fraction: 0.4
              GeometryReader
                Color "red" .frame(width: 40)
            """)
        host.rootView = Bar(fraction: 0.5)
        expectEqual(host.frame(of: .type(Color.self))?.width, 50)
    }

    @Test func `without a proposal the size is 10 by 10`() {
        expectTree(
            placed { Bar(fraction: 0.5) },
            """
            Bar fraction: 0.5 at 0,0 10×10
              GeometryReader at 0,0 10×10
                Color "red" at 0,0 5×10 .frame(width: 5)
            """)
    }

    @Test func `without a host the size is 10 by 10`() {
        expectTree(
            ViewGraph(Bar(fraction: 0.5)).tree,
            """
            Bar fraction: 0.5
              GeometryReader
                Color "red" .frame(width: 5)
            """)
    }

    @Test func `in an overlay the size is that of the view below`() {
        expectTree(
            placed(50, 10) {
                Text("12345").overlay {
                    GeometryReader { Text("\(Int($0.size.width))×\(Int($0.size.height))") }
                }
            },
            """
            Text "12345" at 22.5,4.5 5×1 .overlay(…)
              overlay at 22.5,4.5 5×1
                GeometryReader at 22.5,4.5 5×1
                  Text "5×1" at 22.5,4.5 3×1
            """)
    }

    @Test func `a nested reader has its own size`() {
        expectTree(
            placed(40, 10) {
                GeometryReader { outer in
                    Bar(fraction: 0.5).frame(width: outer.size.width / 2)
                }
            },
            """
            GeometryReader at 0,0 40×10
              Bar fraction: 0.5 at 0,0 20×10 .frame(width: 20)
                GeometryReader at 0,0 20×10
                  Color "red" at 0,0 10×10 .frame(width: 10)
            """)
    }

    @Test func `the views appear when the size is known, and no others do`() {
        let log = Log()
        let host = ViewHost(
            rootView: Choice(log: log), size: ProposedViewSize(width: 50, height: 10))
        expectEqual(log.entries, ["wide at 50.0"])
        host.size.width = 15
        host.update()
        expectEqual(log.entries, ["wide at 50.0", "narrow at 15.0"])
    }

    @Test func `a reader without views still takes its space`() {
        expectTree(placed(20, 5) { GeometryReader { _ in } }, "GeometryReader at 0,0 20×5")
    }

    @Test func `a reader without a place has 10 by 10`() {
        let host = ViewHost(
            rootView: Text("ab").toolbar { ToolbarItem { Bar(fraction: 0.5) } })
        #expect(host.frame(of: .type(Color.self)) == nil)
        #expect(host.tree.description.contains("Color \"red\" .frame(width: 5)"))
    }

    // MARK: Work and bad input

    @Test func `no layout happens without a reader or a query`() {
        struct Screen: View {
            let log: Log
            @State var taps = 0
            var body: some View {
                Counted(log: log) {
                    Text("\(taps)").onTapGesture { taps += 1 }
                    if taps == 1 { Bar(fraction: 0.5) }
                }
            }
        }
        let log = Log()
        let host = ViewHost(rootView: Screen(log: log))
        #expect(log.entries.isEmpty)
        host.tap(.text("0"))
        #expect(!log.entries.isEmpty)
        host.tap(.text("1"))
        log.entries = []
        host.tap(.text("2"))
        #expect(log.entries.isEmpty)
        expectEqual(host.frame(of: .text("3"))?.minX, 0)
    }

    @Test func `a layout that feeds on itself is stopped and reported`() {
        let host = ViewHost(rootView: Growing())
        expectIssues(
            host,
            [
                "Growing/GeometryReader/Color: the tree was updated 198 times without settling: "
                    + "after each update, the onChange action here or the geometry of "
                    + "Growing/GeometryReader wrote a value that required another; the last "
                    + "changes wait for the next update."
            ])
    }

    @Test func `a layout belongs to its change's animation`() {
        struct Toggled: View {
            @State var isWide = false
            var body: some View {
                Bar(fraction: 0.5).frame(width: isWide ? 40 : 20, height: 5)
                    .onTapGesture { withAnimation(.linear) { isWide = true } }
            }
        }
        let host = ViewHost(rootView: Toggled())
        host.tap(.type(Bar.self))
        expectEqual(host.lastAnimation, .linear)
        expectEqual(host.frame(of: .type(Color.self))?.width, 20)
    }
}
