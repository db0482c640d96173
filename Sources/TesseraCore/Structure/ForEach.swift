/// One view for each element of a collection, known by the element's id.
///
/// Moving an element keeps its state; removing it drops it. An id that occurs twice is reported
/// as a runtime issue, and its first element is shown.
///
/// ```swift
/// ForEach(0..<3) { Text("\($0)") }
/// ForEach(books) { book in Text(book.title) }
/// ForEach($books) { $book in TextField("Title", text: $book.title) }
/// ```
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// Whether the data was promised not to change: `ForEach(0..<n)` without an id.
    let isConstant: Bool
    /// Hands the elements to a function, one after the other.
    let forEachElement: (Data, (Data.Element) -> Void) -> Void

    // Inlined, as the initializers below, for the loop to be compiled where the collection is known.
    // One that works for any collection takes ten times as long for each element.
    @inlinable
    init(
        _ data: Data, id: @escaping (Data.Element) -> ID, isConstant: Bool,
        content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data, id: id, isConstant: isConstant, content: content,
            forEachElement: { data, visit in for element in data { visit(element) } })
    }

    @usableFromInline
    init(
        _ data: Data, id: @escaping (Data.Element) -> ID, isConstant: Bool,
        content: @escaping (Data.Element) -> Content,
        forEachElement: @escaping (Data, (Data.Element) -> Void) -> Void
    ) {
        self.data = data
        self.id = id
        self.isConstant = isConstant
        self.content = content
        self.forEachElement = forEachElement
    }

    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, under parent: Node) -> ViewNode<Self> {
        ForEachNode(view, under: parent)
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
    /// Shows each number of a range that stays as it is.
    ///
    /// If the range changes all the same, a runtime issue says so and the first one is kept; for
    /// a range that changes, pass `id: \.self`.
    @inlinable
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: { $0 }, isConstant: true, content: content)
    }
}
