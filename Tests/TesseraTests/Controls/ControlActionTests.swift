import Tessera
import TesseraTesting

/// What is passed on to a style without its running: actions and labels.
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
        #expect(host.recordingBodies { host.tap(.text("more")) } == ["Screen"])
        host.tap(.text("Go"))
        #expect(log.lines == ["at 1"])
    }

    @Test func `an action taken from a configuration is the latest`() {
        let log = Log()
        let host = ViewHost(rootView: Screen(log: log).buttonStyle(Framed(log: log)))
        let kept = log.kept
        host.tap(.text("more"))
        host.tap(.text("more"))
        kept?()
        #expect(log.lines == ["at 2"])
    }

    @Test func `a new label runs no style and shows in place`() {
        let log = Log()
        let host = ViewHost(rootView: Screen(log: log).buttonStyle(Framed(log: log)))
        #expect(host.recordingBodies { host.tap(.text("retitle")) } == ["Screen"])
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

    /// One button, shown twice; the first may give way to another.
    struct Pair: View {
        let log: Log
        @State private var isSplit = false
        var body: some View {
            let both = Button("both") { log.lines.append("both") }
            if !isSplit { both }
            (isSplit ? Button("both") { log.lines.append("other") } : both)
            both
            Text("split").onTapGesture { isSplit = true }
        }
    }

    @Test func `a button shown twice is two buttons with their actions`() {
        let log = Log()
        let host = ViewHost(rootView: Pair(log: log))
        host.tap(.text("split"))
        host.tap(.text("both")[0])
        host.tap(.text("both")[1])
        #expect(log.lines == ["other", "both"])
    }

    /// A control of one's own, with an action that may be missing and a label without a type.
    struct Chip: View {
        struct Configuration {
            var erase: ControlAction<Int>?
            let label: AnyView
        }
        let configuration: Configuration
        var body: some View { StyledControl(configuration, default: DefaultChipStyle()) }
    }

    struct DefaultChipStyle: ControlStyle {
        typealias StyleConfiguration = Chip.Configuration
        func makeBody(configuration: Chip.Configuration) -> some View {
            configuration.label.onTapGesture { configuration.erase?(3) }
        }
    }

    /// A control that is its action.
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

    /// Has another control perform the action, or one of its own.
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
        #expect(log.lines == ["outer 3", "own 3", "outer 4"])
    }

    struct Chips: View {
        let log: Log
        @State private var count = 0
        var body: some View {
            let shown = count
            Chip(
                configuration: Chip.Configuration(
                    erase: ControlAction { log.lines.append("\($0) at \(shown)") },
                    label: shown == 2 ? AnyView(Image(systemName: "xmark")) : AnyView(Text("x"))))
            Text("more").onTapGesture { count += 1 }
        }
    }

    @Test func `an action that cannot be updated runs the style`() {
        let log = Log()
        let host = ViewHost(rootView: Chips(log: log))
        let style = "DefaultChipStyle"
        #expect(host.recordingBodies { host.tap(.text("more")) } == ["Chips", "Chip", style])
        host.tap(.text("x"))
        #expect(log.lines == ["3 at 1"])
    }
}
