import TesseraCore

/// Makes one value of a preference of those that the views below a node set.
@MainActor
struct PreferenceReduction<Key: PreferenceKey> {
    /// A node with the value of what has had its turn below it.
    private struct Level {
        let node: Node
        /// The nodes directly below that have had no turn yet, the first one last.
        var waiting: [Node] = []
        var value: Key.Value?

        @MainActor init(_ node: Node) {
            self.node = node
            node.forEachChild { waiting.append($0) }
            waiting.reverse()
        }

        mutating func add(_ next: Key.Value?) {
            guard let next else { return }
            guard var value else { return value = next }
            Key.reduce(value: &value) { next }
            self.value = value
        }
    }

    /// Returns the value below a node; the default if no view there sets one.
    static func value(below node: Node) -> Key.Value {
        // Without recursion: a tree may be deeper than the stack.
        var levels = [Level(node)]
        while true {
            let last = levels.count - 1
            if let next = levels[last].waiting.popLast() {
                if let own = next.role(PreferenceModifier<Key>.self) {
                    levels[last].add(own.value)
                } else if !next.has((any ScreenBoundary).self) {
                    levels.append(Level(next))
                }
                continue
            }
            var level = levels.removeLast()
            if let transform = level.node.role(PreferenceTransform<Key>.self) {
                var value = level.value ?? Key.defaultValue
                transform.change(&value)
                level.value = value
            }
            guard !levels.isEmpty else { return level.value ?? Key.defaultValue }
            levels[levels.count - 1].add(level.value)
        }
    }
}
