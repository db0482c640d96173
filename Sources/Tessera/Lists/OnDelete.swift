public import Foundation
public import TesseraCore

/// Views made of the elements of a collection, which may be deleted from it.
public protocol DynamicViewContent: View {
    /// The collection of the elements.
    associatedtype Data: Collection
    /// The elements.
    nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent {}

nonisolated extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent {
    public var data: Content.Data { content.data }
}

nonisolated extension DynamicViewContent {
    /// Sets the action that deletes elements by their positions; with `nil`, they cannot be
    /// deleted.
    ///
    /// ```swift
    /// ForEach(books) { Text($0.title) }
    ///     .onDelete { books.remove(atOffsets: $0) }
    /// ```
    ///
    /// A row can then be deleted: with a swipe, and with `ViewHost.deleteRow(_:)`.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(DeleteModifier(action: action))
    }
}

nonisolated private struct DeleteModifier: PrimitiveModifier, Role {
    let action: ((IndexSet) -> Void)?

    var description: ModifierDescription? { ModifierDescription("onDelete") }
}

extension Row {
    /// The response of the row to its deletion, or `nil` if it cannot be deleted.
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

    /// The position of the element of the outermost `ForEach` on the way up to it.
    private static func position(on path: [Node]) -> Int? {
        for (node, parent) in zip(path, path.dropFirst()).reversed() {
            if let offset = parent.offset(of: node) { return offset }
        }
        return nil
    }
}
