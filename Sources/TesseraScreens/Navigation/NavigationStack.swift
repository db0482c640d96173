/// A container of screens that shows the last screen pushed.
///
/// ```swift
/// NavigationStack {
///     List(books) { book in NavigationLink(book.title, value: book) }
///         .navigationTitle("Bookworm")
///         .navigationDestination(for: Book.self) { DetailView(book: $0) }
/// }
/// ```
///
/// The tree contains the first screen and all pushed screens, in order. Each keeps its state while
/// it is in the stack. Only the last screen can be touched and is announced. A pushed screen has
/// the environment of the stack, and its `\.dismiss` goes back to the previous screen.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let path: Binding<NavigationPath>?
    @State private var ownPath = NavigationPath()
    @Owned private var model = NavigationModel()
    @State private var editMode = EditMode.inactive

    /// Makes a stack of the screens that a path lists, on top of a root screen. By default, the stack
    /// keeps its own path.
    public init(path: Binding<NavigationPath>? = nil, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.path = path
        self.root = root()
    }

    /// Makes a stack whose pushed screens are the values of a collection.
    ///
    /// A link with a value of another type has no effect.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = Binding {
            NavigationPath(path.wrappedValue)
        } set: { new in
            path.wrappedValue = Data(new.elements.compactMap { $0.base as? Data.Element })
        }
        self.root = root()
    }

    @MainActor public var body: some View {
        let path = path ?? $ownPath
        let _ = model.path = path
        let screens = model.screens.enumerated().map { NavigationScreen(id: $0, value: $1) }
        root.modifier(ScreenCover(isCovered: !screens.isEmpty))
            .setting(\.[ObjectType<NavigationModel>()], model)
            .setting(\.editMode, $editMode)
        ForEach(screens) { $0.modifier(ScreenCover(isCovered: $0.id < screens.count - 1)) }
            .setting(\.[ObjectType<NavigationModel>()], model)
    }
}

nonisolated extension NavigationStack: OpaqueBody, LayoutView, BarredView {
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.barred(context.layers(views, .center))
    }
}

extension NavigationStack: NavigationContainer {
    func goBack() -> Bool {
        let count = model.screens.count
        return count > 0 && model.pop(to: count - 1)
    }
}

/// A view with a screen to go back to.
protocol NavigationContainer: Role {
    /// Goes back to the previous screen. Returns `false` on the first screen.
    @MainActor func goBack() -> Bool
}

/// A pushed screen: the destination of a value.
nonisolated private struct NavigationScreen: View, HiddenBody, Identifiable {
    let id: Int
    let value: AnyHashable
    @Environment(NavigationModel.self) var navigation: NavigationModel?
    /// Whether the first screen has declared its destinations.
    @State var isSettled = false

    @MainActor var body: some View {
        if let screen = navigation?.screen(for: value) {
            screen
                .id(value)
                .setting(\.dismiss, DismissAction(navigation: navigation, remainingScreens: id))
        } else {
            let _ = isSettled ? reportRuntimeIssue(missing) : ()
            Image(systemName: "exclamationmark.triangle")
                .modifier(LifetimeModifier(name: nil, id: 0, appear: { _ in isSettled = true }))
        }
    }

    private var missing: String {
        "a link leads to a value of type \(type(of: value.base)), but its stack has no "
            + "navigationDestination for this type."
    }
}

/// Marks a screen as covered by the screens pushed over it.
nonisolated package struct ScreenCover: EnvironmentModifier, LayoutListModifier, BarModifier,
    Equatable
{
    package let isCovered: Bool

    package var barPart: BarPart? { isCovered ? .wayBack : nil }

    package func transform(_ values: inout EnvironmentValues) {
        guard isCovered else { return }
        values.refusals.sight = "covered by another screen"
        values.refusals.isScreenCovered = true
    }

    package func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox] {
        if isCovered {
            // The button that goes back.
            let size = context.metrics.symbolSize(in: .body)
            context.addToBar(context.box(LeafRule(.fixed(size))), at: .wayBack)
        }
        return [context.screen(views)]
    }
}
