import Foundation
import Tessera
import TesseraTesting
import TestViews

/// Issues that arise in actions. Each is reported to the host, at a view.
@Suite(.runtimeIssuesFail)
struct ActionIssueTests {
    private struct Screen: View {
        @State private var isOn = false
        @State private var taps = 0
        @State private var isPresented = false
        @State private var path: [Int] = []
        @FocusState private var isFocused: Bool

        /// A binding whose setter reports.
        private func reporting<Value>(_ binding: Binding<Value>) -> Binding<Value> {
            Binding {
                binding.wrappedValue
            } set: {
                reportRuntimeIssue("setter")
                binding.wrappedValue = $0
            }
        }

        var body: some View {
            Button("button") { reportRuntimeIssue("button") }
            Button("change") { taps += 1 }
                .onChange(of: taps) { reportRuntimeIssue("change") }
            Button("completion") {
                withAnimation(.linear(duration: 1)) {
                    taps += 1
                } completion: {
                    reportRuntimeIssue("completion")
                }
            }
            Toggle("toggle", isOn: reporting($isOn))
            Color.red.frame(width: 50, height: 50)
                .gesture(DragGesture().onChanged { _ in reportRuntimeIssue("drag") })
                .onHover { _ in reportRuntimeIssue("hover") }
            Text("key").focusable().onKeyPress(.space) {
                reportRuntimeIssue("key")
                return .handled
            }
            Text("action").accessibilityAction(named: "act") { reportRuntimeIssue("action") }
            TextField("field", text: reporting(.constant("")))
            Button("present") { isPresented = true }
                .sheet(isPresented: reporting($isPresented)) { Text("sheet") }
            NavigationStack(path: reporting($path)) {
                NavigationLink("push", value: 1)
                    .navigationDestination(for: Int.self) { _ in Text("pushed") }
            }
            List {
                ForEach(["row"], id: \.self) { Text($0) }
                    .onDelete { _ in reportRuntimeIssue("deletion") }
            }
            Text("offset").opacity(taps > 0 ? 0.5 : 1)
        }
    }

    /// Returns the issues that a host hears during an act.
    private func issues(_ act: (ViewHost<Screen>) -> Void) -> [String] {
        var heard: [String] = []
        let host = ViewHost(rootView: Screen()) { heard.append($0.description) }
        act(host)
        expectEqual(host.issues.count, heard.count)
        return heard
    }

    @Test func `an issue in an action is reported at its view`() {
        expectEqual(issues { $0.tap(.text("button")) }, ["Screen/Button/Text: button"])
        expectEqual(issues { $0.tap(.text("change")) }, ["Screen/Button[1]: change"])
        expectEqual(
            issues { $0.tap(.text("completion")) },
            ["Screen/Button[1]: change", "Screen: completion"])
        expectEqual(issues { $0.toggle(.label("toggle")) }, ["Screen/Toggle/HStack: setter"])
        expectEqual(issues { $0.type("a", into: .type("TextField")) }, ["Screen/TextField: setter"])
        expectEqual(
            issues { $0.perform(actionNamed: "act", on: .text("action")) },
            ["Screen/Text[1]: action"])
        expectEqual(issues { $0.deleteRow(.text("row")) }, ["Screen/List/Text: deletion"])
        expectEqual(
            issues {
                $0.focus(.text("key"))
                $0.press(key: .space)
            }, ["Screen/Text: key"])
        expectEqual(
            issues {
                let middle = $0.frame(of: .type(Color.self))!
                $0.hover(at: CGPoint(x: middle.midX, y: middle.midY))
                $0.hover(at: nil)
            }, ["Screen/Color: hover", "Screen/Color: hover"])
        expectEqual(
            issues { host in
                let start = host.frame(of: .type(Color.self))!
                host.press(.type(Color.self))
                host.move(to: CGPoint(x: start.midX + 20, y: start.midY))
                host.release()
            }, ["Screen/Color: drag"])
        expectEqual(
            issues {
                $0.tap(.text("present"))
                $0.dismissSheet()
            }, ["Screen: setter"])
        expectEqual(
            issues {
                $0.tap(.text("push"))
                $0.goBack()
            },
            [
                "Screen/NavigationStack/NavigationLink/Button/Text: setter",
                "Screen/NavigationStack: setter",
            ])
    }

    @Test func `an issue of a timer or a completion has its host`() {
        struct Waiting: View {
            @State private var isOn = false
            private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

            var body: some View {
                Text("a").opacity(isOn ? 0.5 : 1).onReceive(timer) { _ in
                    reportRuntimeIssue("tick")
                }
                .onAppear {
                    withAnimation(.linear(duration: 1.5)) {
                        isOn = true
                    } completion: {
                        reportRuntimeIssue("completion")
                    }
                }
            }
        }
        let host = ViewHost(rootView: Waiting(), isAnimated: true) { _ in }
        host.wait(.seconds(2))
        expectEqual(
            host.issues.map(\.description),
            [
                "Waiting: tick", "Waiting: completion", "Waiting: tick",
            ])
    }

    @Test func `an issue of a task has its host, also after a pause`() async {
        struct Loading: View {
            @State private var isLoaded = false

            var body: some View {
                if !isLoaded {
                    Text("a").task {
                        reportRuntimeIssue("start")
                        await Task.yield()
                        Task { reportRuntimeIssue("inside") }
                        await Task.yield()
                        reportRuntimeIssue("pause")
                        isLoaded = true
                        reportRuntimeIssue("end")
                    }
                }
                Text("b")
            }
        }
        let host = ViewHost(rootView: Loading()) { _ in }
        let other = ViewHost(rootView: Loading()) { _ in }
        await host.finishTasks()
        await other.finishTasks()
        for host in [host, other] {
            expectEqual(
                host.issues.map(\.description),
                [
                    "Loading/Text: start", "Loading/Text: inside", "Loading/Text: pause",
                    "Loading/Text: end",
                ])
        }
    }

    @Test func `an issue of a removed view has its host`() {
        struct Leaving: View {
            @State private var isThere = true

            var body: some View {
                Button("leave") { isThere = false }
                if isThere { Text("a").onDisappear { reportRuntimeIssue("gone") } }
            }
        }
        let host = ViewHost(rootView: Leaving()) { _ in }
        host.tap(.text("leave"))
        expectEqual(host.issues.map(\.description), ["a removed view: gone"])
    }

    @Test func `after an action, an issue has no host`() {
        let host = ViewHost(rootView: Screen()) { _ in }
        host.tap(.text("button"))
        expectIssues(["outside a tree: late"]) { reportRuntimeIssue("late") }
        expectEqual(host.issues.count, 1)
    }
}
