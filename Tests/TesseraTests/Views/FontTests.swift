import Tessera
import TesseraTesting
import TestViews

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
        expectEqual("\(font)", text)
    }
}
