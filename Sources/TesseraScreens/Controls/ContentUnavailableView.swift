/// A label with a description and actions, shown where there is no content.
///
/// ```swift
/// ContentUnavailableView("No Books", systemImage: "book", description: Text("Add one first."))
/// ContentUnavailableView.search(text: query)
/// ```
///
/// It fills the proposed space.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
    View
{
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Makes a view from a label, and from a description and actions if there are any.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    @MainActor public var body: some View {
        VStack {
            label.labelStyle(UnavailableLabelStyle()).font(.title2).bold()
            description.font(.subheadline).foregroundStyle(.secondary)
            actions
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView: DescribedView, RowView, LayoutView {
    nonisolated public func describe(_ description: inout ViewDescription) {}
}

nonisolated extension ContentUnavailableView
where Label == TesseraViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Makes a view with a title, a system image and a description.
    @AlsoUnlocalized
    public init(_ titleKey: LocalizedStringKey, systemImage: String, description: Text? = nil) {
        self.init {
            Label(titleKey, systemImage: systemImage)
        } description: {
            description
        }
    }

    /// The view of a search without a result.
    public static var search: Self {
        Self(
            "No Results", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }

    /// Returns the view of a search for a text without a result.
    public static func search(text: String) -> Self {
        Self(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}

/// The icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
                .accessibilityHidden(true)
            configuration.title
        }
    }
}
