import Tessera
import TesseraDrawing
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct ProminentButtonTests {
    @Test func `a prominent button is white on its tint, and pressed`() {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                Button("Save \(count)") { count += 1 }.buttonStyle(.borderedProminent)
                Button("Undo") { count -= 1 }.buttonStyle(.borderless).tint(.red)
            }
        }
        let host = ViewHost(rootView: Screen())
        expectEqual(host.tap(.text("Save 0")), .done)
        #expect(host.find(.text("Save 1")) != nil)
        expectEqual(host.tap(.text("Undo")), .done)
        expectEqual("\(host.accessibilityTree)", "Save 0, button\nUndo, button")
        let text = host.frame(of: .text("Save 0")) ?? .zero
        expectTree(
            host,
            """
            Screen count: 0
              Button .buttonStyle(BorderedProminentButtonStyle) \
            [BorderedProminentButtonStyle, set on Screen/Button]
                Text "Save 0" .foregroundStyle(.white)\
            .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))\
            .background(.tint, in: RoundedRectangle(cornerRadius: 8)).onButtonGesture()
              Button .buttonStyle(BorderlessButtonStyle).tint(.red) \
            [BorderlessButtonStyle, set on Screen/Button[1]]
                Text "Undo" .foregroundStyle(.tint).onButtonGesture()
            """)
        #expect(text.width > 0)
        expectEqual(host.drawing.omissions, [])
    }
}
