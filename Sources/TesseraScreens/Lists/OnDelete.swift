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
        guard let (modifier, offset) = edit(DeleteModifier.self), let action = modifier.action
        else {
            return nil
        }
        if node.environment.disabledRowEdits.contains(.deletion) {
            return .refuse("deletion is disabled")
        }
        return .perform { action(IndexSet(integer: offset)) }
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
