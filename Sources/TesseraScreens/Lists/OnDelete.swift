/// Views generated from a collection whose elements can be deleted.
public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent {}

nonisolated extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent {
    public var data: Content.Data { content.data }
}

nonisolated extension DynamicViewContent {
    /// Sets the action that deletes elements by their positions; `nil` disables deletion.
    ///
    /// ```swift
    /// ForEach(books) { Text($0.title) }
    ///     .onDelete { books.remove(atOffsets: $0) }
    /// ```
    ///
    /// A row is then deleted by a swipe or by `ViewHost.deleteRow(_:)`.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(DeleteModifier(action: action))
    }
}

nonisolated private struct DeleteModifier: PrimitiveModifier, Role {
    let action: ((IndexSet) -> Void)?

    var description: ModifierDescription? { ModifierDescription("onDelete") }
}

extension Row {
    /// The response of the row to deletion, or `nil` if the row cannot be deleted.
    var deletion: Response? {
        var (inner, position): (Node, Int?) = (node, nil)
        while let outer = inner.attachmentTarget ?? inner.parent, outer.columnKind != .list {
            if let modifier = outer.role(DeleteModifier.self) {
                guard let action = modifier.action, let position else { return nil }
                return .perform { action(IndexSet(integer: position)) }
            }
            // The element of the outermost `ForEach` counts.
            position = outer.offset(of: inner) ?? position
            inner = outer
        }
        return nil
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some positions, counted from 0. Positions past the end are ignored.
    ///
    /// ```swift
    /// var letters = ["a", "b", "c"]
    /// letters.remove(atOffsets: [0, 2])  // ["b"]
    /// ```
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
    }
}
