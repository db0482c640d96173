import Tessera
import TesseraTesting
import TestViews

/// A host that its own views change.
@Suite(.runtimeIssuesFail)
struct HostReentrancyTests {
    /// A view that performs an action while it describes itself.
    private struct Meddling: PrimitiveView {
        let look: () -> Void
        func describe(_ description: inout ViewDescription) { look() }
    }

    @Test func `a view that updates the host when described is safe`() {
        var host: ViewHost<AnyView>?
        let meddling = Meddling {
            host?.rootView = AnyView(Text("after"))
            host?.update()
        }
        host = ViewHost(
            rootView: AnyView(
                VStack {
                    meddling
                    Text("before").overlay { Text("over") }
                }))
        #expect(host?.tree.first(text: "before") != nil)
        expectEqual(host?.tree.description, "Text \"after\"")
        host = nil
    }

    @Test func `a body that replaces the root each run is stopped`() {
        struct Restless: View {
            let number: Int
            let next: (Int) -> Void
            var body: some View {
                let _ = next(number + 1)
                Text("\(number)")
            }
        }
        var host: ViewHost<Restless>?
        func show(_ number: Int) {
            host?.rootView = Restless(number: number, next: show)
        }
        host = ViewHost(rootView: Restless(number: 0, next: show))
        show(1)
        host?.update()
        #expect(host?.work.bodies ?? 0 <= 101)
        if let host {
            expectIssues(
                host,
                [
                    "Restless: the tree was updated 100 times without settling: after each "
                        + "update, the body here wrote a value that required another; the last "
                        + "changes wait for the next update. A body must not write values that "
                        + "bodies read."
                ])
        }
        host = nil
    }
}
