import Foundation
import TesseraLayout
import TesseraTesting
import TestViews

/// The number of measurements of a box.
@MainActor
@Suite(.runtimeIssuesFail)
struct LayoutWorkTests {
    /// Records each proposal that a leaf receives.
    private final class Log {
        var questions: [String: [ProposedViewSize]] = [:]

        func text(_ name: String, _ width: CGFloat = 40, _ area: CGFloat = 800) -> MeasuredBox {
            MeasuredBox {
                self.questions[name, default: []].append($0)
                return wrapped($0.width, width, area)
            }
        }

        var greatest: Int { questions.values.map(\.count).max() ?? 0 }
    }

    /// Rows in columns in rows, with a text beside each.
    private func nested(_ depth: Int, _ leaf: (Int) -> LayoutBox) -> LayoutBox {
        (1...depth).reduce(leaf(0)) { inner, level in
            level.isMultiple(of: 2)
                ? row(.center, 4, leaf(level), inner) : column(.center, 4, leaf(level), inner)
        }
    }

    @Test(arguments: [(300, 200), (nil, nil), (300, nil), (nil, 200)] as [(CGFloat?, CGFloat?)])
    func `a leaf in nested stacks is measured at most four times`(width: CGFloat?, height: CGFloat?)
    {
        let log = Log()
        let laid = Laid(nested(50) { log.text("\($0)") }, width, height)
        expectEqual(log.questions.count, 51)
        #expect(log.greatest <= 4)
        #expect(laid.reports.isEmpty)
    }

    @Test func `a leaf is measured once per width`() {
        let log = Log()
        _ = Laid(row(.center, 0, log.text("a"), log.text("b", 60)), 70, 50)
        #expect(
            log.questions["a"]?.map(\.width) == [0, .infinity, 35],
            "the least, the greatest, its share")
        expectEqual(log.questions["b"]?.map(\.width), [0, .infinity, 35])
        expectEqual(log.questions["a"]?.allSatisfy { $0.height == nil }, true)
    }
}
