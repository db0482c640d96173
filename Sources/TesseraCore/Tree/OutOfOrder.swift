extension [Int] {
    /// The positions of the fewest elements without which the others ascend.
    ///
    /// The others are a longest list that ascends: the elements are different from each other.
    var positionsOutOfOrder: Set<Int> {
        // Of the lists of each length that ascend, where the one with the least end ends.
        var ends: [Int] = []
        var before: [Int?] = []
        for position in indices {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if self[ends[middle]] < self[position] { low = middle + 1 } else { high = middle }
            }
            before.append(low == 0 ? nil : ends[low - 1])
            if low == ends.count { ends.append(position) } else { ends[low] = position }
        }
        var outOfOrder = Set(indices)
        var inOrder = ends.last
        while let position = inOrder {
            outOfOrder.remove(position)
            inOrder = before[position]
        }
        return outOfOrder
    }
}
