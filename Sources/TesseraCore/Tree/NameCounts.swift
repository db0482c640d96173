/// Counts the views of each name at each level of the printed tree.
package struct NameCounts {
    /// The number of views of a name.
    package struct Count: Equatable {
        package let name: String
        package fileprivate(set) var count: Int
    }

    /// An outer level.
    package struct Level {
        fileprivate let start: Int
    }

    private var counts: [Count] = []
    /// The index of the first count of this level.
    private var start = 0

    package init(_ counts: [Count] = []) { self.counts = counts }

    /// The counts of this level, in the order in which the names first appeared.
    package var level: ArraySlice<Count> { counts[start...] }

    /// Begins an inner level, and returns the outer one.
    package mutating func enter() -> Level {
        defer { start = counts.count }
        return Level(start: start)
    }

    /// Ends this level and returns to the outer one.
    package mutating func leave(to outer: Level) {
        if counts.count > start { counts.removeLast(counts.count - start) }
        start = outer.start
    }

    /// The number of views of a name at this level.
    package subscript(name: String) -> Int {
        get { index(of: name).map { counts[$0].count } ?? 0 }
        set {
            if let index = index(of: name) {
                counts[index].count = newValue
            } else {
                counts.append(Count(name: name, count: newValue))
            }
        }
    }

    /// Counts a view of a name, and returns the number of earlier views.
    package mutating func next(_ name: String) -> Int {
        if let index = index(of: name) {
            defer { counts[index].count += 1 }
            return counts[index].count
        }
        counts.append(Count(name: name, count: 1))
        return 0
    }

    private func index(of name: String) -> Int? {
        for index in start..<counts.count where counts[index].name == name { return index }
        return nil
    }
}
