import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct HoverTests {
    /// Two blocks beside each other that log the pointer.
    private struct Blocks: View {
        var isDisabled = false
        let log: (String) -> Void
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).onHover { log("red \($0)") }
                    .disabled(isDisabled)
                Color.blue.frame(width: 20, height: 20)
                    .onContinuousHover { phase in
                        switch phase {
                        case .active(let place): log("blue \(Int(place.x)),\(Int(place.y))")
                        case .ended: log("blue left")
                        }
                    }
            }
            .onHover { log("row \($0)") }
        }
    }

    @Test func `views see the pointer enter and leave`() {
        var log: [String] = []
        let host = ViewHost(rootView: Blocks { log.append($0) })
        expectEqual(host.hover(at: point(5, 5)), .done)
        host.hover(at: point(10, 5))
        host.hover(at: point(25, 5))
        host.hover(at: point(30, 5))
        expectEqual(host.hover(at: nil), .done)
        expectEqual(
            log,
            [
                "row true", "red true", "red false", "blue 5,5", "blue 10,5", "blue left",
                "row false",
            ])
    }

    @Test func `a pointer over no hover view is refused`() {
        let host = ViewHost(rootView: Color.red.frame(width: 20, height: 20))
        expectEqual(host.hover(at: point(5, 5)), .refused("nothing here responds to a pointer"))
        expectEqual(host.hover(at: point(25, 5)), .refused("no view at 25,5"))
    }

    @Test func `a resized host looks at the point again`() {
        let host = ViewHost(
            rootView: Text("abc").onHover { _ in }, size: ProposedViewSize(width: 24, height: 16))
        host.textMetrics = .cells(width: 8, height: 16)
        expectEqual(host.hover(at: point(5, 5)), .done)
        host.size.width = 48
        expectEqual(host.hover(at: point(5, 5)), .refused("no view at 5,5"))
        host.textMetrics = .cells(width: 16, height: 16)
        expectEqual(host.hover(at: point(5, 5)), .done)
    }

    @Test func `the pointer and the finger leave disabled views`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: Color.red.frame(width: 20, height: 20)
                .onHover { log.append("over \($0)") }.onTapGesture { log.append("tap") })
        host.hover(at: point(5, 5))
        host.press(at: point(5, 5))
        host.environment.isEnabled = false
        host.update()
        expectEqual(log, ["over true", "over false"])
        host.environment.isEnabled = true
        expectEqual(host.release(), .refused("no gesture was recognized"))
        expectEqual(log, ["over true", "over false"])
    }

    @Test func `a disabled view ignores the pointer and sees it leave`() {
        var log: [String] = []
        let host = ViewHost(rootView: Blocks { log.append($0) })
        host.hover(at: point(5, 5))
        host.rootView.isDisabled = true
        host.update()
        expectEqual(log, ["row true", "red true", "red false"])
        host.hover(at: point(6, 5))
        expectEqual(log, ["row true", "red true", "red false"])
    }

    @Test func `a finger is no pointer`() {
        var log: [String] = []
        let host = ViewHost(rootView: Blocks { log.append($0) })
        host.press(at: point(5, 5))
        host.tap(at: point(5, 5))
        expectEqual(log, [])
    }

    @Test func `a removed view sees the pointer leave`() {
        struct Screen: View {
            var isThere = true
            let log: (String) -> Void
            var body: some View {
                VStack {
                    if isThere {
                        Color.red.frame(width: 20, height: 20).onHover { log("\($0)") }
                    }
                }
            }
        }
        var log: [String] = []
        let host = ViewHost(rootView: Screen { log.append($0) })
        host.hover(at: point(5, 5))
        host.rootView.isThere = false
        host.update()
        expectEqual(log, ["true", "false"])
    }
}
