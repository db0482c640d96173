import Tessera
import TesseraTesting
import Testing

/// A bar filled from its leading edge, as a fraction of the width that it gets.
private struct Bar: View {
    let fraction: CGFloat
    var body: some View {
        GeometryReader { proxy in
            Color.red.frame(width: fraction * proxy.size.width)
        }
    }
}

/// Notes what appears and what runs.
private final class Log {
    var lines: [String] = []
}

private struct Choice: View {
    let log: Log
    var body: some View {
        GeometryReader { proxy in
            if proxy.size.width > 20 {
                Text("wide").onAppear { log.lines.append("wide at \(proxy.size.width)") }
            } else {
                Text("narrow").onAppear { log.lines.append("narrow at \(proxy.size.width)") }
            }
        }
    }
}

private struct Shown: View {
    let name: String
    let proxy: GeometryProxy
    var place = true
    var body: some View {
        let frame = place ? proxy.frame(in: .global) : proxy.frame(in: .local)
        Text("\(name) \(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))")
    }
}

/// Layers of views, which count how often they are measured.
private struct Counted: Layout {
    let log: Log

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        log.lines.append("measured")
        return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

/// Its width is that of its reader, and 1 more.
private struct Growing: View {
    @State var width: CGFloat = 10
    var body: some View {
        GeometryReader { proxy in
            Color.red.onChange(of: proxy.size.width, initial: true) { _, new in width = new + 1 }
        }
        .frame(width: width, height: 5)
    }
}

@MainActor
@Suite(.runtimeIssuesFail)
struct GeometryReaderTests {
    @Test func `a reader takes all the space, and its views are made of its size`() {
        expectTree(
            placed(50, 10) { Bar(fraction: 0.4) },
            """
            Bar fraction: 0.4 at 0,0 50×10
              GeometryReader at 0,0 50×10
                Color "red" at 0,0 20×10 .frame(width: 20)
            """)
    }

    @Test func `nobody needs to ask for frames`() {
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
        #expect(host.frame(of: .type(Color.self))?.width == 50)
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

    @Test(arguments: [(false, "0,0 2×1", "0,0 4×1"), (true, "18,0 2×1", "16,0 4×1")])
    func `several views stand in the corner where lines begin, in front of each other`(
        rightToLeft: Bool, first: String, second: String
    ) {
        expectTree(
            placed(20, 5, rightToLeft: rightToLeft) {
                GeometryReader { _ in
                    Text("ab")
                    Text("cdef")
                }
            },
            """
            GeometryReader at 0,0 20×5
              Text "ab" at \(first)
              Text "cdef" at \(second)
            """)
    }

    @Test func `a reader in a reader has a size of its own`() {
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
        #expect(log.lines == ["wide at 50.0"])
        host.size.width = 15
        host.update()
        #expect(log.lines == ["wide at 50.0", "narrow at 15.0"])
    }

    @Test func `a reader without views takes its space all the same`() {
        expectTree(placed(20, 5) { GeometryReader { _ in } }, "GeometryReader at 0,0 20×5")
    }

    @Test func `a reader without a place has 10 by 10`() {
        let host = ViewHost(
            rootView: Text("ab").toolbar { ToolbarItem { Bar(fraction: 0.5) } })
        #expect(host.frame(of: .type(Color.self)) == nil)
        #expect(host.tree.description.contains("Color \"red\" .frame(width: 5)"))
    }

    // MARK: Coordinate spaces

    @Test func `a frame is told in the space of the view, of the host, or of a view around`() {
        func written(_ frame: CGRect) -> String {
            "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))×\(Int(frame.height))"
        }
        expectTree(
            placed(60, 20) {
                HStack(spacing: 0) {
                    Text("abc")
                    VStack(spacing: 0) {
                        Text("d")
                        GeometryReader { proxy in
                            VStack(spacing: 0) {
                                Text(written(proxy.frame(in: .local)))
                                Text(written(proxy.frame(in: .global)))
                                Text(written(proxy.frame(in: .named("column"))))
                            }
                        }
                    }
                    .coordinateSpace(.named("column"))
                }
                .coordinateSpace(name: "column")
            },
            """
            HStack spacing: 0 at 0,0 60×20 .coordinateSpace(.named("column"))
              Text "abc" at 0,9.5 3×1
              VStack spacing: 0 at 3,0 57×20 .coordinateSpace(.named("column"))
                Text "d" at 31,0 1×1
                GeometryReader at 3,1 57×19
                  VStack spacing: 0 at 3,1 9×3
                    Text "0,0 57×19" at 3,1 9×1
                    Text "3,1 57×19" at 3,2 9×1
                    Text "0,1 57×19" at 3,3 9×1
            """)
    }

    @Test func `from right to left, x still grows to the right`() {
        expectTree(
            placed(20, 5, rightToLeft: true) {
                HStack(spacing: 0) {
                    GeometryReader { Shown(name: "x", proxy: $0) }.frame(width: 8)
                    Spacer()
                }
            },
            """
            HStack spacing: 0 at 0,0 20×5
              GeometryReader at 12,0 8×5 .frame(width: 8)
                Shown name: "x", place: true at 12,0 8×1
                  Text "x 12,0 8" at 12,0 8×1
              Spacer at 0,2.5 12×0
            """)
    }

    @Test func `a space that no view around has is reported, and the host's is used`() {
        let host = ViewHost(
            rootView: GeometryReader { Text("\(Int($0.frame(in: .named("row")).width))") })
        expectTree(
            host.tree,
            """
            GeometryReader
              Text "10"
            """)
        expectIssues(
            host,
            [
                "GeometryReader: no view around has a coordinate space named \"row\"; "
                    + "the global frame is used."
            ])
    }

    @Test func `a body that reads the size alone does not run when the view has moved`() {
        func view(_ height: CGFloat) -> some View {
            VStack(spacing: 0) {
                Color.blue.frame(height: height)
                GeometryReader { proxy in
                    Shown(name: "size", proxy: proxy, place: false)
                    Shown(name: "place", proxy: proxy)
                }
                .frame(height: 5)
            }
        }
        let host = ViewHost(rootView: view(3))
        host.update()
        let bodies = host.recordingBodies { host.rootView = view(4) }
        // The closure is another one each time; after that, it is the place that has changed.
        #expect(bodies.filter { $0 == "Shown" }.count == 1)
        #expect(host.tree.description.contains("place 0,4 10"))
    }

    // MARK: Work and bad input

    @Test func `nothing is laid out while nobody asks, before a reader comes or when it has gone`()
    {
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
        #expect(log.lines.isEmpty)
        host.tap(.text("0"))
        #expect(!log.lines.isEmpty)
        host.tap(.text("1"))
        log.lines = []
        host.tap(.text("2"))
        #expect(log.lines.isEmpty)
        #expect(host.frame(of: .text("3"))?.minX == 0)
    }

    @Test func `a layout that feeds on itself is stopped and reported`() {
        let host = ViewHost(rootView: Growing())
        expectIssues(
            host,
            [
                "Growing/GeometryReader/Color: the tree was updated 198 times without coming to rest: "
                    + "after each, the onChange action here or the geometry of Growing/GeometryReader "
                    + "wrote what had it updated again; the last changes wait for the next update."
            ])
    }

    @Test func `the layout belongs to the animation of the change that it follows`() {
        struct Toggled: View {
            @State var isWide = false
            var body: some View {
                Bar(fraction: 0.5).frame(width: isWide ? 40 : 20, height: 5)
                    .onTapGesture { withAnimation(.linear) { isWide = true } }
            }
        }
        let host = ViewHost(rootView: Toggled())
        host.tap(.type(Bar.self))
        #expect(host.lastAnimation == .linear)
        #expect(host.frame(of: .type(Color.self))?.width == 20)
    }
}
