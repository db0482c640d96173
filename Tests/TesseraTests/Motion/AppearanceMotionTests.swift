import Tessera
import TesseraTesting
import TestViews

/// Motion of views that appear or go on their way.
@Suite(.runtimeIssuesFail)
struct AppearanceMotionTests {
    private struct Pulse: View {
        @State private var scale = 1.0

        var body: some View {
            Text("a").scaleEffect(scale).onAppear {
                withAnimation(.linear(duration: 1).repeatForever()) { scale = 2 }
            }
        }
    }

    private struct Screen: View {
        @State private var isShown = true

        var body: some View {
            if isShown { Pulse() }
            Button("toggle") { isShown.toggle() }
        }
    }

    private func modifier(_ host: ViewHost<some View>) -> String? {
        host.tree.all("Text").first?.modifiers.first?.description
    }

    @Test func `a change moves that begins when a view appears`() {
        let host = ViewHost(rootView: Screen(), isAnimated: true)
        expectEqual(modifier(host), ".scaleEffect(1)")
        host.wait(.seconds(1.5))
        expectEqual(modifier(host), ".scaleEffect(1.5)")
        host.tap(.text("toggle"))
        #expect(!host.isMoving)
        host.tap(.text("toggle"))
        expectEqual(modifier(host), ".scaleEffect(1)")
        host.wait(.seconds(0.25))
        expectEqual(modifier(host), ".scaleEffect(1.25)")
        // Without motion, the change is complete at once.
        expectEqual(modifier(ViewHost(rootView: Screen())), ".scaleEffect(2)")
    }

    @Test func `a row that goes leaves the others on their way`() {
        struct Rows: View {
            @State private var names = ["a", "b"]
            @State private var isWide = false
            @State private var caption = "narrow"

            var body: some View {
                List {
                    ForEach(names, id: \.self) { name in
                        Text(name).offset(x: isWide ? 40 : 0).transition(.slide)
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                    Button(caption) {
                        withAnimation(.linear(duration: 1)) {
                            isWide = true
                        } completion: {
                            caption = "wide"
                        }
                    }
                }
            }
        }
        let host = ViewHost(rootView: Rows(), isAnimated: true)
        host.tap(.text("narrow"))
        host.wait(.seconds(0.5))
        host.deleteRow(.text("a"))
        expectEqual(modifier(host), ".offset(x: 20)")
        host.wait(.seconds(0.5))
        expectEqual(modifier(host), ".offset(x: 40)")
        #expect(host.tree.first(text: "wide") != nil)
        #expect(!host.isMoving)
    }

    @Test func `a screen that is dismissed on its way ends its motion`() {
        struct Card: View {
            @State private var isOpen = false
            @Environment(\.dismiss) private var dismiss
            let log: (String) -> Void

            var body: some View {
                Button("open") {
                    withAnimation(.linear(duration: 1)) {
                        isOpen = true
                    } completion: {
                        log("opened")
                    }
                }
                Text("lid").opacity(isOpen ? 0.5 : 1)
                Button("close") { dismiss() }
            }
        }
        struct Root: View {
            @State private var isShown = true
            let log: (String) -> Void

            var body: some View {
                Text("root").sheet(isPresented: $isShown) { Card(log: log) }
            }
        }
        var log: [String] = []
        let host = ViewHost(rootView: Root { log.append($0) }, isAnimated: true)
        host.tap(.text("open"))
        host.wait(.seconds(0.5))
        #expect(host.isMoving)
        expectEqual(log, [])
        host.tap(.text("close"))
        #expect(!host.isMoving)
        expectEqual(log, ["opened"])
        host.wait(.seconds(5))
        expectEqual(log, ["opened"])
    }
}
