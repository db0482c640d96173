import Foundation
import TesseraLayout
import TesseraTesting
import TestViews

@MainActor
@Suite(.runtimeIssuesFail)
struct ScrollTests {
    @Test func `a scroll offset ends where the content ends`() {
        let content = fixed(300, 200)
        let box = ScrollBox(axes: [.horizontal, .vertical], content)
        let laid = Laid(box, 100, 50)
        box.rule.offset = CGPoint(x: 1000, y: 1000)
        expectEqual(laid.frame(content), "-200,-150 300×200")
        box.rule.offset = CGPoint(x: -5, y: CGFloat.nan)
        expectEqual(laid.frame(content), "0,0 300×200")
    }

    @Test func `scrolled content has no guides for its neighbours`() {
        let (content, label) = (fixed(10, 40), fixed(10, 20))
        let guided = GuideBox(VerticalAlignment.top, content) { _ in 30 }
        let laid = Laid(row(.top, 0, ScrollBox(guided), label), 100, 40)
        #expect(laid.frame(label).contains(",0 "))
    }

    @Test func `an empty scroll box takes the rest along its axis`() {
        expectEqual(size(column(.center, 0, fixed(20), ScrollBox(column())), 100, 200), "20×200")
    }
}

@MainActor
@Suite(.runtimeIssuesFail)
struct FittingTests {
    @Test func `the chosen child gets the original proposal`() {
        let child = FrameBox(width: Limits(ideal: 20, greatest: .infinity), greedy())
        let laid = Laid(FittingBox(children: [fixed(200), child]), 100, 40)
        expectEqual(laid.frame(child), "0,0 100×40")
    }

    @Test func `the box has the guides of the chosen child`() {
        let guided = GuideBox(VerticalAlignment.top, fixed(20, 20)) { _ in 15 }
        let label = fixed(10, 20)
        let laid = Laid(row(.top, 0, FittingBox(children: [fixed(500), guided]), label), 40, 100)
        let other = Laid(row(.top, 0, fixed(20, 20), fixed(10, 20)), 40, 100)
        expectEqual(laid.frame(label), "25,47.5 10×20")
        #expect(other.reports.isEmpty)
    }
}
