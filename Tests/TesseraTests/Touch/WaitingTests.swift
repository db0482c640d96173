import Tessera
import TesseraTesting
import TestViews

/// Gestures that wait for another touch or for a time.
@Suite(.runtimeIssuesFail)
struct WaitingTests {
    /// A block that opens after a single tap, if no second tap follows.
    private struct Drawer: View {
        let log: (String) -> Void
        @State private var isOpen = false
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20)
                    .onTapGesture(count: 2) { log("double") }
                    .onTapGesture { isOpen = true }
                if isOpen {
                    Color.green.frame(width: 20, height: 20).onTapGesture { log("inside") }
                }
                Color.blue.frame(width: 20, height: 20).onTapGesture { log("below") }
            }
        }
    }

    @Test func `a touch elsewhere sees changes of the tap it ends`() {
        var log: [String] = []
        let host = ViewHost(rootView: Drawer { log.append($0) })
        host.press(at: point(1, 1))
        expectEqual(host.release(), .done)
        host.tap(at: point(1, 30))
        expectEqual(log, ["inside"])
    }

    @Test func `a lifted finger does not move while a gesture waits`() {
        var log: [String] = []
        let host = ViewHost(rootView: Drawer { log.append($0) })
        host.press(at: point(1, 1))
        // The first of two taps does not fail.
        expectEqual(host.release(), .done)
        expectEqual(host.move(to: point(2, 1)), .refused("no finger is down"))
        expectEqual(host.release(), .refused("no finger is down"))
        host.press(at: point(1, 1))
        host.release()
        expectEqual(log, ["double"])
    }

    @Test(arguments: [(false, ["tapped"]), (true, [])])
    func `a waiting tap acts on the view present and enabled then`(
        isDisabled: Bool, calls: [String]
    ) {
        struct Screen: View {
            let log: (String) -> Void
            var word = "stale"
            var isDisabled = false
            var body: some View {
                Color.red.frame(width: 20, height: 20)
                    .onTapGesture(count: 2) {}
                    .onTapGesture { log(word) }
                    .disabled(isDisabled)
            }
        }
        var log: [String] = []
        let host = ViewHost(rootView: Screen { log.append($0) })
        host.press(at: point(1, 1))
        expectEqual(host.release(), .done)
        host.rootView = Screen(log: { log.append($0) }, word: "tapped", isDisabled: isDisabled)
        host.wait(.seconds(1))
        expectEqual(log, calls)
    }

    @Test func `a recognized touch is done before its sequel`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: Color.red.frame(width: 20, height: 20)
                .gesture(
                    LongPressGesture().onEnded { _ in log.append("pressed") }
                        .sequenced(before: DragGesture())
                        .onEnded { _ in log.append("dragged") }))
        host.press(at: point(1, 1))
        host.wait(.seconds(1))
        expectEqual(host.release(), .done)
        expectEqual(log, ["pressed"])
        host.press(at: point(1, 1))
        expectEqual(host.release(), .refused("no gesture was recognized"))
    }
}
