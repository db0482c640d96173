import Foundation
import TesseraLayout
import TesseraTesting
import TestViews

@MainActor
@Suite(.runtimeIssuesFail)
struct BadValueTests {
    @Test(arguments: [
        BoxCase(
            "The frame's width is -5; the view keeps its own width.", "10×20",
            FrameBox(width: -5, fixed(10))),
        BoxCase(
            "The frame's height is .infinity; the view keeps its own height.", "10×20",
            FrameBox(height: .infinity, fixed(10))),
        BoxCase(
            "The padding .leading is .nan; there is none.", "10×21",
            PaddingBox(EdgeInsets(top: 1, leading: .nan, bottom: 0, trailing: 0), fixed(10))),
        BoxCase(
            "The spacing is .infinity; the standard one is used.", "28×20",
            row(.center, .infinity, fixed(10), fixed(10))),
        BoxCase(
            "The view answered -10 for the width; 0 is used.", "0×20", fixed(-10)),
        BoxCase(
            "The view answered .nan for the width; 0 is used.", "0×20",
            MeasuredBox { _ in CGSize(width: CGFloat.nan, height: 20) }),
        BoxCase(
            "The view answered .infinity for the width; 0 is used.", "0×20",
            MeasuredBox { _ in CGSize(width: CGFloat.infinity, height: 20) }),
        BoxCase(
            "The offset's width is .nan; 0 is used.", "10×20",
            OffsetBox(CGSize(width: CGFloat.nan, height: 0), fixed(10))),
        BoxCase(
            "The position's x is .infinity; 0 is used.", "10×20",
            PositionBox(CGPoint(x: CGFloat.infinity, y: 0), fixed(10))),
        BoxCase(
            "The spacer's least length is -1; 0 is used.", "0×0", spacer(-1)),
        BoxCase(
            "A guide is at .nan; the guide's default place is used.", "10×20",
            column(.leading, 0, GuideBox(HorizontalAlignment.leading, fixed(10)) { _ in .nan })),
    ])
    func `a bad value is reported once, and replaced`(bad: BoxCase) throws {
        let box = bad.box()
        let laid = Laid(box)
        laid.root.proposal.width = 70
        laid.root.proposal.width = nil
        expectEqual(written(try #require(laid.root.frame(of: box)).size), bad.result)
        expectEqual(laid.reports, [bad.testDescription])
    }

    @Test func `equal limits are valid`() {
        let box = FrameBox(
            width: Limits(least: 20, ideal: 20, greatest: 20), fixed(10))
        #expect(Laid(box).reports.isEmpty)
    }

    @Test func `a bad value is reported again only after a change`() {
        let box = FrameBox(width: -5, fixed(10))
        let laid = Laid(box)
        box.rule.width = Limits(30)
        expectEqual(laid.frame(box), "0,0 30×20")
        box.rule.width = Limits(.nan)
        expectEqual(laid.frame(box), "0,0 10×20")
        expectEqual(laid.reports.count, 2)
    }

    @Test func `a window without limit gives the tree its ideal size`() {
        let box = greedy()
        let laid = Laid(box, .infinity, 50)
        expectEqual(laid.frame(box), "0,0 10×50")
        expectEqual(laid.reports.count, 1)
        #expect(laid.reports[0].hasPrefix("An infinite width is proposed to the tree"))
    }

    @Test func `a box measured by its own frames gets the old frames`() {
        var root: RootBox?
        let leaf = MeasuredBox { _ in
            root?.layOut()
            return CGSize(width: 10, height: 20)
        }
        root = RootBox(leaf)
        var reports: [String] = []
        root?.report = { reports.append($1) }
        root?.layOut()
        expectEqual(root?.frame(of: leaf)?.width, 10)
        expectEqual(
            reports,
            [
                "Frames were requested during their computation; the old frames are used."
            ])
    }

    @Test func `a spacing may be negative`() {
        expectEqual(size(row(.center, -4, fixed(10), fixed(10)), nil, nil), "16×20")
    }
}
