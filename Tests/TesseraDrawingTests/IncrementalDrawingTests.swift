import Foundation
import Tessera
import TesseraDrawing
import TesseraTesting
import Testing

/// What was painted before is only used again as long as it is what a new drawing would have.
@MainActor
@Suite(.runtimeIssuesFail)
struct IncrementalDrawingTests {
    @Test(arguments: 0..<12) func `a drawing after changes is that of a new tree`(seed: UInt64) {
        var screen = RandomScreen(seed: seed)
        let host = ViewHost(rootView: screen.view, onIssue: { _ in })
        for step in 0..<24 {
            if Int.random(in: 0..<8, using: &screen.random) == 0 {
                let width = CGFloat.random(in: 0...300, using: &screen.random)
                host.size = ProposedViewSize(width: width, height: 90)
            } else {
                screen.change()
            }
            let fresh = ViewHost(rootView: host.rootView, size: host.size, onIssue: { _ in })
            let (drawing, expected) = (host.drawing, fresh.drawing)
            #expect(drawing == expected, "step \(step)")
            guard drawing == expected else { return }
        }
    }

    /// A shape that counts how often it is asked for its outline.
    private struct Counted: Shape {
        final class Count { var value = 0 }
        nonisolated(unsafe) let count: Count

        nonisolated func path(in rect: CGRect) -> Path {
            count.value += 1
            return Path(rect)
        }
    }

    private struct Part: View {
        @State private var taps = 0
        @State private var height = 10.0
        let count: Counted.Count
        var words = ""

        var body: some View {
            HStack {
                Counted(count: count).frame(width: 10, height: height)
                Text("\(words)\(taps)").onTapGesture { taps += 1 }
                Text("grow").onTapGesture { height += 40 }
            }
        }
    }

    @Test func `unchanged views are not painted again`() {
        let counts = [Counted.Count(), Counted.Count()]
        let host = ViewHost {
            VStack {
                ForEach(0..<2) { Part(count: counts[$0]) }
            }
        }
        _ = host.drawing
        #expect(counts.map(\.value) == [1, 1])
        host.tap(.text("0")[1])
        _ = host.drawing
        #expect(counts.map(\.value) == [1, 2])
        host.textMetrics = .cells(width: 8, height: 16)
        _ = host.drawing
        #expect(counts.map(\.value) == [2, 3])
    }

    @Test func `moved views are painted at their new place`() {
        let counts = [Counted.Count(), Counted.Count()]
        let host = ViewHost {
            VStack {
                ForEach(0..<2) { Part(count: counts[$0]) }
            }
        }
        _ = host.drawing
        host.tap(.text("grow")[0])
        let drawing = host.drawing
        #expect(counts.map(\.value) == [2, 2])
        #expect(drawing.frames(of: "VStack/Part[1]") == [host.frame(of: .path("VStack/Part[1]"))])
    }

    @Test func `a path is that of the place where a view is now`() {
        struct Rows: View {
            @State private var ids = [1, 2]
            let count: Counted.Count

            var body: some View {
                VStack {
                    Button("Add") { ids.insert(0, at: 0) }
                    ForEach(ids, id: \.self) { Part(count: count, words: "row \($0), ") }
                }
                .frame(height: 200, alignment: .bottom)
            }
        }
        let host = ViewHost(rootView: Rows(count: Counted.Count()))
        _ = host.drawing
        host.tap(.text("Add"))
        let paths = host.drawing.items.compactMap { item in
            if case .view(let group) = item.content, group.path.hasSuffix("/Text") {
                group.path
            } else {
                nil as String?
            }
        }
        #expect(
            paths.filter { $0.contains("Part") } == [
                "Rows/VStack/Part/HStack/Text", "Rows/VStack/Part[1]/HStack/Text",
                "Rows/VStack/Part[2]/HStack/Text",
            ])
    }

    /// A part that nothing around it makes run again.
    private struct Still: View {
        var body: some View {
            HStack {
                Text("a")
                Text("b")
            }
        }
    }

    fileprivate struct Around: View {
        enum What: CaseIterable { case foreground, opacity, path, count, place, style, direction }

        let what: What
        var isOther = false

        var body: some View {
            switch what {
            case .foreground:
                Button(role: isOther ? .destructive : nil) {
                } label: {
                    VStack { Still() }
                }
            case .opacity:
                VStack { Still() }.opacity(isOther ? 0 : 0.5)
            case .path:
                ZStack {
                    if isOther { VStack {} }
                    VStack { Still() }
                }
            case .count:
                ZStack {
                    if isOther { Still() }
                    Still()
                }
            case .place:
                Still().padding(.leading, isOther ? 9 : 0)
            case .style:
                VStack { Still() }.foregroundStyle(isOther ? .red : .blue)
            case .direction:
                VStack { Still() }
                    .environment(\.layoutDirection, isOther ? .rightToLeft : .leftToRight)
            }
        }
    }

    @Test func `a text among many is painted in its own style`() {
        struct Dots: View {
            var body: some View {
                HStack { ForEach(0..<20) { _ in Color.red.frame(width: 1, height: 1) } }
            }
        }
        struct Line: View {
            var body: some View {
                HStack {
                    Text("a")
                    Dots()
                }
            }
        }
        struct Card: View {
            var body: some View { VStack { Line() } }
        }
        struct Styled: View {
            var color: Color

            var body: some View { VStack { Card() }.foregroundStyle(color) }
        }
        let host = ViewHost(rootView: Styled(color: .red))
        _ = host.drawing
        host.rootView.color = .blue
        #expect(host.drawing == ViewHost(rootView: Styled(color: .blue)).drawing)
    }

    @Test(arguments: Around.What.allCases)
    fileprivate func `an unchanged part still reflects its surroundings`(
        what: Around.What
    ) {
        let host = ViewHost(rootView: Around(what: what))
        for isOther in [false, true, false, true] {
            host.rootView.isOther = isOther
            let fresh = ViewHost(rootView: host.rootView)
            #expect(host.drawing == fresh.drawing)
        }
    }
}
