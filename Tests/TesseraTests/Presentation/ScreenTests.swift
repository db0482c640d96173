import Tessera
import TesseraTesting
import TestViews

private struct Item: Identifiable { let id: Int }

@Suite(.runtimeIssuesFail)
struct ScreenTests {
    private struct Screen: View {
        @State private var isCovered = false
        @State private var item: Item?

        var body: some View {
            Button("cover") { isCovered = true }
                .fullScreenCover(isPresented: $isCovered) { Close() }
            Button("popover") { item = Item(id: 3) }
                .popover(item: $item) { Text("item \($0.id)") }
        }
    }

    private struct Close: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("close") { dismiss() } }
    }

    @Test func `only its views dismiss a full screen cover`() {
        let host = ViewHost(rootView: Screen())
        host.tap(.text("cover"))
        #expect(host.tree["Screen/Button/fullScreenCover/Close"] != nil)
        expectEqual(host.tap(.text("cover")), .refused("covered by a full screen cover"))
        expectEqual("\(host.accessibilityTree)", "close, button")
        expectEqual(
            host.dismissSheet(), .refused("a full screen cover is dismissed by its views"))
        expectEqual(host.tap(.text("close")), .done)
        #expect(host.tree.all("fullScreenCover").isEmpty)
    }

    @Test func `a popover shows its item until it is dismissed`() {
        let host = ViewHost(rootView: Screen())
        host.tap(.text("popover"))
        #expect(host.tree.first(text: "item 3") != nil)
        expectEqual(host.tap(.text("cover")), .refused("covered by a popover"))
        expectEqual(host.dismissSheet(), .done)
        #expect(host.tree.all("popover").isEmpty)
    }

    @Test func `a screen has its ideal size in a host without a size`() throws {
        let text = Text("as long as it likes to be")
        let host = ViewHost {
            Text("a").sheet(isPresented: .constant(true)) { text }
        }
        expectEqual(
            host.frame(of: .text("as long"))?.size,
            ViewHost { text }.frame(of: .text("as long"))?.size)
    }

    @Test(arguments: [true, false])
    func `a sheet stays while its dismissal is disabled`(isDisabled: Bool) {
        struct Screen: View {
            var isDisabled: Bool
            @State private var isPresented = true
            var body: some View {
                Text("behind").interactiveDismissDisabled().sheet(isPresented: $isPresented) {
                    Close().interactiveDismissDisabled(isDisabled)
                }
            }
        }
        let host = ViewHost(rootView: Screen(isDisabled: isDisabled))
        expectEqual(
            host.dismissSheet(), (isDisabled ? .refused("its dismissal is disabled") : .done))
        expectEqual(host.tree.all("sheet").isEmpty, !isDisabled)
        if isDisabled { expectEqual(host.tap(.text("close")), .done) }
        #expect(host.tree.all("sheet").isEmpty)
    }
}

@Suite(.runtimeIssuesFail)
struct ConfirmationDialogTests {
    private struct Screen: View {
        var visibility = Visibility.automatic
        var cancels = false
        @State private var isAsking = false
        @State private var answer = "?"

        var body: some View {
            Text("answer \(answer)").onTapGesture { isAsking = true }
                .confirmationDialog(
                    "Sure?", isPresented: $isAsking, titleVisibility: visibility
                ) {
                    Button("Yes", role: .destructive) { answer = "yes" }
                    if cancels { Button("No", role: .cancel) { answer = "no" } }
                } message: {
                    Text("For ever.")
                }
        }
    }

    @Test func `a dialog shows its message, buttons and Cancel`() {
        let host = ViewHost(rootView: Screen())
        host.tap(.text("answer ?"))
        expectEqual(
            "\(host.tree)",
            """
            Screen visibility: automatic, cancels: false, isAsking: true, answer: "?"
              Text "answer ?" .onTapGesture().confirmationDialog(…)
                confirmationDialog
                  Text "For ever." .multilineTextAlignment(.center).font(.footnote)
                  VStack spacing: 0
                    Button role: destructive .buttonStyle(DialogButtonStyle) [DialogButtonStyle, set on Screen/Text/confirmationDialog/VStack/Button]
                      Text "Yes" .onButtonGesture()
                    Button role: cancel .buttonStyle(AlertButtonStyle) [AlertButtonStyle, set on Screen/Text/confirmationDialog/VStack/Button[1]]
                      Text "Cancel" .onButtonGesture()
            """)
        expectEqual(
            "\(host.accessibilityTree)",
            """
            For ever., text
            Yes, button
            Cancel, button
            """)
        expectEqual(host.tap(.text("answer ?")), .refused("covered by a dialog"))
        expectEqual(host.tap(.text("Yes")), .done)
        #expect(host.tree.first(text: "answer yes") != nil)
        #expect(host.tree.all("confirmationDialog").isEmpty)
    }

    @Test func `a cancelled or dismissed dialog changes nothing`() {
        let host = ViewHost(rootView: Screen())
        host.tap(.text("answer ?"))
        expectEqual(host.tap(.text("Cancel")), .done)
        host.tap(.text("answer ?"))
        expectEqual(host.dismissSheet(), .done)
        #expect(host.tree.all("confirmationDialog").isEmpty)
        #expect(host.tree.first(text: "answer ?") != nil)
    }

    @Test func `a dialog with a button that cancels has no other`() {
        let host = ViewHost(rootView: Screen(cancels: true))
        host.tap(.text("answer ?"))
        #expect(host.tree.first(text: "Cancel") == nil)
        expectEqual(host.tap(.text("No")), .done)
        #expect(host.tree.first(text: "answer no") != nil)
    }

    @Test func `a dialog has no other while one of two cancels`() {
        struct Screen: View {
            @State private var hasNo = true

            var body: some View {
                Text("a").confirmationDialog("Sure?", isPresented: .constant(true)) {
                    if hasNo { Button("No", role: .cancel) {} }
                    Button("Never", role: .cancel) {}
                    Text("b").onAppear { hasNo = false }
                }
            }
        }
        let host = ViewHost(rootView: Screen())
        expectEqual(host.tree.all("Button").count, 1)
        #expect(host.tree.first(text: "Never") != nil)
    }

    @Test func `a dialog shows its title if it is visible`() {
        let host = ViewHost(rootView: Screen(visibility: .visible))
        host.tap(.text("answer ?"))
        #expect(host.tree.first(text: "Sure?") != nil)
    }

    @Test func `a dialog about data needs data`() {
        struct Screen: View {
            var title: String?
            var body: some View {
                Text("behind")
                    .confirmationDialog(
                        "Delete?", isPresented: .constant(true), presenting: title
                    ) {
                        Button("Delete \($0)") {}
                    }
            }
        }
        let host = ViewHost(rootView: Screen())
        #expect(host.tree.all("confirmationDialog").isEmpty)
        host.rootView = Screen(title: "Emma")
        #expect(host.tree.first(text: "Delete Emma") != nil)
    }
}
