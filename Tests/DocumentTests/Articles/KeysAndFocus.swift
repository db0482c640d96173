import Foundation
import Tessera
import TesseraTesting

// The Swift blocks of the article "Keys, focus and typing".

// region: note
struct Note: View {
    private enum Field { case title, text }

    @State private var title = ""
    @State private var text = ""
    @State private var stars = 2.0
    @FocusState private var field: Field?

    var body: some View {
        VStack {
            TextField("Title", text: $title)
                .focused($field, equals: .title)
                .onSubmit { field = .text }
            TextEditor(text: $text)
                .focused($field, equals: .text)
            Slider(value: $stars, in: 0...5, step: 1) { Text("Stars") }
        }
        .onKeyPress(.escape) {
            field = nil
            return .handled
        }
    }
}
// endregion

@Suite(.runtimeIssuesFail)
struct KeysAndFocusTests {
    @Test func `the article about keys prints what its code prints`() throws {
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }
        // region: type
        let host = ViewHost(rootView: Note())
        host.type("Emma", into: .text("Title"))
        print(host.tree.all("TextField")[0].value("text") ?? "none")
        // endregion
        // region: keys
        host.focus(.type("TextField"))
        host.press(key: .home)
        host.press(key: "G")
        host.press(key: .deleteForward)
        print(host.tree.all("TextField")[0].value("text") ?? "none")
        // endregion
        // region: submit
        host.press(key: .return)
        print(host.focusedView ?? "nothing has the focus")
        // endregion
        // region: tab
        host.press(key: .tab)
        print(host.difference { host.press(key: .rightArrow) })
        print(host.press(key: "x"))
        // endregion
        // region: held
        host.press(key: .leftArrow, repeats: 1)
        print(host.accessibilityTree)
        // endregion
        // region: escape
        host.focus(.type("TextField"))
        host.press(key: .escape)
        print(host.focusedView ?? "nothing has the focus")
        // endregion
        // region: size
        host.size = ProposedViewSize(width: 200, height: 160)
        print(host.frame(of: .type("TextEditor"))?.height ?? 0)
        // endregion
        #expect(try Document.article("KeysAndFocus").blocks(in: "") == printed)
    }
}
