public import TesseraCore

/// A button that leads to the screen of a value.
///
/// ```swift
/// NavigationLink(book.title, value: book)
/// NavigationLink(value: book) { BookRow(book: book) }
/// ```
///
/// The screen is that of `navigationDestination(for:destination:)`. In a row of a list the link is
/// followed by a tap anywhere in the row. A link to `nil`, or one outside a ``NavigationStack``,
/// leads nowhere and refuses to be tapped.
nonisolated public struct NavigationLink<Label: View>: View {
    private let value: AnyHashable?
    private let label: Label
    @Environment(\.navigation) private var navigation

    /// Makes a link to the screen of a value, with any view as its label. A link to `nil` leads
    /// nowhere.
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        self.value = value.map { AnyHashable($0) }
        self.label = label()
    }

    @MainActor public var body: some View {
        Button {
            if let value { navigation?.push(value) }
        } label: {
            label
        }
        .refusesInteraction(refusal)
    }

    private var refusal: String? {
        if value == nil { return "a link to nothing" }
        return navigation == nil ? "not in a NavigationStack" : nil
    }
}

nonisolated extension NavigationLink where Label == Text {
    /// Makes a link to the screen of a value, with a title.
    public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Makes a link to the screen of a value, with a title that the program made.
    @_disfavoredOverload
    public init<S: StringProtocol, Value: Hashable>(_ title: S, value: Value?) {
        self.init(value: value) { Text(title) }
    }
}
