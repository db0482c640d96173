import Tessera
import TesseraTesting
import TestViews

@Observable
private final class Library {
    var title = "Library"
}

private struct LibraryView: View {
    @Environment(Library.self) private var library
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        Text("\(library.title) \(isEnabled)").onTapGesture { library.title = "Books" }
    }
}

private struct LibraryApp: App {
    @State private var library = Library()

    var body: some Scene {
        WindowGroup {
            LibraryView()
        }
        .environment(library)
        .environment(\.isEnabled, false)
        WindowGroup("About") { Text("about") }
    }
}

@Suite(.runtimeIssuesFail)
struct AppTests {
    @Test func `an app shows its windows, and its state lives`() {
        let host = ViewHost(rootView: LibraryApp())
        expectEqual(
            "\(host.tree)",
            """
            LibraryApp
              WindowGroup .environment(Library).environment(\\.isEnabled, false)
                LibraryView
                  Text "Library false" .onTapGesture()
              WindowGroup title: "About"
                Text "about"
            """)
        expectEqual(host.tap(.text("Library false")), .refused("disabled"))
    }
}
