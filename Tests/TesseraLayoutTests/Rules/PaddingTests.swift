import Foundation
import TesseraLayout
import TesseraTesting
import TestViews

@MainActor
@Suite(.runtimeIssuesFail)
struct PaddingTests {
    private let ten = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)

    @Test func `padding proposes less to its child and adds to its size`() {
        let child = greedy()
        expectEqual(Laid(PaddingBox(ten, child), 100, 50).frame(child), "10,10 80×30")
        expectEqual(size(PaddingBox(ten, fixed(40, 20)), 0, 0), "60×40")
    }

    @Test func `padding that is larger than the proposal is kept`() {
        let child = greedy()
        let box = PaddingBox(ten, child)
        let laid = Laid(box, 15, 15)
        expectEqual(laid.local(child, in: box), "10,10 0×0")
        expectEqual(laid.root.frame(of: box)?.size, CGSize(width: 20, height: 20))
    }

    @Test func `padding may be negative`() {
        let child = greedy()
        let insets = EdgeInsets(top: 0, leading: -5, bottom: 0, trailing: 0)
        let box = PaddingBox(insets, child)
        let laid = Laid(box, 50, 20)
        expectEqual(laid.frame(box), "0,0 50×20")
        expectEqual(laid.frame(child), "-5,0 55×20")
    }

    @Test func `negative padding makes nothing smaller than nothing`() {
        let insets = EdgeInsets(top: -20, leading: -30, bottom: 0, trailing: 0)
        expectEqual(size(PaddingBox(insets, fixed(10, 10)), nil, nil), "0×0")
    }

    @Test func `a text that fits without its padding alone is wrapped`() {
        let text = TextBox([TextRun("ab cd")], .cells)
        expectEqual(size(PaddingBox(ten, text), 25, nil), "25×21")
        expectEqual(size(PaddingBox(ten, text), 22, nil), "22×22")
        expectEqual(size(PaddingBox(ten, TextBox([TextRun("ab cd")], .cells)), 24, nil), "22×22")
    }
}

@MainActor
@Suite(.runtimeIssuesFail)
struct FixedSizeTests {
    @Test func `a fixed size is the ideal one`() {
        expectEqual(size(FixedSizeBox(greedy()), 100, 60), "10×10")
        let framed = FrameBox(
            width: Limits(ideal: 100), height: Limits(ideal: 40), greedy())
        expectEqual(size(FixedSizeBox(framed), 10, 10), "100×40")
        expectEqual(size(FixedSizeBox(axes: .horizontal, greedy()), 100, 60), "10×60")
    }
}

@MainActor
@Suite(.runtimeIssuesFail)
struct AspectRatioTests {
    @Test func `one proposed length decides, and without any the child does`() {
        expectEqual(size(AspectRatioBox(2, greedy()), 100, nil), "100×50")
        expectEqual(size(AspectRatioBox(2, greedy()), nil, 100), "200×100")
        expectEqual(size(AspectRatioBox(2, greedy()), nil, nil), "10×10")
    }

    @Test func `without a ratio, the child's ideal size gives it`() {
        let picture = LeafBox(.resizable(CGSize(width: 30, height: 20)))
        expectEqual(size(AspectRatioBox(nil, picture), 60, 60), "60×40")
        expectEqual(size(AspectRatioBox(nil, fills: true, picture), 60, 60), "90×60")
    }

    @Test func `a child that keeps its size ignores the ratio`() {
        expectEqual(size(AspectRatioBox(3, fixed(40, 20)), 100, 100), "40×20")
    }

    @Test(arguments: [0, -1, .infinity, .nan] as [CGFloat])
    func `an invalid ratio is reported, and the child's used`(ratio: CGFloat) {
        let box = AspectRatioBox(ratio, LeafBox(.resizable(CGSize(width: 20, height: 10))))
        let laid = Laid(box, 40, 40)
        expectEqual(laid.frame(box), "0,10 40×20")
        expectEqual(laid.reports.count, 1)
    }

    @Test func `a child without an ideal length has the ratio 1`() {
        expectEqual(size(AspectRatioBox(nil, LeafBox(.resizable(.zero))), 30, 20), "20×20")
        let flat = LeafBox(.resizable(CGSize(width: 0, height: 10)))
        expectEqual(size(AspectRatioBox(nil, flat), 30, 20), "20×20")
    }
}
