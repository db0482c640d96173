import Foundation
import Tessera

/// The app, whose books are in a file.
struct BookwormApp: App {
    @State private var library: Library

    /// An app with the books of the current folder.
    init() {
        self.init(file: URL(fileURLWithPath: "books.json"))
    }

    init(file: URL) {
        _library = State(initialValue: Library(file: file))
    }

    var body: some Scene {
        WindowGroup {
            ContentView()
        }
        .environment(library)
    }
}
