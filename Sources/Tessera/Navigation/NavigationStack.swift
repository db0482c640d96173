public import TesseraCore
import TesseraLayout

/// A container of screens, of which the last one pushed is in front.
///
/// ```swift
/// NavigationStack {
///     List(books) { book in NavigationLink(book.title, value: book) }
///         .navigationTitle("Bookworm")
///         .navigationDestination(for: Book.self) { DetailView(book: $0) }
/// }
/// ```
///
/// The tree shows all screens of the stack one after the other, the first one and those pushed on
/// it; each keeps its state for as long as it is there, and only the last one can be touched and is
/// announced. A pushed screen sees the environment of the stack, and `\.dismiss` in it goes back to
/// the screen before.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let path: Binding<NavigationPath>?
    @State private var ownPath = NavigationPath()
    @State private var model = NavigationModel()

    private init(path: Binding<NavigationPath>?, _ root: Root) {
        self.path = path
        self.root = root
    }

    @MainActor public var body: some View {
        let path = path ?? $ownPath
        let _ = model.path = path
        let screens = model.screens.enumerated().map(NavigationScreen.init)
        root.modifier(ScreenCover(isCovered: !screens.isEmpty))
            .setting(\.navigation, model)
        ForEach(screens) { $0.modifier(ScreenCover(isCovered: $0.id < screens.count - 1)) }
            .setting(\.navigation, model)
    }
}

nonisolated extension NavigationStack: OpaqueBody, LayoutView {
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        views.layers(.center)
    }
}

nonisolated extension NavigationStack where Data == NavigationPath {
    /// Makes a stack that keeps its pushed screens itself.
    public init(@ViewBuilder root: () -> Root) {
        self.init(path: nil, root())
    }

    /// Makes a stack whose pushed screens are those of a path.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(path: path, root())
    }
}

nonisolated extension NavigationStack
where Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    /// Makes a stack whose pushed screens are those of a collection of values of one type.
    ///
    /// A link with a value of another type has no effect.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.init(
            path: Binding(
                get: { NavigationPath(path.wrappedValue) },
                set: { new in
                    path.wrappedValue = Data(new.elements.compactMap { $0.base as? Data.Element })
                }),
            root())
    }
}

extension NavigationStack: NavigationContainer {
    func goBack() -> Bool {
        let count = model.screens.count
        return count > 0 && model.pop(to: count - 1)
    }
}

/// A view that a host can go back in.
protocol NavigationContainer: Role {
    /// Goes back to the screen before, if there is one.
    @MainActor func goBack() -> Bool
}

/// A screen that has been pushed: the destination for a value.
nonisolated private struct NavigationScreen: View, HiddenBody, Identifiable {
    let id: Int
    let value: AnyHashable
    @Environment(\.navigation) private var navigation
    /// A Boolean value that is true once the first screen has declared its destinations.
    @State private var isSettled = false

    init(_ position: Int, _ value: AnyHashable) {
        id = position
        self.value = value
    }

    @MainActor var body: some View {
        if let destination = navigation?.destination(for: value) {
            destination
                .id(value)
                .setting(\.dismiss, DismissAction(navigation: navigation, remainingScreens: id))
        } else {
            let _ = reportMissing()
            Image(systemName: "exclamationmark.triangle")
                .modifier(LifetimeModifier(name: nil, appear: { isSettled = true }))
        }
    }

    private func reportMissing() {
        if isSettled {
            reportRuntimeIssue(
                "a link leads to a value of type \(type(of: value.base)), for which there is no "
                    + "navigationDestination in this stack.")
        }
    }
}

/// Covers a screen by those pushed on it.
nonisolated package struct ScreenCover: EnvironmentModifier, LayoutListModifier, Equatable {
    package let isCovered: Bool

    package func transform(_ values: inout EnvironmentValues) {
        guard isCovered else { return }
        values.unseenReason = "covered by another screen"
        values.isScreenCovered = true
    }

    package var description: ModifierDescription? { nil }

    func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox] {
        [views.screen()]
    }
}

private struct ScreenCoveredKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the view is on a screen that another screen of its stack covers.
    var isScreenCovered: Bool {
        get { self[ScreenCoveredKey.self] }
        set { self[ScreenCoveredKey.self] = newValue }
    }
}
