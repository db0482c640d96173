import Tessera
import TesseraTesting
import TestViews

/// Touches in lists, scroll views and sheets.
@Suite(.runtimeIssuesFail)
struct ScreenHitTests {
    @Test func `content outside a scroll view is not touched`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: VStack(spacing: 0) {
                ScrollView {
                    ForEach(0..<10) { number in
                        Color.red.frame(width: 50, height: 10).onTapGesture {
                            log.append("\(number)")
                        }
                    }
                }
                Color.blue
            }, size: ProposedViewSize(width: 50, height: 60))
        host.tap(at: point(5, 5))
        expectEqual(host.tap(at: point(5, 45)), .refused("nothing here responds to a tap"))
        host.scroll(.type("ScrollView"), by: CGSize(width: 0, height: 18))
        host.tap(at: point(5, 5))
        expectEqual(log, ["0", "1"])
    }

    @Test func `behind a sheet nothing is touched`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: Color.red.onTapGesture { log.append("red") }
                .sheet(isPresented: .constant(true)) {
                    Color.blue.frame(width: 10, height: 10).onTapGesture { log.append("blue") }
                }, size: ProposedViewSize(width: 100, height: 100))
        expectEqual(host.tap(at: point(5, 5)), .refused("covered by a sheet"))
        expectEqual(host.tap(at: point(50, 50)), .done)
        expectEqual(log, ["blue"])
    }

    @Test func `a row is touched in all its width`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: List {
                Text("title")
                HStack { Button("a") { log.append("a") } }
            }, size: ProposedViewSize(width: 200, height: 100))
        let row = host.frame(of: .type("Button")) ?? .zero
        expectEqual(host.tap(at: point(150, row.midY)), .done)
        expectEqual(host.tap(at: point(150, 1)), .refused("nothing here responds to a tap"))
        expectEqual(log, ["a"])
    }

    @Test func `the space beside a view is outside of its gesture`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: List {
                Group {
                    Text("a").onTapGesture { log.append("a") }
                    Text("b").onTapGesture { log.append("b") }
                }
                .padding(10)
            }, size: ProposedViewSize(width: 200, height: 100))
        for name in ["a", "b"] {
            let text = host.frame(of: .text(name)) ?? .zero
            expectEqual(
                host.tap(at: point(150, text.midY)), .refused("nothing here responds to a tap"))
            expectEqual(host.tap(at: point(text.midX, text.midY)), .done)
        }
        expectEqual(log, ["a", "b"])
    }

    @Test(arguments: [false, true])
    func `a content shape extends a gesture over the gaps of a row`(hasShape: Bool) {
        var taps = 0
        let row = HStack(spacing: 40) {
            Text("a")
            Text("b")
        }
        let host = ViewHost(
            rootView: List {
                if hasShape {
                    row.contentShape(Rectangle()).onTapGesture { taps += 1 }
                } else {
                    row.onTapGesture { taps += 1 }
                }
            }, size: ProposedViewSize(width: 200, height: 100))
        let first = host.frame(of: .text("a")) ?? .zero
        host.tap(at: point(first.maxX + 20, first.midY))
        expectEqual(taps, (hasShape ? 1 : 0))
        host.tap(at: point(first.midX, first.midY))
        expectEqual(taps, (hasShape ? 2 : 1))
    }
}
