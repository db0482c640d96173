/// A view for each element of a collection, identified by the element's id.
///
/// A view keeps its state when its element moves, and loses it when the element is removed.
/// Elements with equal ids are all shown and matched by order: the second keeps the state of the
/// second. `ForEach` reports a runtime issue when the repeated ids change. It shows at most 100,000
/// elements, and reports a larger count.
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
    /// Whether the data is constant: `ForEach(0..<n)` without an id.
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
    @MainActor public static func _show(
        _ view: consuming Self, in node: Node?, under parent: Node
    ) -> Node? {
        ForEachNode.show(consume view, in: node, under: parent)
    }
}

extension ForEach {
    /// Creates a view for each element, identified by the value at `id`.
    @inlinable
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, id: { $0[keyPath: id] }, isConstant: false, content: content)
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a view for each element, identified by its `id` property.
    @inlinable
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: { $0.id }, isConstant: false, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    /// Creates a view for each number of a constant range.
    ///
    /// If the count changes later, the first range stays and a runtime issue is reported. For a
    /// range that changes, pass `id: \.self`.
    @inlinable
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: { $0 }, isConstant: true, content: content)
    }
}
