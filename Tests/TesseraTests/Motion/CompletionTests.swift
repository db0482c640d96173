import Tessera
import TesseraTesting

/// Actions that follow animated changes.
@Suite(.runtimeIssuesFail)
struct CompletionTests {
    private struct Door: View {
        var duration = 1.0
        @State private var isOpen = false
        @State private var words = "shut"

        var body: some View {
            Button("open") {
                withAnimation(.linear(duration: duration)) {
                    isOpen = true
                } completion: {
                    words += ", then open"
                }
            }
            Button("nothing") {
                withAnimation {
                } completion: {
                    words += ", then nothing"
                }
            }
            Button("hide") { words = "hidden" }
            if words != "hidden" { Text("door").opacity(isOpen ? 0.5 : 1) }
            Text(words)
        }
    }

    private func words(_ host: ViewHost<Door>) -> String? {
        host.tree.all("Text").last?.text
    }

    @Test func `an action follows the values that move`() {
        let host = animatedHost(Door())
        host.tap(.text("open"))
        host.wait(.seconds(0.9))
        #expect(words(host) == "shut")
        host.wait(.seconds(0.1))
        #expect(words(host) == "shut, then open")
        host.wait(.seconds(5))
        #expect(words(host) == "shut, then open")
    }

    @Test func `where nothing moves, the action follows the change`() {
        let host = ViewHost(rootView: Door())
        host.tap(.text("open"))
        #expect(words(host) == "shut, then open")
        host.tap(.text("nothing"))
        #expect(words(host) == "shut, then open, then nothing")
        // The second change writes an equal value.
        host.tap(.text("open"))
        #expect(words(host) == "shut, then open, then nothing, then open")
    }

    @Test(arguments: [[2.1], [0.9, 0.6, 0.6], [1, 1.1]])
    func `an action is performed on arrival, however time is cut`(waits: [Double]) {
        struct Stairs: View {
            @State private var height = 0.0
            @State private var words = "below"

            var body: some View {
                Button("climb") { step(to: 10) { step(to: 20) { words = "above" } } }
                Text(words).offset(y: height)
            }

            private func step(to height: Double, then: @escaping () -> Void) {
                withAnimation(.linear(duration: 1)) {
                    self.height = height
                } completion: {
                    then()
                }
            }
        }
        let host = animatedHost(Stairs())
        host.tap(.text("climb"))
        for wait in waits { host.wait(.seconds(wait)) }
        #expect(host.tree.all("Text").last?.text == "above")
        #expect(!host.isMoving)
    }

    @Test func `an action follows a view that goes`() {
        let host = animatedHost(Door())
        host.tap(.text("open"))
        host.tap(.text("hide"))
        #expect(words(host) == "hidden, then open")
    }
}
