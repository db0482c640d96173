import Foundation
import TesseraLayout
import TesseraTesting
import TestViews

@MainActor
@Suite(.runtimeIssuesFail)
struct FrameRuleTests {
    @Test func `a wide child sticks out of its frame on both sides`() {
        let child = fixed(140, 20)
        expectEqual(Laid(FrameBox(width: 100, height: 100, child)).frame(child), "-20,40 140×20")
    }

    @Test func `a frame proposes its length, and passes on the other one`() {
        expectEqual(size(FrameBox(width: 30, greedy()), 100, 50), "30×50")
        expectEqual(size(FrameBox(width: 30, text(40)), nil, nil), "30×20")
    }

    /// The width of a frame around a text of ideal width 40, for each proposed width.
    @Test(
        arguments: [
            ("greatest 100", Limits(greatest: 100), [200, 60, 30, nil], [100, 60, 30, 40]),
            ("greatest without limit", Limits(greatest: .infinity), [200, nil], [200, 40]),
            ("least 100", Limits(least: 100), [200, 60, nil], [100, 100, 100]),
            ("least 20", Limits(least: 20), [60], [40]),
            (
                "from 0 without limit", Limits(least: 0, greatest: .infinity), [30, 200, nil],
                [30, 200, 40]
            ),
            ("ideal 70", Limits(ideal: 70), [nil, 200], [70, 40]),
            (
                "from 50 to 80", Limits(least: 50, greatest: 80), [20, 60, 200, nil],
                [50, 60, 80, 50]
            ),
            ("from 50 to 80, ideal 60", Limits(least: 50, ideal: 60, greatest: 80), [nil], [60]),
        ] as [(String, Limits, [CGFloat?], [CGFloat])])
    func `a flexible frame takes the proposal within its limits`(
        name: String, limits: Limits, proposals: [CGFloat?], widths: [CGFloat]
    ) {
        let box = FrameBox(width: limits, text(40))
        #expect(
            proposals.map { size(box, $0, nil) } == widths.map { "\(short($0))×20" }, "\(name)")
    }

    @Test(arguments: [
        (Limits(least: 20, ideal: 10), "20×20", "ideal width of the frame is 10"),
        (Limits(ideal: 30, greatest: 20), "30×20", "greatest width of the frame is 20"),
        (Limits(least: -5), "40×20", "least width of the frame is -5"),
        (Limits(ideal: .infinity), "40×20", "ideal width of the frame is .infinity"),
        (Limits(greatest: .nan), "40×20", "greatest width of the frame is .nan"),
    ])
    func `impossible limits are reported and replaced`(
        limits: Limits, size: String, cause: String
    ) {
        let box = FrameBox(width: limits, text(40))
        let laid = Laid(box)
        expectEqual(laid.frame(box), "0,0 \(size)")
        #expect(laid.reports.count == 1 && laid.reports[0].contains(cause), "\(laid.reports)")
    }

    @Test func `a child is placed with the frame's size`() {
        let wide = text(40)
        expectEqual(Laid(width(wide, min: 20, max: 100)).frame(wide), "0,0 40×20")
        let narrow = text(40)
        expectEqual(Laid(width(narrow, max: 30)).frame(narrow), "0,0 30×20")
    }
    @Test func `on an axis without limits a frame proposes its length`() {
        func width(in frame: (LayoutBox) -> LayoutBox) -> String {
            let line = greedy()
            return Laid(frame(column(.leading, 0, fixed(10), line)), 0, 50).frame(line)
        }
        expectEqual(width { FrameBox(height: Limits(least: 50), $0) }, "-5,20 10×30")
        expectEqual(width { FrameBox(height: 50, $0) }, "-5,20 0×30")
    }
}
