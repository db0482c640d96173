extension [Int] {
    /// The positions of the fewest elements that must be removed for the rest to ascend.
    ///
    /// The elements are distinct. The rest is a longest ascending subsequence.
    var positionsOutOfOrder: Set<Int> {
        // For each length, the ascending subsequence with the smallest last element ends here.
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
