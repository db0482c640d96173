import Tessera
import TesseraTesting

// The Swift blocks of the article "Motion".

// region: box
struct Box: View {
    @State private var isOpen = false

    var body: some View {
        Button("Open") {
            withAnimation(.linear(duration: 1)) { isOpen = true }
        }
        Text("Lid").rotationEffect(.degrees(isOpen ? 90 : 0))
    }
}
// endregion

@Suite(.runtimeIssuesFail)
struct MotionArticleTests {
    @Test func `the article on motion prints the trees that it shows`() throws {
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }
        // region: clock
        let host = ViewHost(rootView: Box())
        host.isAnimated = true
        host.tap(.text("Open"))
        host.wait(.seconds(0.5))
        print(host.tree)
        // endregion
        #expect(try Document.article("Motion").blocks(in: "") == printed)
    }
}
