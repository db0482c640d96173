import Tessera
import TesseraTerminal

@main
struct SampleApp: App {
    @State private var library = Library()

    var body: some Scene {
        WindowGroup {
            ItemList()
                .environment(library)
                .task { await library.load() }
        }
    }
}
