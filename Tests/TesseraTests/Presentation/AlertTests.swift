import Tessera
import TesseraTesting
import TestViews

private struct Review: View {
    @State private var isDeleting = false
    @State private var isThere = true
    var body: some View {
        Text(isThere ? "review" : "no review").onTapGesture { isDeleting = true }
            .alert("Delete the review?", isPresented: $isDeleting) {
                Button("Delete", role: .destructive) { isThere = false }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("It cannot be brought back.")
            }
    }
}

@Suite(.runtimeIssuesFail)
struct AlertTests {
    @Test
    func `an alert shows title, message and dismissing buttons`() {
        let host = ViewHost(rootView: Review())
        let before = "\(host.tree)"
        host.tap(.text("review"))
        expectEqual(
            "\(host.tree)",
            """
            Review isDeleting: true, isThere: true
              Text "review" .onTapGesture().alert(…)
                alert
                  Text "Delete the review?" .font(.headline)
                  Text "It cannot be brought back."
                  VStack spacing: 0 .buttonStyle(AlertButtonStyle)
                    Button role: destructive [AlertButtonStyle, set on Review/Text/alert/VStack]
                      Text "Delete" .onButtonGesture()
                    Button role: cancel [AlertButtonStyle, set on Review/Text/alert/VStack]
                      Text "Cancel" .onButtonGesture()
            """)
        expectEqual(host.tap(.text("Cancel")), .done)
        expectEqual("\(host.tree)", before)
        host.tap(.text("review"))
        expectEqual(host.tap(.text("Delete")), .done)
        expectEqual(
            "\(host.tree)",
            """
            Review isDeleting: false, isThere: false
              Text "no review" .onTapGesture().alert(…)
            """)
    }

    @Test func `only an alert's buttons dismiss it and respond`() {
        let host = ViewHost(rootView: Review())
        host.tap(.text("review"))
        expectEqual(host.tap(.text("review")), .refused("covered by an alert"))
        expectEqual(host.dismissSheet(), .refused("an alert is dismissed by its buttons"))
        #expect(!host.tree.all("alert").isEmpty)
    }

    @Test func `an alert about data is presented while there are data`() {
        struct Screen: View {
            var title: String?
            @State private var isPresented = true
            @State private var deleted = ""
            var body: some View {
                Text("deleted: \(deleted)")
                    .alert("Delete?", isPresented: $isPresented, presenting: title) { title in
                        Button("Delete \(title)") { deleted = title }
                    }
            }
        }
        let host = ViewHost(rootView: Screen())
        #expect(host.tree.all("alert").isEmpty)
        host.rootView = Screen(title: "Emma")
        expectEqual(host.tap(.text("Delete Emma")), .done)
        #expect(host.tree.first(text: "deleted: Emma") != nil)
        #expect(host.tree.all("alert").isEmpty)
    }

    @Test func `an alert whose actions are empty has an OK button`() {
        struct Screen: View {
            var hasAction: Bool
            @State private var isPresented = true
            var body: some View {
                Text("behind").alert("Saved", isPresented: $isPresented) {
                    if hasAction { Button("Undo") {} }
                }
            }
        }
        let host = ViewHost(rootView: Screen(hasAction: false))
        #expect(host.tree.first(text: "OK") != nil)
        host.rootView = Screen(hasAction: true)
        #expect(host.tree.first(text: "OK") == nil)
        host.rootView = Screen(hasAction: false)
        expectEqual(host.tap(.text("OK")), .done)
        #expect(host.tree.all("alert").isEmpty)
    }

    @Test(arguments: ["own", "tapped"])
    func `a button with a custom style dismisses its alert once`(name: String) {
        struct Own: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        struct Tapped: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture { configuration.trigger() }
            }
        }
        var dismissals = 0
        let host = ViewHost(
            rootView: Text("behind").alert(
                "Saved",
                isPresented: Binding(get: { dismissals == 0 }, set: { _ in dismissals += 1 })
            ) {
                Button("own") {}.buttonStyle(Own())
                Button("tapped") {}.buttonStyle(Tapped())
            })
        expectEqual(host.tap(.text(name)), .done)
        expectEqual(dismissals, 1)
    }

    /// A screen that stores the buttons of its messages.
    private struct Stored<Actions: View>: View {
        let actions: Actions
        @State private var isAsking = false
        @State private var isChoosing = false

        var body: some View {
            Button("ask") { isAsking = true }.alert("Sure?", isPresented: $isAsking) { actions }
            Button("choose") { isChoosing = true }
                .confirmationDialog("Which?", isPresented: $isChoosing) { actions }
        }
    }

    @Test(arguments: ["ask", "choose"], [false, true])
    func `a stored button ends the message that shows it`(opener: String, isStyled: Bool) {
        let yes = Button("yes") {}
        let host = ViewHost {
            if isStyled {
                Stored(actions: yes.buttonStyle(.bordered))
            } else {
                Stored(actions: yes)
            }
        }
        host.tap(.text(opener))
        expectEqual(host.tap(.text("yes")), .done)
        #expect(host.find(.text("yes")) == nil)
    }

    @Test(arguments: ["alert", "confirmationDialog"])
    func `dismiss in a message ends the screen around it`(kind: String) {
        struct Close: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("close") { dismiss() } }
        }
        struct Sheet: View {
            let kind: String
            @State private var isAsking = true
            var body: some View {
                if kind == "alert" {
                    Text("sheet").alert("Sure?", isPresented: $isAsking) { Close() }
                } else {
                    Text("sheet").confirmationDialog("Sure?", isPresented: $isAsking) { Close() }
                }
            }
        }
        struct Screen: View {
            let kind: String
            @State private var isPresented = true
            var body: some View {
                Text("root").sheet(isPresented: $isPresented) { Sheet(kind: kind) }
            }
        }
        let host = ViewHost(rootView: Screen(kind: kind))
        expectEqual(host.tap(.text("close")), .done)
        expectEqual(
            "\(host.tree)",
            """
            Screen kind: "\(kind)", isPresented: false
              Text "root" .sheet(…)
            """)
    }
}
