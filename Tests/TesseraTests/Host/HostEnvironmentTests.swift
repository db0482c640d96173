import Tessera
import TesseraTesting

private struct Sign: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(isEnabled ? "open" : "closed") }
}

@Suite(.runtimeIssuesFail)
struct HostEnvironmentTests {
    @Test func `a host value reaches readers of the default`() {
        let host = ViewHost(rootView: Sign())
        #expect(host.tree.first(text: "open") != nil)
        host.environment.isEnabled = false
        #expect(host.tree.first(text: "closed") != nil)
    }

    @Test func `a host resets its environment to the default`() {
        var environment = EnvironmentValues()
        environment.isEnabled = false
        let host = ViewHost(rootView: Sign(), environment: environment)
        #expect(host.tree.first(text: "closed") != nil)
        host.environment = EnvironmentValues()
        #expect(host.tree.first(text: "open") != nil)
    }
}
