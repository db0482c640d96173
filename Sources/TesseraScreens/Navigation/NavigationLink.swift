/// A button that leads to another screen.
///
/// ```swift
/// NavigationLink(book.title, value: book)
/// NavigationLink(value: book) { BookRow(book: book) }
/// NavigationLink("Settings") { Settings() }
/// ```
///
/// `navigationDestination(for:destination:)` makes the screen of a value. In a row of a list, a tap
/// anywhere in the row follows the link, and the row ends with a chevron. A link to `nil` is
/// disabled. A link outside a ``NavigationStack`` refuses taps. In a menu, an alert or a dialog, a link
/// pushes on the stack around it.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    private let value: AnyHashable?
    private let destination: Destination?
    private let label: Label
    @Owned private var own = DestinationScreens()
    @Environment(NavigationModel.self) private var navigation: NavigationModel?
    @Environment(\.isEnabled) private var isEnabled

    /// Makes a link to a view, with any view as its label.
    ///
    /// The stack's path does not contain the screen. The screen has the stack's environment, and
    /// follows changes of the destination while the link exists.
    public init(
        @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        value = nil
        self.destination = destination()
        self.label = label()
    }

    @MainActor public var body: some View {
        let value = destination == nil ? value : AnyHashable(own)
        Button {
            if let value { navigation?.push(value) }
        } label: {
            label
        }
        .refusesInteraction(navigation == nil ? "not in a NavigationStack" : nil)
        .setting(\.isEnabled, isEnabled && value != nil)
        .modifier(
            DestinationModifier(destination: own) { [destination] _ in
                destination.map { AnyView($0) }
            })
    }
}

extension NavigationLink: RowView, LayoutView {
    /// In a row, this box reserves room for a chevron after the link.
    package nonisolated func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox
    {
        let link = context.row(views)
        guard context.environment.isInRow else { return link }
        let room = 8 + context.metrics.symbolSize(in: .body).width
        let insets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: room)
        return context.box(
            FrameRule(width: Limits(greatest: .infinity), alignment: .leading),
            context.box(PaddingRule(insets), link))
    }
}

nonisolated extension NavigationLink {
    /// Makes a link to a view, with any view as its label. Use `init(destination:label:)` with two
    /// closures instead.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: { destination }, label: label)
    }

    /// Makes a link to the screen of a value, with any view as its label. A link to `nil` is
    /// disabled.
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label)
    where Destination == Never {
        self.value = value.map { AnyHashable($0) }
        destination = nil
        self.label = label()
    }
}

nonisolated extension NavigationLink where Label == Text {
    /// Makes a link to a view, with a title.
    @AlsoUnlocalized
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Makes a link to a view, with a title. Use the initializer with a closure instead.
    @AlsoUnlocalized
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Makes a link to the screen of a value, with a title.
    @AlsoUnlocalized
    public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?)
    where Destination == Never {
        self.init(value: value) { Text(titleKey) }
    }
}
