public import TesseraCore

/// A program, as the contents of its windows.
///
/// ```swift
/// @main
/// struct BookwormApp: App {
///     @State private var library = Library()
///
///     var body: some Scene {
///         WindowGroup { ContentView() }.environment(library)
///     }
/// }
/// ```
///
/// An app is a view like another, so that a `ViewHost` can have it as its root, and so that its
/// `@State` works. There is no screen to run it on: run as a program, it prints its tree.
public protocol App: View where Body: Scene {
    /// Makes the app with its initial state.
    init()
}

extension App {
    /// Builds the tree of the app, and prints it.
    public static func main() {
        print(ViewHost(rootView: Self()).tree)
    }
}
