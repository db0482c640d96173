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
/// An app is a view, so a `ViewHost` can have it as its root and its `@State` works. When run as a
/// program, an app prints its tree. If its file imports TesseraTerminal too, `--live` shows the app in
/// the terminal and `--svg` draws it.
public protocol App: View where Body: Scene {
    /// Makes the app with its initial state.
    init()
}

extension App {
    /// Builds the tree of the app and prints it.
    // TesseraTerminal has a function that does more.
    @_disfavoredOverload
    public static func main() {
        print(ViewHost(rootView: Self()).tree)
    }
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
