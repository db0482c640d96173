import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite(.runtimeIssuesFail)
struct FontTests {
    @Test(arguments: [
        (Font.title2, ".title2"),
        (.system(size: 20), ".system(size: 20)"),
        (
            .system(size: 20, weight: .bold, design: .rounded),
            ".system(size: 20, weight: .bold, design: .rounded)"
        ),
        (.system(.body, design: .serif), ".system(.body, design: .serif)"),
        (.custom("Georgia", size: 12.5), ".custom(\"Georgia\", size: 12.5)"),
        (.headline.weight(.light).italic(), ".headline.weight(.light).italic()"),
    ])
    func `a font prints as it is written`(font: Font, text: String) {
        #expect("\(font)" == text)
    }

    @Test func `a font is a value of the environment`() {
        struct Reader: View {
            @Environment(\.font) private var font
            var body: some View { Text(font.map { "\($0)" } ?? "none") }
        }
        #expect(
            tree(.environment) {
                VStack {
                    Reader()
                    Reader().font(nil)
                }
                .font(.caption)
            } == """
                VStack .font(.caption) {font: .caption}
                  Reader
                    Text ".caption"
                  Reader .font(nil) {font: nil}
                    Text "none"
                """)
    }
}
