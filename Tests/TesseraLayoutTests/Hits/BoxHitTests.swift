import Foundation
import TesseraLayout
import TesseraTesting

/// Which box is at a point.
@Suite(.runtimeIssuesFail)
struct BoxHitTests {
    private func front(_ laid: Laid, _ x: CGFloat, _ y: CGFloat) -> LayoutBox? {
        laid.root.frontBox(at: CGPoint(x: x, y: y)) { _ in true }
    }

    @Test func `A leaf includes its least edges, not its greatest`() {
        let leaf = fixed(20, 10)
        let laid = Laid(column(.center, 0, leaf))
        #expect(front(laid, 0, 0) === leaf)
        #expect(front(laid, 19.9, 9.9) === leaf)
        #expect(front(laid, 20, 5) == nil)
        #expect(front(laid, 5, 10) == nil)
    }

    @Test func `Of many children, each is found all over its frame`() {
        let children = (0..<20).map { _ in fixed(10) }
        let laid = Laid(StackBox(HStackLayout(spacing: 0), children))
        for (index, child) in children.enumerated() {
            #expect(front(laid, CGFloat(10 * index), 0) === child)
            #expect(front(laid, CGFloat(10 * index) + 9.5, 19) === child)
        }
    }

    @Test func `A child that overlaps later children is hit there`() {
        let wide = fixed(100)
        let small = (1..<20).map { OffsetBox(CGSize(width: 4 * $0, height: 0), fixed(2)) }
        let laid = Laid(LayersBox(ZStackLayout(alignment: .topLeading), [wide] + small))
        #expect(front(laid, 99.5, 5) === wide)
        #expect(front(laid, 41, 5) === small[9].child)
    }

    @Test func `The later child is in front, or the one in a greater layer`() {
        let (first, second) = (fixed(10), fixed(10))
        let (lower, upper) = (TraitBox(.layer(0), first), TraitBox(.layer(0), second))
        let laid = Laid(layers(.center, PaddingBox(EdgeInsets(), lower), upper))
        #expect(front(laid, 5, 5) === second)
        lower.trait = .layer(1)
        #expect(front(laid, 5, 5) === first)
        upper.trait = .layer(2)
        #expect(front(laid, 5, 5) === second)
    }

    @Test func `A grown or moved box is hit at its new place`() {
        let (leaf, next) = (LeafBox(.fixed(CGSize(width: 10, height: 10))), fixed(10, 10))
        let laid = Laid(column(.leading, 0, fixed(100, 10), row(.center, 0, leaf, next)))
        #expect(front(laid, 15, 15) === next)
        leaf.content = .fixed(CGSize(width: 30, height: 40))
        #expect(front(laid, 15, 15) === leaf)
        #expect(front(laid, 35, 30) === next)
        #expect(front(laid, 5, 45) === leaf)
    }

    @Test func `After many changes at once, all is hit where it is now`() {
        let leaves = (0..<400).map { _ in LeafBox(.fixed(CGSize(width: 10, height: 10))) }
        let rows = leaves.map { row(.center, 0, $0) }
        let laid = Laid(StackBox(VStackLayout(alignment: .leading, spacing: 0), rows))
        #expect(front(laid, 5, 3995) === leaves[399])
        for leaf in leaves { leaf.content = .fixed(CGSize(width: 30, height: 10)) }
        #expect(front(laid, 25, 5) === leaves[0])
        #expect(front(laid, 25, 3995) === leaves[399])
    }

    @Test func `A box that refuses lets the box behind answer`() {
        let (back, closed) = (fixed(10), fixed(10))
        let laid = Laid(layers(.center, back, closed))
        #expect(laid.root.frontBox(at: CGPoint(x: 5, y: 5)) { $0 !== closed } === back)
    }

    /// The left half of a box.
    private struct LeftHalf: TouchArea {
        func contains(_ point: CGPoint, in size: CGSize) -> Bool { point.x < size.width / 2 }
        func bounds(in size: CGSize) -> CGRect {
            CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)
        }
    }

    @Test func `An area covers its box, its front or its back`() {
        func hit(_ place: TouchAreaPlace, _ x: CGFloat) -> String {
            let leaf = fixed(20)
            let insets = EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 40)
            let area = TouchAreaBox(LeftHalf(), place, PaddingBox(insets, leaf))
            let found = front(Laid(layers(.center, area)), x, 5)
            return found === leaf ? "leaf" : found === area ? "area" : "-"
        }
        #expect([5, 25, 39, 45].map { hit(.around, $0) } == ["area", "leaf", "leaf", "-"])
        #expect([5, 25, 39, 45].map { hit(.inFront, $0) } == ["area", "area", "area", "-"])
        #expect([5, 25, 39, 45].map { hit(.behind, $0) } == ["area", "leaf", "leaf", "-"])
        let leaf = fixed(40)
        let laid = Laid(layers(.center, TouchAreaBox(LeftHalf(), .around, leaf)))
        #expect(front(laid, 30, 5) == nil)
        #expect(front(laid, 10, 5) === leaf)
        let alone = Laid(TouchAreaBox(LeftHalf(), .around, fixed(40)))
        #expect(front(alone, 30, 5) == nil)
    }

    @Test func `What a scroll box does not show is not hit`() {
        let (first, second) = (fixed(20, 100), fixed(20, 100))
        let box = ScrollBox(column(.center, 0, first, second))
        let laid = Laid(column(.center, 0, fixed(20, 10), box, fixed(20, 10)), 20, 80)
        #expect(front(laid, 5, 60) === first)
        #expect(front(laid, 5, 75) !== first)
        box.offset.y = 90
        #expect(front(laid, 5, 15) === first)
        #expect(front(laid, 5, 25) === second)
        #expect(front(laid, 5, 5) !== first)
        #expect(front(Laid(ScrollBox(fixed(20, 100)), 20, 50), 5, 60) == nil)
    }

    @Test func `A box is hit where it is drawn, larger or turned`() {
        let leaf = fixed(20)
        let turned = TransformBox(angle: .pi / 4, anchor: .center, leaf)
        let laid = Laid(row(.center, 20, fixed(5), turned, fixed(5)))
        #expect(front(laid, 48.5, 10) === leaf)
        #expect(front(laid, 21.5, 10) === leaf)
        #expect(front(laid, 35, -3.5) === leaf)
        #expect(front(laid, 35, 23.5) === leaf)
        #expect(front(laid, 44, 1) == nil)
    }

    @Test func `A leading edge is at the right from right to left`() {
        let leaf = fixed(20)
        let box = TransformBox(
            scale: CGSize(width: 2, height: 1), anchor: .leading, leaf)
        let laid = Laid(FrameBox(width: 60, box))
        #expect(front(laid, 55, 10) === leaf)
        for inner in laid.root.child.all { inner.isRightToLeft = true }
        #expect(front(laid, 55, 10) == nil)
        #expect(front(laid, 5, 10) === leaf)
    }

    @Test func `The order of overlapping boxes is reported`() {
        let (under, over, behind) = (fixed(10), fixed(10), fixed(10))
        let next = TraitBox(.layer(0), fixed(10))
        let covered = OverlayBox(under, over)
        let backed = OverlayBox(covered, behind, isSecondaryBehind: true)
        let root = Laid(layers(.center, backed, next)).root
        #expect(root.isBox(over, inFrontOf: under))
        #expect(!root.isBox(under, inFrontOf: over))
        #expect(root.isBox(under, inFrontOf: behind))
        #expect(!root.isBox(behind, inFrontOf: over))
        #expect(root.isBox(next, inFrontOf: over))
        #expect(!root.isBox(behind, inFrontOf: next))
        next.trait = .layer(-1)
        #expect(root.isBox(behind, inFrontOf: next))
    }

    @Test func `Of two spaces with one name, the nearer counts`() throws {
        let leaf = fixed(10)
        let inner = PaddingBox(EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 0), leaf)
        let outer = PaddingBox(
            EdgeInsets(top: 10, leading: 10, bottom: 0, trailing: 0),
            TraitBox(.coordinateSpace("name"), inner))
        let named = TraitBox(
            .coordinateSpace("other"), TraitBox(.coordinateSpace("name"), outer))
        let frames = Laid(named).root.framesByName(of: leaf)
        #expect(frames["name"].map(written) == "2,1 10×20")
        #expect(frames["other"].map(written) == "12,11 10×20")
    }
}
