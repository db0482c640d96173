import Tessera
import TesseraTesting

/// The names of SwiftUI's for layout, as code for SwiftUI spells them: it compiles, and does the
/// same.
@Suite(.runtimeIssuesFail)
struct LayoutNamesTests {
    private struct Rank: LayoutValueKey {
        static let defaultValue: Int = 0
    }

    /// Equal widths, with a cache of the greatest one.
    private struct EqualWidths: Layout {
        struct Cache {
            var widest: CGFloat
        }

        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = .horizontal
            return properties
        }

        func makeCache(subviews: Subviews) -> Cache {
            Cache(widest: subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0)
        }

        func updateCache(_ cache: inout Cache, subviews: Subviews) {
            cache = makeCache(subviews: subviews)
        }

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
        ) -> CGSize {
            let height = subviews.map { $0.dimensions(in: proposal).height }.max() ?? 0
            return CGSize(width: cache.widest * CGFloat(subviews.count), height: height)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
        ) {
            let sorted = subviews.sorted { $0[Rank.self] < $1[Rank.self] }
            for (index, subview) in sorted.enumerated() {
                subview.place(
                    at: CGPoint(
                        x: bounds.minX + (CGFloat(index) + 0.5) * cache.widest, y: bounds.midY),
                    anchor: .center,
                    proposal: ProposedViewSize(width: cache.widest, height: bounds.height))
            }
        }
    }

    @Test func `a layout with a cache and values places its views`() {
        expectTree(
            placed {
                EqualWidths {
                    Text("abc").layoutValue(key: Rank.self, value: 1)
                    Text("d")
                }
            },
            """
            EqualWidths at 0,0 6×1
              Text "abc" at 3,0 3×1 .layoutValue(Rank, 1)
              Text "d" at 1,0 1×1
            """)
    }

    private struct Switching: View {
        @State private var isVertical = false

        var body: some View {
            let layout =
                isVertical
                ? AnyLayout(VStackLayout(alignment: .leading, spacing: 1))
                : AnyLayout(HStackLayout(alignment: .top, spacing: 2))
            layout {
                Text("ab").onTapGesture { isVertical.toggle() }
                Text("c").layoutPriority(1)
            }
        }
    }

    @Test func `an erased layout may become another layout`() {
        let host = ViewHost(rootView: Switching())
        host.textMetrics = .cells
        #expect(host.frame(of: .text("c"))?.origin == CGPoint(x: 4, y: 0))
        host.tap(.text("ab"))
        #expect(host.frame(of: .text("c"))?.origin == CGPoint(x: 0, y: 2))
    }

    private struct Widest: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
            value = max(value, nextValue())
        }
    }

    private struct Measuring: View {
        @State private var widest: CGFloat = 0
        @State private var frame = CGRect.zero

        var body: some View {
            ScrollView(.horizontal, showsIndicators: false) {
                ViewThatFits(in: .vertical) {
                    HStack(alignment: .firstTextBaseline) {
                        Text("abcd")
                            .background(
                                GeometryReader { (proxy: GeometryProxy) in
                                    Color.clear.preference(
                                        key: Widest.self, value: proxy.size.width)
                                }
                            )
                            .alignmentGuide(.firstTextBaseline) { dimensions in
                                dimensions[.bottom] - dimensions.height / 2
                            }
                    }
                }
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(Widest.self) { widest = $0 }
            .onGeometryChange(for: CGRect.self) { proxy in
                proxy.frame(in: .named("scroll"))
            } action: { newValue in
                frame = newValue
            }
            ZStackLayout(alignment: .topLeading) {
                Text("\(Int(widest)) \(Int(frame.width))").position(x: 5, y: 5)
            }
        }
    }

    @Test func `sizes come outwards by preferences and by geometry`() {
        let host = ViewHost(
            rootView: Measuring(), size: ProposedViewSize(CGSize(width: 20, height: 9)))
        host.textMetrics = .cells
        _ = host.treeWithFrames
        #expect(host.find(.text("4 20")) != nil)
    }
}
