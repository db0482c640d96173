public import Foundation
public import TesseraCore

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
        var path: [Node] = [node]
        while let last = path.last, let node = last.attachmentTarget ?? last.parent {
            if let modifier = node.role(DeleteModifier.self) {
                return modifier.action.flatMap { action in
                    Self.position(on: path).map { position in
                        .perform { action(IndexSet(integer: position)) }
                    }
                }
            }
            if node.columnKind == .list { return nil }
            path.append(node)
        }
        return nil
    }

    /// Returns the position of the element in the outermost `ForEach` on a path to the root.
    private static func position(on path: [Node]) -> Int? {
        for (node, parent) in zip(path, path.dropFirst()).reversed() {
            if let offset = parent.offset(of: node) { return offset }
        }
        return nil
    }
}
