import Foundation
import TesseraLayout
import TesseraTesting
import TestViews

@MainActor
@Suite(.runtimeIssuesFail)
struct GuideTests {
    private enum MidStar: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
    }

    private static let midStar = HorizontalAlignment(MidStar.self)

    private func guide(_ place: CGFloat, _ width: CGFloat = 10) -> LayoutBox {
        GuideBox(Self.midStar, fixed(width, 10)) { _ in place }
    }

    @Test func `a custom guide has its own default`() {
        let (first, second) = (fixed(40, 10), fixed(80, 10))
        let laid = Laid(column(Self.midStar, 0, first, second))
        expectEqual(laid.frame(first), "10,0 40×10")
        expectEqual(laid.frame(second), "0,10 80×10")
        expectEqual("\(Self.midStar)", "HorizontalAlignment(MidStar.self)")
    }

    @Test func `frames and padding pass guides on`() {
        let insets = EdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 0)
        let inner = PaddingBox(insets, FrameBox(width: 30, alignment: .trailing, guide(3)))
        let other = fixed(50, 10)
        let laid = Laid(column(Self.midStar, 0, inner, GuideBox(Self.midStar, other) { _ in 0 }))
        expectEqual(laid.frame(other), "30,10 50×10")
    }

    @Test func `containers average custom guides, except at edges`() {
        let group = layers(
            .topLeading, guide(1), fixed(10, 10), guide(3), guide(5))
        let edge = layers(
            .topLeading, GuideBox(HorizontalAlignment.leading, fixed(10, 10)) { _ in 6 })
        let below = fixed(30, 10)
        let laid = Laid(column(Self.midStar, 0, group, GuideBox(Self.midStar, below) { _ in 0 }))
        expectEqual(laid.frame(below), "3,10 30×10")
        let other = fixed(30, 10)
        expectEqual(Laid(column(.leading, 0, edge, other)).frame(other), "0,10 30×10")
    }

    private func baseline(_ width: CGFloat, _ height: CGFloat, _ baseline: CGFloat) -> LayoutBox {
        GuideBox(VerticalAlignment.firstTextBaseline, fixed(width, height)) { _ in baseline }
    }

    @Test func `baselines line up, with the first child's first baseline`() {
        let (small, large) = (baseline(10, 20, 16), baseline(10, 40, 32))
        let laid = Laid(row(.firstTextBaseline, 0, small, large))
        expectEqual(laid.frame(small), "0,16 10×20")
        expectEqual(laid.frame(large), "10,0 10×40")
        let lines = column(.center, 0, baseline(10, 20, 16), baseline(10, 40, 32))
        let label = baseline(10, 20, 10)
        expectEqual(Laid(row(.firstTextBaseline, 0, lines, label)).frame(label), "10,6 10×20")
    }

    @Test func `a stack's last baseline is the last of its children's`() {
        func last(_ height: CGFloat, _ baseline: CGFloat) -> LayoutBox {
            GuideBox(VerticalAlignment.lastTextBaseline, fixed(10, height)) { _ in baseline }
        }
        let (lines, label) = (column(.center, 0, last(20, 16), last(40, 32)), last(20, 10))
        expectEqual(Laid(row(.lastTextBaseline, 0, lines, label)).frame(label), "10,42 10×20")
    }

    @Test func `a guide leaves inner guides alone`() {
        let guided = GuideBox(
            HorizontalAlignment.leading,
            GuideBox(VerticalAlignment.top, fixed(20, 20)) { _ in 5 }
        ) { _ in 3 }
        let next = fixed(10, 10)
        expectEqual(Laid(row(.top, 0, guided, next)).frame(next), "20,5 10×10")
    }

    @Test func `an overlay is aligned by guides of both`() {
        let badge = fixed(10, 10)
        let laid = Laid(
            OverlayBox(
                GuideBox(HorizontalAlignment.leading, fixed(100, 50)) { _ in 20 },
                GuideBox(HorizontalAlignment.leading, badge) { _ in 5 }, .topLeading))
        expectEqual(laid.frame(badge), "15,0 10×10")
    }

    @Test func `nested baseline stacks compute each guide once`() {
        var count = 0
        let leaf = GuideBox(VerticalAlignment.firstTextBaseline, fixed(10)) { _ in
            count += 1
            return 16
        }
        let deep = (0..<60).reduce(leaf as LayoutBox) { inner, _ in
            row(.firstTextBaseline, 0, inner, fixed(1))
        }
        _ = Laid(deep, 500, 100)
        expectEqual(count, 1)
    }
}
