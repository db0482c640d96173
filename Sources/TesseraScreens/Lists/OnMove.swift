nonisolated extension DynamicViewContent {
    /// Sets the action that moves elements to another position; `nil` disables moving.
    ///
    /// ```swift
    /// ForEach(books) { Text($0.title) }
    ///     .onMove { books.move(fromOffsets: $0, toOffset: $1) }
    /// ```
    ///
    /// The action receives the positions of the moved elements, and the position before which they
    /// go, both counted before the move. A row is moved by `ViewHost.moveRow(_:toOffset:)`.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(MoveModifier(count: data.count, action: action))
    }
}

nonisolated private struct MoveModifier: PrimitiveModifier, Role {
    /// The number of elements.
    let count: Int
    let action: ((IndexSet, Int) -> Void)?

    var description: ModifierDescription? { ModifierDescription("onMove") }
}

extension Row {
    /// Returns the response of the row to a move, or `nil` if the row cannot be moved.
    func move(toOffset destination: Int) -> Response? {
        guard let (modifier, offset) = edit(MoveModifier.self), let action = modifier.action else {
            return nil
        }
        if node.environment.disabledRowEdits.contains(.move) {
            return .refuse("moving is disabled")
        }
        guard (0...modifier.count).contains(destination) else {
            return .refuse("the elements have the positions 0 to \(modifier.count)")
        }
        return .perform { action(IndexSet(integer: offset), destination) }
    }
}

extension MutableCollection where Self: RangeReplaceableCollection {
    /// Moves the elements at some positions before another position. All positions are counted from
    /// 0, before the move. Positions past the end are ignored, and a destination past an end counts
    /// as that end.
    ///
    /// ```swift
    /// var letters = ["a", "b", "c", "d"]
    /// letters.move(fromOffsets: [0, 1], toOffset: 3)  // ["c", "a", "b", "d"]
    /// ```
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = enumerated().map { $0 }
        let moved = all.filter { source.contains($0.offset) }
        let before = all.filter { !source.contains($0.offset) && $0.offset < destination }
        let after = all.filter { !source.contains($0.offset) && $0.offset >= destination }
        self = Self((before + moved + after).map(\.element))
    }
}
