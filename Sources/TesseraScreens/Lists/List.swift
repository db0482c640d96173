/// A column of rows that scrolls.
///
/// ```swift
/// List {
///     ForEach(books) { book in Text(book.title) }
///         .onDelete { books.remove(atOffsets: $0) }
/// }
/// List(books) { book in Text(book.title) }
/// ```
///
/// Each direct child is a row, and so is each view of a composite child, a `ForEach` or a
/// ``Section``. A row is at least 44 points high, with padding around its content; in a terminal it
/// is as high as its content. A tap on a row performs the actions of all its buttons with the
/// automatic style, one after the other. A button with another style, such as `.plain`, must be
/// tapped itself.
nonisolated public struct List<Content: View>: View {
    private let content: Content
    @State package var offset = CGPoint.zero

    /// Makes a list with a row for each view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
        // Reading the offset here makes its change a change of the tree, which fingers follow.
        let _ = offset
        content.rowBoundary(.list)
    }
}

nonisolated extension List: DescribedView, OpaqueBody, LayoutView, ScrollTarget {
    public func describe(_ description: inout ViewDescription) {}

    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.list(views, from: offset, margin: 0)
    }
}

nonisolated extension List {
    /// Makes a list with a row for each element of a collection, identified by the value at `id`.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }

    /// Makes a list with a row for each element of a collection, identified by the element's id.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Makes a list with a row for each number of a constant range.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init { ForEach(data, content: rowContent) }
    }
}
