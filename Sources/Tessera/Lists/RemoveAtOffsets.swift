public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some positions, counted from 0. Positions past the end are ignored.
    ///
    /// ```swift
    /// var letters = ["a", "b", "c"]
    /// letters.remove(atOffsets: [0, 2])  // ["b"]
    /// ```
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) {
            kept.append(element)
        }
        self = kept
    }
}
