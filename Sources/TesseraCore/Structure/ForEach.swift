/// One view for each element of a collection, known by the element's id.
///
/// Moving an element keeps its state; removing it drops it. Elements with equal ids are all shown,
/// and told apart by their order: the state of the second stays with whichever is second. That is
/// reported as a runtime issue, once for each update that brings other such ids. Of more than
/// 100,000 elements the first 100,000 are shown, which is reported as well.
///
/// ```swift
/// ForEach(0..<3) { Text("\($0)") }
/// ForEach(books) { book in Text(book.title) }
/// ForEach($books) { $book in TextField("Title", text: $book.title) }
/// ```
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    /// The elements.
    public var data: Data
    /// Returns the view for an element.
    public var content: (Data.Element) -> Content
    @usableFromInline let id: (Data.Element) -> ID
    /// True if the data was promised not to change: `ForEach(0..<n)` without an id.
    @usableFromInline let isConstant: Bool

    @inlinable
    init(
        _ data: Data, id: @escaping (Data.Element) -> ID, isConstant: Bool,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.isConstant = isConstant
        self.content = content
    }

    public typealias Body = Never

    @inlinable
    @MainActor public static func _makeNode(
        _ view: consuming Self, under parent: Node
    ) -> ViewNode<Self> {
        ForEachNode(consume view, under: parent)
    }

    @inlinable
    @MainActor public static func _update(_ node: ViewNode<Self>, to view: consuming Self) {
        // The node was made above.
        unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).accept(consume view)
    }
}

extension ForEach {
    /// Shows each element, known by the value at `id`.
    @inlinable
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, id: { $0[keyPath: id] }, isConstant: false, content: content)
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Shows each element, known by its own id.
    @inlinable
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: { $0.id }, isConstant: false, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    /// Shows each number of a range that stays as long as it is, known by its position in it.
    ///
    /// If the count changes all the same, a runtime issue says so and no view comes or goes: those
    /// that there are show the range's first numbers. For a range that changes, pass `id: \.self`.
    @inlinable
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: { $0 }, isConstant: true, content: content)
    }
}
