import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct SettingTests {
    private struct Reader: View {
        @Environment(\.controlSize) private var controlSize
        @Environment(\.redactionReasons) private var reasons
        @Environment(\.colorSchemeContrast) private var contrast

        var body: some View { Text("\(controlSize) \(reasons) \(contrast)") }
    }

    @Test func `control size, redaction and contrast are readable`() {
        let host = ViewHost(
            rootView: VStack {
                Reader()
                Reader().controlSize(.large).redacted(reason: .privacy)
                Reader().unredacted().environment(\.colorSchemeContrast, .increased)
            }
            .redacted(reason: .placeholder))
        expectEqual(
            host.tree.all("Text").compactMap(\.text),
            [
                "regular .placeholder standard", "large [.placeholder, .privacy] standard",
                "regular [] increased",
            ])
    }
}
