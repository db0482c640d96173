import Tessera
import TesseraTesting
import TestViews

/// Actions and labels that reach a style without a run of its body.
@Suite(.runtimeIssuesFail)
struct ControlActionTests {
    final class Log {
        var lines: [String] = []
        private(set) var kept: (() -> Void)?
        func keep(_ action: @escaping () -> Void) { kept = action }
    }

    struct Framed: PrimitiveButtonStyle {
        let log: Log
        func makeBody(configuration: Configuration) -> some View {
            let _ = log.keep(configuration.trigger)
            HStack { configuration.label }
                .onTapGesture { configuration.trigger() }
        }
    }

    struct Screen: View {
        let log: Log
        @State private var count = 0
        @State private var title = "Go"
        var body: some View {
            let shown = count
            Button {
                log.lines.append("at \(shown)")
            } label: {
                Text(title)
            }
            Text("more").onTapGesture { count += 1 }
            Text("retitle").onTapGesture { title += "!" }
        }
    }

    @Test func `a new action runs no style and is performed`() {
        let log = Log()
        let host = ViewHost(rootView: Screen(log: log).buttonStyle(Framed(log: log)))
        expectEqual(host.recordingBodies { host.tap(.text("more")) }, ["Screen"])
        host.tap(.text("Go"))
        expectEqual(log.lines, ["at 1"])
    }

    @Test func `an action taken from a configuration is the latest`() {
        let log = Log()
        let host = ViewHost(rootView: Screen(log: log).buttonStyle(Framed(log: log)))
        let kept = log.kept
        host.tap(.text("more"))
        host.tap(.text("more"))
        kept?()
        expectEqual(log.lines, ["at 2"])
    }

    @Test func `a new label runs no style and shows in place`() {
        let log = Log()
        let host = ViewHost(rootView: Screen(log: log).buttonStyle(Framed(log: log)))
        expectEqual(host.recordingBodies { host.tap(.text("retitle")) }, ["Screen"])
        expectTree(
            host,
            """
            Screen count: 0, title: "Go!" .buttonStyle(Framed)
              Button [Framed, set on Screen]
                HStack .onTapGesture()
                  Text "Go!"
              Text "more" .onTapGesture()
              Text "retitle" .onTapGesture()
            """)
    }

    /// A control whose configuration is an action.
    struct Eraser: StyledView {
        struct Configuration {
            let erase: ControlAction<Int>
        }
        let configuration: Configuration
        var defaultStyle: ErasingStyle { ErasingStyle() }
    }

    struct ErasingStyle: ControlStyle {
        typealias StyleConfiguration = Eraser.Configuration
        func makeBody(configuration: Eraser.Configuration) -> some View {
            Text("x").onTapGesture { configuration.erase(3) }
        }
    }

    /// A style that passes the action, or its own action, to an inner control.
    struct HandingStyle: ControlStyle {
        let log: Log
        @State private var isHandedOn = true
        func makeBody(configuration: Eraser.Configuration) -> some View {
            let own = ControlAction<Int> { log.lines.append("own \($0)") }
            Eraser(configuration: .init(erase: isHandedOn ? configuration.erase : own))
            Text("own").onTapGesture { isHandedOn = false }
            Text("outer").onTapGesture { configuration.erase(4) }
        }
    }

    @Test func `an action passed to another control stays the first's`() {
        let log = Log()
        let action = ControlAction<Int> { log.lines.append("outer \($0)") }
        let host = ViewHost(
            rootView: Eraser(configuration: .init(erase: action))
                .controlStyle(HandingStyle(log: log)))
        host.tap(.text("x"))
        host.tap(.text("own"))
        host.tap(.text("x"))
        host.tap(.text("outer"))
        expectEqual(log.lines, ["outer 3", "own 3", "outer 4"])
    }
}
