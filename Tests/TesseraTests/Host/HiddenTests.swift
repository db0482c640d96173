import Tessera
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct HiddenTests {
    @Test func `a hidden view refuses, and is not told`() {
        var taps = 0
        let host = ViewHost(
            rootView: VStack {
                Button("Save") { taps += 1 }.hidden()
                Button {
                    taps += 1
                } label: {
                    Text("Send").hidden()
                }
                TextField("Name", text: .constant("")).hidden()
                Text("Done")
            })
        #expect(host.tap(.text("Save")) == .refused("hidden"))
        #expect(host.tap(.text("Send")) == .refused("hidden"))
        #expect(host.type("x", into: .text("Name")) == .refused("hidden"))
        #expect("\(host.accessibilityTree)" == "button\nDone, text")
        #expect(taps == 0)
    }
}
