import Tessera
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct RefusalTests {
    @Test func `no reason to refuse changes nothing of the one around it`() {
        var taps = 0
        let button = Button("go") { taps += 1 }.refusesInteraction(nil)
        #expect(ViewHost(rootView: button).tap(.text("go")) == .done)
        let host = ViewHost(rootView: button.refusesInteraction("read-only"))
        #expect(host.tap(.text("go")) == .refused("read-only"))
        #expect(taps == 1)
    }
}
