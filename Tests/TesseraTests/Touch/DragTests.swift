import Tessera
import TesseraTesting
import TestViews

/// A block of 100 by 20 that logs its drags.
private struct Block: View {
    var minimumDistance: CGFloat = 10
    var log: (String) -> Void
    @GestureState private var isDragged = false

    var body: some View {
        Color.red
            .gesture(
                DragGesture(minimumDistance: minimumDistance)
                    .updating($isDragged) { _, isDragged, _ in isDragged = true }
                    .onChanged { log("at \(place($0.location))") }
                    .onEnded { log("by \(place($0.translation))") }
            )
            .frame(width: 100, height: 20)
        Text(isDragged ? "dragged" : "still")
    }

    private func place(_ point: CGPoint) -> String { "\(Int(point.x)),\(Int(point.y))" }
    private func place(_ size: CGSize) -> String { "\(Int(size.width)),\(Int(size.height))" }
}

/// A block that moves away under a touch.
private struct Shy: View {
    var action: () -> Void
    @State private var isTouched = false

    var body: some View {
        Button(action: action) { Color.red.frame(width: 20, height: 20) }
            .buttonStyle(.plain)
            .simultaneousGesture(
                DragGesture(minimumDistance: 0).onChanged { _ in isTouched = true }
            )
            .padding(.leading, isTouched ? 50 : 0)
    }
}

@Suite(.runtimeIssuesFail)
struct DragTests {
    @Test func `a drag begins after its minimum distance`() {
        var log: [String] = []
        let host = ViewHost(rootView: VStack { Block { log.append($0) } })
        expectEqual(host.press(at: point(10, 10)), .done)
        host.move(to: point(19, 10))
        expectEqual(log, [])
        host.move(to: point(20, 10))
        host.move(to: point(12, 10))
        expectEqual(log, ["at 20,10", "at 12,10"])
        expectEqual(host.release(), .done)
        expectEqual(log.last, "by 2,0")
    }

    @Test func `a touch may stay where its view was`() {
        var log: [String] = []
        let host = ViewHost(rootView: Shy { log.append("tapped") })
        host.press(at: point(5, 5))
        expectEqual(host.frame(of: .type("Color"))?.minX, 50)
        // The finger has not moved, so it does not leave the view.
        expectEqual(host.move(to: point(5, 5)), .done)
        host.release()
        expectEqual(log, ["tapped"])
    }

    @Test func `a drag between views goes from middle to middle`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: VStack(spacing: 0) {
                Color.blue.frame(width: 100, height: 20)
                Block { log.append($0) }
            })
        expectEqual(host.drag(from: .type(Color.self)[1], to: .type(Color.self)[0]), .done)
        expectEqual(log, ["at 50,-10", "by 0,-20"])
        expectEqual(
            host.drag(from: .text("still"), to: .text("none")),
            .refused("there is no view with text \"none\""))
    }

    @Test func `a release before the least distance is no drag`() {
        var log: [String] = []
        let host = ViewHost(rootView: VStack { Block { log.append($0) } })
        expectEqual(
            host.drag(along: [point(10, 10), point(15, 10)]), .refused("no gesture was recognized"))
        expectEqual(log, [])
    }

    @Test func `a drag of no least distance begins with the touch`() {
        var log: [String] = []
        let host = ViewHost(rootView: VStack { Block(minimumDistance: 0) { log.append($0) } })
        host.press(at: point(10, 10))
        expectEqual(log, ["at 10,10"])
        #expect(host.tree.first(text: "dragged") != nil)
        expectEqual(host.release(), .done)
        expectEqual(log, ["at 10,10", "by 0,0"])
        #expect(host.tree.first(text: "still") != nil)
    }

    @Test func `a drag goes on outside the view`() {
        var log: [String] = []
        let host = ViewHost(rootView: VStack { Block { log.append($0) } })
        host.drag(along: [point(10, 10), point(-20, 50), point(140, 10)])
        expectEqual(log, ["at -20,50", "at 140,10", "by 130,0"])
    }

    @Test func `a cancelled drag resets its state without an end`() {
        var log: [String] = []
        let host = ViewHost(rootView: VStack { Block { log.append($0) } })
        host.press(at: point(10, 10))
        host.move(to: point(40, 10))
        #expect(host.tree.first(text: "dragged") != nil)
        expectEqual(host.cancel(), .done)
        expectEqual(log, ["at 40,10"])
        #expect(host.tree.first(text: "still") != nil)
        expectEqual(host.release(), .refused("no finger is down"))
    }
}
