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
/// An app is a view, so a `ViewHost` can have it as its root and its `@State` works. Run as a program, an
/// app prints its tree. With `import TesseraTerminal` beside `import Tessera`, `--svg` draws the app and
/// `--live` shows it in the terminal. The article "A first app" in the module Tessera shows one.
public protocol App: View where Body: Scene {
    /// Makes the app with its initial state.
    init()
}

extension View {
    /// Runs the app as a command-line program that prints its tree.
    ///
    /// ```
    /// swift run MyApp                  # prints the tree
    /// swift run MyApp --size 800x600   # in a window of another size
    /// ```
    ///
    /// Tasks of the views run first. Other arguments end the program with exit code 2 and a line about
    /// these.
    // Each outer module has a function that can do more. The compiler prefers the one in TesseraTerminal,
    // which is not disfavoured, and to both the one in TesseraPage, which extends `App` itself.
    @_disfavoredOverload
    public static func main() where Self: App { AppProgram<Self>().run() }
}

/// A part of an app, with its own windows.
public protocol Scene: View {}

nonisolated extension ModifiedContent: Scene where Content: Scene {}

extension TupleView: Scene where repeat each Content: Scene {}

/// A group of windows with the same kind of content.
///
/// The tree shows a single window.
nonisolated public struct WindowGroup<Content: View>: PrimitiveView, LayoutView, Scene {
    private let title: String?
    public let content: Content

    /// Makes windows with a title, or without one. Tessera ignores the id.
    public init(_ title: String? = nil, id: String? = nil, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    public func describe(_ description: inout ViewDescription) {
        description.add("title", title)
    }

    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.column(views)
    }
}
