import Foundation
import Tessera
import TesseraTesting
import TestViews

/// A tap by a query is a tap of a finger on the view's middle.
@Suite(.runtimeIssuesFail)
struct CoverTests {
    @Test func `a tap on a covered view is refused with the cover's path`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: ZStack {
                Text("back").onTapGesture { log.append("back") }
                Text("front of it")
            })
        expectEqual(host.tap(.text("back")), .refused("covered by ZStack/Text[1]"))
        expectEqual(host.press(.text("back")), .refused("covered by ZStack/Text[1]"))
        expectEqual(log, [])
    }

    @Test func `a scroll view covers the views behind it`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: ZStack {
                Text("back").onTapGesture { log.append("back") }
                ScrollView {
                    VStack(spacing: 90) {
                        Text("a")
                        Text("b")
                    }
                }
            }, size: ProposedViewSize(width: 100, height: 100))
        expectEqual(host.tap(.text("back")), .refused("covered by ZStack/ScrollView"))
        expectEqual(log, [])
    }

    @Test func `a tap on a partly covered view is performed`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: Color.red.frame(width: 100, height: 100).onTapGesture { log.append("red") }
                .overlay(alignment: .topLeading) { Color.blue.frame(width: 20, height: 20) })
        expectEqual(host.tap(.type("Color")[0]), .done)
        expectEqual(log, ["red"])
        expectEqual(host.tap(.type("Color")[1]), .refused("nothing here responds to a tap"))
    }

    @Test func `a cover inside the same gesture does not matter`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: Text("star").overlay { Text("light") }.onTapGesture { log.append("tap") })
        expectEqual(host.tap(.text("star")), .done)
        expectEqual(host.tap(.text("light")), .done)
        expectEqual(log, ["tap", "tap"])
    }

    @Test func `a squeezed or outside view can be tapped by query`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: HStack(spacing: 0) {
                Color.red.frame(width: 50)
                Color.blue.frame(width: 0).onTapGesture { log.append("none") }
                Color.green.frame(width: 50).onTapGesture { log.append("out") }
            }
            .frame(width: 60, alignment: .leading),
            size: ProposedViewSize(width: 60, height: 20))
        expectEqual(host.tap(.type("Color")[1]), .done)
        expectEqual(host.tap(.type("Color")[2]), .done)
        expectEqual(log, ["none", "out"])
    }

    @Test(arguments: [ProposedViewSize.unspecified, ProposedViewSize(width: 60, height: 20)])
    func `a view that is scaled to nothing is not touched`(_ size: ProposedViewSize) {
        struct Screen: View {
            @State var scale = 0.0
            let log: (String) -> Void
            var body: some View {
                HStack {
                    Button("a") { log("a") }.scaleEffect(x: scale, y: 1)
                }
                .onTapGesture { log("row") }
                .onTapGesture(count: 2) { scale = 1 }
            }
        }
        var log: [String] = []
        let host = ViewHost(rootView: Screen { log.append($0) }, size: size)
        expectEqual(host.tap(.text("a")), .refused("scaled to nothing"))
        expectEqual(host.press(.text("a")), .refused("scaled to nothing"))
        let middle = host.frame(of: .text("a")).map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
        #expect(host.tap(at: middle) != .done)
        expectEqual(log, [])
        // A view behind it is touched, as at the point.
        let stack = ViewHost {
            ZStack {
                Color.red.frame(width: 50, height: 50).onTapGesture { log.append("behind") }
                Button("a") { log.append("a") }.scaleEffect(0)
            }
        }
        expectEqual(stack.tap(.text("a")), .done)
        expectEqual(log, ["behind"])
        expectEqual(host.activate(.label("a")), .done)
        expectEqual(log, ["behind", "a"])
    }

    @Test func `in a window a large view covers the views behind it`() {
        func screen(_ log: @escaping (String) -> Void) -> some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).onTapGesture { log("small") }
                Color.blue.frame(width: 100, height: 100).onTapGesture { log("large") }
                    .frame(width: 20, height: 20)
            }
        }
        var log: [String] = []
        let window = ViewHost(
            rootView: screen { log.append($0) }, size: ProposedViewSize(width: 40, height: 20))
        expectEqual(window.tap(.type("Color")[0]), .refused("covered by HStack/Color[1]"))
        // Without a size and without layers, a touch does not compare positions.
        let host = ViewHost(rootView: screen { log.append($0) })
        expectEqual(host.tap(.type("Color")[0]), .done)
        expectEqual(log, ["small"])
    }

    @Test func `a tap in a tree without layers lays nothing out`() {
        struct Measured: Layout {
            let measure: () -> Void
            func sizeThatFits(
                proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) -> CGSize {
                measure()
                return .zero
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        var measured = 0
        var taps = 0
        let host = ViewHost(
            rootView: Measured { measured += 1 }() {
                Text("a").onTapGesture { taps += 1 }
                Text("b").onTapGesture(count: 2) { taps += 1 }.onTapGesture { taps += 1 }
                Button("c") { taps += 1 }
            })
        for text in ["a", "b", "c"] { host.tap(.text(text)) }
        expectEqual(taps, 3)
        expectEqual(measured, 0)
    }

    @Test(arguments: [(100, 0), (-100, 0), (0, 100), (0, -100)] as [(CGFloat, CGFloat)])
    func `outside of the window nothing covers a view`(x: CGFloat, y: CGFloat) {
        var log: [String] = []
        let host = ViewHost(
            rootView: ZStack {
                Color.red.onTapGesture { log.append("back") }
                Color.blue.onTapGesture { log.append("front") }
            }
            .frame(width: 20, height: 20).offset(x: x, y: y),
            size: ProposedViewSize(width: 60, height: 20))
        expectEqual(host.tap(.type("Color")[0]), .done)
        expectEqual(log, ["back"])
    }
}
