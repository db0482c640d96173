/// An index of the touch areas of a container's children.
final class HitIndex {
    /// The hit version of the index.
    let version: Int
    /// The rectangle that contains all areas.
    let reach: Extent
    private let extents: [Extent]
    /// The layers of the children; empty if all children share a layer.
    private let layers: [Double]
    /// The children, ordered by their minimum coordinate on an axis; empty for few children.
    private let order: [Int]
    private let axis: Axis
    /// For each position in the order, the maximum coordinate of all children up to it.
    private let ends: [Double]

    init(_ children: [LayoutBox], in container: LayoutBox, _ test: HitTest) {
        version = test.version
        let extents = children.map { child in
            container.shows(child) && child.isPlaced
                ? child.reach(test).moved(by: child.origin) : .empty
        }
        self.extents = extents
        let layers = children.map(\.layer)
        self.layers = layers.contains { $0 != 0 } ? layers : []
        let reach = extents.reduce(Extent.empty) { $0.union($1) }
        self.reach = reach
        let axis: Axis =
            reach.maxX - reach.minX > reach.maxY - reach.minY ? .horizontal : .vertical
        self.axis = axis
        guard extents.count > 8 else {
            (order, ends) = ([], [])
            return
        }
        func least(_ child: Int) -> Double { extents[child].range(axis).least }
        order = extents.indices.sorted {
            (least($0), $0) < (least($1), $1)
        }
        var end = -Double.infinity
        ends = order.map { child in
            end = max(end, extents[child].range(axis).greatest)
            return end
        }
    }

    /// Returns the children that a touch at a point may reach, the foremost first.
    func children(at point: Point) -> [Int] {
        guard reach.contains(point) else { return [] }
        var found: [Int] = []
        if order.isEmpty {
            for child in extents.indices where extents[child].contains(point) {
                found.append(child)
            }
        } else {
            let place = point[axis]
            // The number of children that begin at or before the coordinate.
            var (low, high) = (0, order.count)
            while low < high {
                let middle = (low + high) / 2
                if extents[order[middle]].range(axis).least <= place {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            while low > 0, ends[low - 1] > place {
                low -= 1
                if extents[order[low]].contains(point) { found.append(order[low]) }
            }
        }
        return found.count > 1 ? found.sorted(by: isInFront) : found
    }

    private func isInFront(_ child: Int, of other: Int) -> Bool {
        guard !layers.isEmpty, layers[child] != layers[other] else { return child > other }
        return layers[child] > layers[other]
    }

    /// Returns whether the index entry of a child is still correct.
    func isCurrent(_ child: LayoutBox, in container: LayoutBox, _ test: HitTest) -> Bool {
        let position = Int(child.index)
        guard extents.indices.contains(position) else { return false }
        let extent =
            container.shows(child) && child.isPlaced
            ? child.reach(test).moved(by: child.origin) : .empty
        return extent == extents[position]
            && child.layer == (layers.isEmpty ? 0 : layers[position])
    }
}
