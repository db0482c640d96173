/// A program, described by the contents of its windows.
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
/// An app is a view, so a `ViewHost` can have it as its root and its `@State` works. There is no
/// screen to run it on: when run as a program, an app prints its tree.
public protocol App: View where Body: Scene {
    /// Makes the app with its initial state.
    init()
}

extension App {
    /// Builds the tree of the app and prints it.
    public static func main() {
        print(ViewHost(rootView: Self()).tree)
    }
}
