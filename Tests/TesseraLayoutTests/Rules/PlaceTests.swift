import Foundation
import TesseraLayout
import TesseraTesting

@MainActor
@Suite(.runtimeIssuesFail)
struct PositionTests {
    @Test func `a positioned box fills, with its child at the point`() {
        let child = fixed(20, 10)
        let box = PositionBox(CGPoint(x: 50, y: 30), child)
        let laid = Laid(box, 100, nil)
        #expect(laid.frame(box) == "0,0 100×10")
        #expect(laid.frame(child) == "40,25 20×10")
    }
}

@MainActor
@Suite(.runtimeIssuesFail)
struct GeometryTests {
    @Test func `a geometry box fills, or is 10 without a proposal`() {
        #expect(size(GeometryBox(fixed(50)), 100, nil) == "100×10")
        let child = fixed(20)
        #expect(Laid(GeometryBox(child), 100, 60).frame(child) == "0,0 20×20")
        let picture = LeafBox(.resizable(CGSize(width: 30, height: 20)))
        #expect(Laid(GeometryBox(picture)).frame(picture) == "0,0 10×10", "the box's own size")
    }

    @Test func `a geometry box in a column takes the rest`() {
        let box = GeometryBox(fixed(5, 5))
        let laid = Laid(column(.center, 0, fixed(40), box), 100, 100)
        #expect(laid.frame(box) == "0,20 100×80")
    }
}

@MainActor
@Suite(.runtimeIssuesFail)
struct ScrollTests {
    @Test func `a scroll box fills its axis and fits its content across`() {
        let content = column(.center, 0, fixed(40, 300))
        let box = ScrollBox(content)
        let laid = Laid(box, 100, 100)
        #expect(laid.frame(box) == "30,0 40×100")
        #expect(laid.frame(content) == "30,0 40×300")
        box.rule.offset.y = 50
        #expect(laid.frame(content) == "30,-50 40×300")
        #expect(size(ScrollBox(fixed(40, 300)), 100, nil) == "40×300")
    }

    @Test func `a scroll offset ends where the content ends`() {
        let content = fixed(300, 200)
        let box = ScrollBox(axes: [.horizontal, .vertical], content)
        let laid = Laid(box, 100, 50)
        box.rule.offset = CGPoint(x: 1000, y: 1000)
        #expect(laid.frame(content) == "-200,-150 300×200")
        box.rule.offset = CGPoint(x: -5, y: CGFloat.nan)
        #expect(laid.frame(content) == "0,0 300×200")
    }

    @Test func `scrolled content has no guides for its neighbours`() {
        let (content, label) = (fixed(10, 40), fixed(10, 20))
        let guided = GuideBox(VerticalAlignment.top, content) { _ in 30 }
        let laid = Laid(row(.top, 0, ScrollBox(guided), label), 100, 40)
        #expect(laid.frame(label).contains(",0 "))
    }

    @Test func `an empty scroll box takes the rest along its axis`() {
        #expect(size(column(.center, 0, fixed(20), ScrollBox(column())), 100, 200) == "20×200")
    }
}

@MainActor
@Suite(.runtimeIssuesFail)
struct FittingTests {
    @Test(
        arguments: [
            (150, ["-", "0,0 120×20", "-"]), (50, ["-", "-", "0,0 60×20"]),
            (nil, ["0,0 200×20", "-", "-"]),
        ] as [(CGFloat?, [String])])
    func `the first child that fits is shown, else the last`(
        width: CGFloat?, frames: [String]
    ) {
        let children = [200, 120, 60].map { fixed($0) }
        let box = FittingBox(axes: .horizontal, children: children)
        let laid = Laid(FrameBox(width: width, alignment: .leading, box))
        #expect(children.map { laid.frame($0) } == frames)
    }

    @Test func `the chosen child gets the original proposal`() {
        let child = FrameBox(width: Limits(ideal: 20, greatest: .infinity), greedy())
        let laid = Laid(FittingBox(children: [fixed(200), child]), 100, 40)
        #expect(laid.frame(child) == "0,0 100×40")
    }

    @Test func `the box has the guides of the chosen child`() {
        let guided = GuideBox(VerticalAlignment.top, fixed(20, 20)) { _ in 15 }
        let label = fixed(10, 20)
        let laid = Laid(row(.top, 0, FittingBox(children: [fixed(500), guided]), label), 40, 100)
        let other = Laid(row(.top, 0, fixed(20, 20), fixed(10, 20)), 40, 100)
        #expect(laid.frame(label) == "25,47.5 10×20")
        #expect(other.reports.isEmpty)
    }
}
