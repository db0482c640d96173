import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct ScrollViewTests {
    private func letters(_ width: CGFloat?, _ height: CGFloat?) -> ViewHost<some View> {
        cellHost(
            ScrollView { ForEach(["a", "b", "c", "d"], id: \.self) { Text($0) } }, width, height)
    }

    @Test func `a scroll view fills its axis around its content`() {
        expectTree(
            letters(10, 3).treeWithFrames,
            """
            ScrollView at 4.5,0 1×3
              Text "a" at 4.5,0 1×1
              Text "b" at 4.5,9 1×1
              Text "c" at 4.5,18 1×1
              Text "d" at 4.5,27 1×1
            """)
        expectEqual(letters(nil, nil).frame(of: .type("ScrollView"))?.height, 28)
    }

    @Test func `the host scrolls, as far as there is something to see`() {
        let host = letters(10, 3)
        expectEqual(host.scroll(.text("a"), by: CGSize(width: 5, height: 20)), .done)
        expectEqual(host.frame(of: .text("c")), CGRect(x: 4.5, y: -2, width: 1, height: 1))
        expectEqual(host.scroll(.type("ScrollView"), by: CGSize(width: 0, height: 20)), .done)
        expectEqual(host.frame(of: .text("d")), CGRect(x: 4.5, y: 2, width: 1, height: 1))
        expectEqual(
            host.scroll(.type("ScrollView"), by: CGSize(width: 0, height: 20)),
            .refused("there is nothing more to scroll to"))
        #expect(host.scroll(.text("d"), by: CGSize(width: 0, height: -.infinity)) != .done)
        expectEqual(host.scroll(.text("d"), by: CGSize(width: 0, height: -100)), .done)
        expectEqual(host.frame(of: .text("a")), CGRect(x: 4.5, y: 0, width: 1, height: 1))
    }

    @Test func `content that has become shorter is scrolled to its end`() {
        let host = ViewHost(
            rootView: ScrollView { Color.red.frame(width: 1, height: 30) },
            size: ProposedViewSize(width: 10, height: 10))
        host.scroll(.type(Color.self), by: CGSize(width: 0, height: 20))
        expectEqual(host.frame(of: .type(Color.self))?.minY, -20)
        host.rootView = ScrollView { Color.red.frame(width: 1, height: 15) }
        expectEqual(host.frame(of: .type(Color.self))?.minY, -5)
    }

    @Test func `a scroll view around a list is scrolled, not the list`() {
        let host = ViewHost(
            rootView: ScrollView(.horizontal) { List { Color.red.frame(width: 90, height: 30) } },
            size: ProposedViewSize(width: 10, height: 10))
        host.scroll(.type("ScrollView"), by: CGSize(width: 20, height: 0))
        expectEqual(host.frame(of: .type("List"))?.minX, -20)
    }

    @Test func `short content that was scrolled back begins there later`() {
        func view(_ height: CGFloat) -> some View {
            ScrollView { Color.red.frame(width: 1, height: height) }
        }
        let host = ViewHost(rootView: view(30), size: ProposedViewSize(width: 10, height: 10))
        host.scroll(.type(Color.self), by: CGSize(width: 0, height: 20))
        host.rootView = view(5)
        #expect(host.scroll(.type(Color.self), by: CGSize(width: 0, height: -20)) != .done)
        host.rootView = view(30)
        expectEqual(host.frame(of: .type(Color.self))?.minY, 0)
    }

    @Test func `scrolling is refused outside and in disabled views`() {
        let host = ViewHost(rootView: Text("a"))
        expectEqual(
            host.scroll(.text("a"), by: CGSize(width: 0, height: 1)),
            .refused("nothing here responds to a scroll"))
        let disabled = ViewHost(
            rootView: ScrollView { Color.red.frame(width: 1, height: 30) }.allowsHitTesting(false),
            size: ProposedViewSize(width: 10, height: 10))
        #expect(disabled.scroll(.type(Color.self), by: CGSize(width: 0, height: 1)) != .done)
    }

    @Test func `a reader in a scroll view sees how far it was scrolled`() {
        let host = ViewHost(
            rootView: ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { proxy in
                        Text("\(Int(proxy.frame(in: .named("scroll")).minY))")
                    }
                    Color.red.frame(width: 1, height: 40)
                }
            }
            .coordinateSpace(.named("scroll")), size: ProposedViewSize(width: 10, height: 20))
        expectEqual(host.frame(of: .text("0"))?.minY, 0)
        host.scroll(.type(Color.self), by: CGSize(width: 0, height: 12))
        expectEqual(host.frame(of: .text("-12"))?.minY, -12)
    }

    @Test func `a scroll view without a size is laid out as in its own`() {
        let view = ScrollView {
            Color.red.frame(width: 50, height: 20)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 10), spacing: 0)], spacing: 0) {
                ForEach(0..<10) { _ in Color.blue.frame(height: 40) }
            }
        }
        let (ideal, sized) = (ViewHost(rootView: view), ViewHost(rootView: view))
        let size = ideal.frame(of: .type("ScrollView"))?.size ?? .zero
        expectEqual(size, CGSize(width: 50, height: 108))
        sized.size = ProposedViewSize(size)
        expectEqual("\(ideal.treeWithFrames)", "\(sized.treeWithFrames)")
    }
}
