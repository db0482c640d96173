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
