import Tessera
import TesseraDrawing
import TesseraTesting
import TestViews

/// Views are drawn at the frames of the layout.
@Suite(.runtimeIssuesFail)
struct DrawnFrameTests {
    /// Checks that the group of each drawn view is one of the view's boxes.
    private func expectFrames(of host: ViewHost<some View>) {
        var drawn: [String: [CGRect]] = [:]
        for item in host.drawing.items {
            guard case .view(let group) = item.content else { continue }
            // A sheet is drawn with the whole screen, which it dims.
            if group.path.split(separator: "/").last?.hasPrefix("sheet") == true { continue }
            drawn[group.path, default: []].append(group.frame)
        }
        for (path, groups) in drawn {
            let frames = host.frames(of: .path(path))
            // The layout has no place for the views of a bar.
            let isKnown = frames.isEmpty || groups.allSatisfy(frames.contains)
            #expect(isKnown, "\(path): \(groups), not \(frames)")
        }
    }

    @Test func `the groups' boxes are the frames of the layout`() {
        let host = ViewHost {
            HStack(spacing: 4) {
                Color.red.frame(width: 20, height: 20)
                Text("Hello").padding(3)
                VStack {
                    Text("a")
                    Image(systemName: "star")
                }
            }
        }
        let drawing = host.drawing
        for path in ["HStack", "HStack/Color", "HStack/Text", "HStack/VStack/Image"] {
            expectEqual(drawing.frames(of: path), [host.frame(of: .path(path))])
        }
        expectFrames(of: host)
    }

    private struct Pair: View {
        var body: some View {
            Text("a")
            Text("bcd")
        }
    }

    @Test func `each view of a body has a group in its own frame`() {
        let host = ViewHost { HStack { Pair() } }
        let frames = host.frames(of: .path("HStack/Pair"))
        expectEqual(frames.count, 2)
        expectEqual(host.drawing.frames(of: "HStack/Pair"), frames)
    }

    private struct Whole: View {
        var body: some View { Text("whole") }
    }

    @Test func `backgrounds, masks and overlays of composites are drawn`() {
        func words(_ view: some View) -> [String] {
            ViewHost(rootView: VStack { view }).drawing.items.compactMap { item in
                if case .text(let piece) = item.content { piece.string } else { nil }
            }
        }
        let row = HStack {
            Text("x")
            Text("y")
        }
        expectEqual(words(Whole().background { row }), ["x", "y", "whole"])
        expectEqual(words(Whole().overlay { row }), ["whole", "x", "y"])
        expectEqual(words(Whole().mask { row }), ["x", "y", "whole"])
        let both = Whole().overlay { Whole().background { row } }
        expectEqual(words(both), ["whole", "x", "y", "whole"])
        let host = ViewHost { VStack { Whole().background { row } } }
        expectFrames(of: host)
        expectEqual(host.drawing.frames(of: "VStack/Whole/background/HStack/Text[1]").count, 1)
    }

    @Test func `a background follows its own views`() {
        let host = ViewHost(
            rootView: Text("a").frame(width: 20, height: 20).background {
                Color.red.sheet(isPresented: .constant(true)) { Color.blue }
            }, size: ProposedViewSize(width: 200, height: 100))
        expectEqual(
            host.frame(of: .path("Text/background")), CGRect(x: 90, y: 40, width: 20, height: 20))
        expectFrames(of: host)
    }

    @Test(arguments: seeds(2)) func `each view of a random tree is drawn where it is`(seed: UInt64)
    {
        var screen = RandomScreen(seed: seed)
        let host = ViewHost(
            rootView: screen.view, size: ProposedViewSize(width: 200, height: 100),
            onIssue: { _ in })
        for _ in 0..<20 {
            expectFrames(of: host)
            screen.change()
        }
    }

    @Test func `a view that fits has the path of the tree in the drawing`() {
        let host = ViewHost(
            rootView: ViewThatFits {
                Text("far too long a line for this place, I am afraid")
                Text("short")
            }, size: ProposedViewSize(width: 100, height: 50))
        expectEqual(host.drawing.frames(of: "ViewThatFits/Text").count, 1)
        #expect(host.find(.path("ViewThatFits/Text")) != nil)
    }
}
