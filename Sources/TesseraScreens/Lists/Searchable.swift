nonisolated extension View {
    /// Adds a search field above this view.
    ///
    /// ```swift
    /// List(books.filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
    ///     .searchable(text: $query, prompt: "Title")
    /// // VStack alignment: .leading, spacing: 0
    /// //   TextField …
    /// //   List
    /// ```
    ///
    /// The field is always shown, whatever its placement. A host types into it as into any field.
    ///
    /// - Parameters:
    ///   - text: The words to search for.
    ///   - isPresented: Whether the field has the focus; `nil` if nothing else needs to know.
    ///   - placement: The preferred place of the field.
    ///   - prompt: The prompt of the empty field.
    public consuming func searchable(
        text: Binding<String>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, prompt: prompt ?? Text("Search"), isPresented: isPresented))
    }

    /// Adds a search field with a prompt above this view.
    @AlsoUnlocalized
    public consuming func searchable(
        text: Binding<String>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(
            text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
}

/// The preferred place of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
    private let name: String

    /// The place that the platform prefers.
    public static let automatic = Self(name: "automatic")
    /// The toolbar.
    public static let toolbar = Self(name: "toolbar")
    /// The side bar.
    public static let sidebar = Self(name: "sidebar")
    /// The navigation bar.
    public static let navigationBarDrawer = Self(name: "navigationBarDrawer")

    /// Whether a field in the navigation bar stays while its list scrolls.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
        case automatic, always
    }

    /// Returns the place in the navigation bar, where the field stays or scrolls away.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        .navigationBarDrawer
    }
}

nonisolated private struct SearchableModifier: ViewModifier {
    @Binding var text: String
    let prompt: Text
    let isPresented: Binding<Bool>?
    @FocusState private var isFocused: Bool

    @MainActor func body(content: Content) -> some View {
        let search = Search(
            isSearching: isFocused || !text.isEmpty,
            dismiss: DismissSearchAction {
                text = ""
                isFocused = false
            })
        VStack(spacing: 0) {
            HStack {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
                    .accessibilityHidden(true)
                TextField(text: $text) { prompt }.focused($isFocused)
                    .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
                        if let isPresented { isFocused = isPresented }
                    }
                    .onChange(of: isFocused) { isPresented?.wrappedValue = isFocused }
            }
            .padding(8)
            .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
            .padding()
            content.modifier(search)
        }
    }
}

/// The search field above a view, for the views inside.
nonisolated private struct Search: EnvironmentModifier {
    let isSearching: Bool
    let dismiss: DismissSearchAction

    func transform(_ values: inout EnvironmentValues) {
        (values.isSearching, values.dismissSearch) = (isSearching, dismiss)
    }
}

/// An action that empties the search field above a view, and takes the focus from it.
///
/// In other views, the action has no effect.
public struct DismissSearchAction {
    fileprivate let dismiss: @MainActor () -> Void

    /// Ends the search.
    @MainActor public func callAsFunction() { dismiss() }
}

extension EnvironmentValues {
    /// Whether the search field above the view has the focus or words.
    @Entry public fileprivate(set) var isSearching = false

    /// The action that ends the search in the field above the view.
    @Entry public fileprivate(set) var dismissSearch = DismissSearchAction {}
}
