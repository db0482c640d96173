import Foundation
public import TesseraCore
import TesseraLayout

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
/// Each view directly inside is a row, and so is each view of a composite one, of a `ForEach` or a
/// ``Section``. A row is at least 44 points high, with space around what is in it; in cells of a terminal it
/// is as high as that. A tap on a row is a tap on all its buttons, one after the other: they have the
/// automatic style. A button with another style, such as `.plain`, is tapped by itself.
nonisolated public struct List<Content: View>: View {
    private let content: Content
    @State var offset = CGPoint.zero

    /// Makes a list whose rows are the views of a builder.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
        // The layout is another one when this is.
        let _ = offset
        content.rowBoundary(.list)
    }
}

nonisolated extension List: DescribedView, OpaqueBody, LayoutView, ScrollTarget {
    public func describe(_ description: inout ViewDescription) {}

    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        views.list(from: offset, in: context)
    }
}

nonisolated extension List {
    /// Makes a list with a row for each element of a collection, known by the value at `id`.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }

    /// Makes a list with a row for each element of a collection, known by its own id.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Makes a list with a row for each number of a range that stays as it is.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init { ForEach(data, content: rowContent) }
    }
}
