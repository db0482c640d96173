import Tessera
import TesseraTesting
import TestViews

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
        expectEqual(host.sensoryFeedback, [])
        host.tap(.text("plus"))
        expectEqual(Set(host.sensoryFeedback), [.selection, .increase])
        host.tap(.text("minus"))
        host.tap(.text("minus"))
        expectEqual(host.sensoryFeedback.count, 5)
        expectEqual(host.sensoryFeedback.count { $0 == .error }, 1)
    }

    @Test func `an impact has a weight or a flexibility, and an intensity`() {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                Button("hit") { count += 1 }
                    .sensoryFeedback(.impact(weight: .light, intensity: 0.5), trigger: count)
                    .sensoryFeedback(.impact(flexibility: .soft), trigger: count)
            }
        }
        let host = ViewHost(rootView: Screen())
        host.tap(.text("hit"))
        expectEqual(
            Set(host.sensoryFeedback.map(\.description)),
            [
                ".impact(weight: .light, intensity: 0.5)",
                ".impact(flexibility: .soft, intensity: 1)",
            ])
    }
}
