import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite(.runtimeIssuesFail)
struct BranchTests {
    private struct Screen: View {
        @State private var isFirst = true
        let log: (String) -> Void

        var body: some View {
            if isFirst {
                Text("first").onAppear { log("+ first") }.onDisappear { log("- first") }
            } else {
                Text("second").onAppear { log("+ second") }.onDisappear { log("- second") }
            }
            Button("switch") { isFirst.toggle() }
        }
    }

    @Test func `the branch left disappears, the other appears`() {
        var log: [String] = []
        let host = ViewHost(rootView: Screen { log.append($0) })
        #expect(log == ["+ first"])
        log = []
        host.tap(.text("switch"))
        #expect(log.sorted() == ["+ second", "- first"])
        log = []
        host.tap(.text("switch"))
        #expect(log.sorted() == ["+ first", "- second"])
    }
}
