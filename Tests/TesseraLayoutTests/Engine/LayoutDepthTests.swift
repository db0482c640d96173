import Foundation
import TesseraLayout
import TesseraTesting

/// Very deep trees.
@MainActor
@Suite(.runtimeIssuesFail)
struct LayoutDepthTests {
    /// The view beside the next stack, in each stack of a deep tree.
    enum Beside: CaseIterable {
        case fixed, text, greedy, ratio, entangled
    }

    private nonisolated static func nested(
        _ depth: Int, _ beside: Beside, _ count: @escaping @Sendable () -> Void
    ) -> LayoutBox {
        func leaf(_ level: Int) -> LayoutBox {
            let area = CGFloat(500 + level % 7 * 100)
            switch beside {
            case .fixed: return TesseraLayoutTests.fixed(5, 5)
            case .text:
                return MeasuredBox {
                    count()
                    return wrapped($0.width, 30, area)
                }
            case .greedy: return TesseraLayoutTests.greedy()
            case .ratio:
                return AspectRatioBox(1.5, FrameBox(width: Limits(greatest: 60), greedy()))
            case .entangled:
                return MeasuredBox(by: [.horizontal, .vertical]) {
                    count()
                    let side = min($0.width ?? 30, $0.height ?? 20, 40)
                    return CGSize(width: side * 0.7, height: side)
                }
            }
        }
        return (1...depth).reduce(leaf(0)) { inner, level in
            level.isMultiple(of: 2)
                ? row(.center, 1, leaf(level), inner) : column(.leading, 1, leaf(level), inner)
        }
    }

    /// Lays a tree out on a thread with a stack of a given size, while the main thread waits.
    /// Returns the number of measurements of its leaves.
    private static func layOut(_ depth: Int, _ beside: Beside, stack: Int) -> Int {
        let counter = Counter()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let box = nested(depth, beside) { counter.count += 1 }
            let laid = Laid(box, 5000, 4000)
            counter.frames = laid.frames.compactMap(\.self).count
            done.signal()
        }
        thread.stackSize = stack
        thread.start()
        done.wait()
        #expect(counter.frames > 2 * depth)
        return counter.count
    }

    private final class Counter: @unchecked Sendable {
        // One thread writes the value. The other reads it after the first has signalled its end.
        var count = 0
        var frames = 0
    }

    @Test(arguments: [Beside.fixed, .text, .entangled])
    func `a thousand nested stacks need a stack of 8 MiB`(beside: Beside) {
        _ = Self.layOut(1000, beside, stack: 8 << 20)
    }

    @Test(arguments: [Beside.text, .entangled])
    func `the work grows with the depth, and not faster`(beside: Beside) {
        let counts = [100, 200, 400].map { Self.layOut($0, beside, stack: 8 << 20) }
        #expect(counts[2] - counts[1] <= 2 * (counts[1] - counts[0]) + 100, "\(counts)")
    }
}
