import Tessera
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct FeedbackTests {
    @Test func `feedback is recorded when its trigger changes`() {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                Stepper("\(count)", value: $count)
                    .sensoryFeedback(.selection, trigger: count)
                    .sensoryFeedback(trigger: count) { $1 > $0 ? .increase : nil }
                    .sensoryFeedback(.error, trigger: count) { _, new in new < 0 }
            }
        }
        let host = ViewHost(rootView: Screen())
        #expect(host.sensoryFeedback == [])
        host.tap(.text("plus"))
        #expect(Set(host.sensoryFeedback) == [.selection, .increase])
        host.tap(.text("minus"))
        host.tap(.text("minus"))
        #expect(host.sensoryFeedback.count == 5)
        #expect(host.sensoryFeedback.count { $0 == .error } == 1)
    }
}
