import Foundation
import TesseraLayout
import TesseraTesting
import TestViews

/// The box at a point.
@MainActor
@Suite(.runtimeIssuesFail)
struct BoxHitTests {
    private func front(_ laid: Laid, _ x: CGFloat, _ y: CGFloat) -> LayoutBox? {
        laid.root.frontBox(at: CGPoint(x: x, y: y)) { _ in true }
    }

    @Test func `a leaf includes its least edges, not its greatest`() {
        let leaf = fixed(20, 10)
        let laid = Laid(column(.center, 0, leaf))
        #expect(front(laid, 0, 0) === leaf)
        #expect(front(laid, 19.9, 9.9) === leaf)
        #expect(front(laid, 20, 5) == nil)
        #expect(front(laid, 5, 10) == nil)
    }

    @Test func `after many changes at once, boxes are hit where they are`() {
        let leaves = (0..<400).map { _ in LeafBox(.fixed(CGSize(width: 10, height: 10))) }
        let rows = leaves.map { row(.center, 0, $0) }
        let laid = Laid(StackBox(VStackLayout(alignment: .leading, spacing: 0), rows))
        #expect(front(laid, 5, 3995) === leaves[399])
        for leaf in leaves { leaf.rule.content = .fixed(CGSize(width: 30, height: 10)) }
        #expect(front(laid, 25, 5) === leaves[0])
        #expect(front(laid, 25, 3995) === leaves[399])
    }

    @Test func `a greater layer is hit first in a long stack`() {
        let leaves = (0..<100).map { _ in fixed(10, 20) }
        let rows = leaves.enumerated().map { index, leaf in
            index == 15 ? TraitBox(TraitRule(LayerKey.self, 1), [leaf]) : leaf
        }
        let laid = Laid(StackBox(VStackLayout(spacing: -10), rows))
        #expect(front(laid, 5, 165) === leaves[15])
        #expect(front(laid, 5, 175) === leaves[17])
        #expect(laid.root.isBox(leaves[15], inFrontOf: leaves[16]))
        #expect(laid.root.isBox(leaves[17], inFrontOf: leaves[16]))
    }

    /// The left half of a box.
    private struct LeftHalf: TouchArea {
        func bounds(in size: CGSize) -> CGRect {
            CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)
        }
    }

    @Test func `an area covers its box, its front or its back`() {
        func hit(_ place: TouchAreaPlace, _ x: CGFloat) -> String {
            let leaf = fixed(20)
            let insets = EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 40)
            let area = TouchAreaBox(LeftHalf(), place, PaddingBox(insets, leaf))
            let found = front(Laid(layers(.center, area)), x, 5)
            return found === leaf ? "leaf" : found === area ? "area" : "-"
        }
        expectEqual([5, 25, 39, 45].map { hit(.around, $0) }, ["area", "leaf", "leaf", "-"])
        expectEqual([5, 25, 39, 45].map { hit(.inFront, $0) }, ["area", "area", "area", "-"])
        expectEqual([5, 25, 39, 45].map { hit(.behind, $0) }, ["area", "leaf", "leaf", "-"])
        let leaf = fixed(40)
        let laid = Laid(layers(.center, TouchAreaBox(LeftHalf(), .around, leaf)))
        #expect(front(laid, 30, 5) == nil)
        #expect(front(laid, 10, 5) === leaf)
        let alone = Laid(TouchAreaBox(LeftHalf(), .around, fixed(40)))
        #expect(front(alone, 30, 5) == nil)
    }

    @Test func `a leading edge is at the right from right to left`() {
        let leaf = fixed(20)
        let box = TransformBox(
            scale: CGSize(width: 2, height: 1), anchor: .leading, leaf)
        let laid = Laid(FrameBox(width: 60, box))
        #expect(front(laid, 55, 10) === leaf)
        for inner in laid.root.child.all { inner.isRightToLeft = true }
        #expect(front(laid, 55, 10) == nil)
        #expect(front(laid, 5, 10) === leaf)
    }

    @Test func `of two spaces with one name, the nearer counts`() throws {
        func name(_ name: String) -> TraitRule { TraitRule(SpaceNameKey.self, name) }
        let leaf = fixed(10)
        let inner = PaddingBox(EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 0), leaf)
        let outer = PaddingBox(
            EdgeInsets(top: 10, leading: 10, bottom: 0, trailing: 0),
            TraitBox(name("name"), [inner]))
        let named = TraitBox(name("other"), [TraitBox(name("name"), [outer])])
        let frames = Laid(named).root.framesByName(of: leaf)
        expectEqual(frames["name"].map(written), "2,1 10×20")
        expectEqual(frames["other"].map(written), "12,11 10×20")
    }
}
