import Tessera
import TesseraTesting

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
        #expect(
            "\(host.tree)" == """
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
        #expect(host.tap(.text("Cancel")) == .done)
        #expect("\(host.tree)" == before)
        host.tap(.text("review"))
        #expect(host.tap(.text("Delete")) == .done)
        #expect(
            "\(host.tree)" == """
                Review isDeleting: false, isThere: false
                  Text "no review" .onTapGesture().alert(…)
                """)
    }

    @Test func `only an alert's buttons dismiss it and respond`() {
        let host = ViewHost(rootView: Review())
        host.tap(.text("review"))
        #expect(host.tap(.text("review")) == .refused("covered by an alert"))
        #expect(host.dismissSheet() == .refused("an alert is dismissed by its buttons"))
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
        #expect(host.tap(.text("Delete Emma")) == .done)
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
        #expect(host.tap(.text("OK")) == .done)
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
        #expect(host.tap(.text(name)) == .done)
        #expect(dismissals == 1)
    }
}
