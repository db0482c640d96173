/// Elements of a tree that wait, grouped by depth, to be taken from the top down or from the bottom
/// up. Among elements of equal depth, the last one added comes first.
package struct DepthQueue<Element> {
    @usableFromInline var levels: [[Element]] = []
    // All elements lie between these depths: a search through all would take long in a deep tree.
    @usableFromInline var shallowest = Int.max
    @usableFromInline var end = 0

    @inlinable
    package init() {}

    @inlinable
    package var isEmpty: Bool { shallowest >= end }

    package var count: Int { levels.reduce(0) { $0 + $1.count } }

    @inlinable
    package mutating func add(_ element: Element, at depth: Int) {
        while levels.count <= depth { levels.append([]) }
        levels[depth].append(element)
        shallowest = min(shallowest, depth)
        end = max(end, depth + 1)
    }

    /// Removes an element at the smallest depth.
    @inlinable
    package mutating func popShallowest() -> Element? {
        while shallowest < end {
            if let element = levels[shallowest].popLast() { return element }
            shallowest += 1
        }
        (shallowest, end) = (.max, 0)
        return nil
    }

    /// Removes an element at the greatest depth.
    @inlinable
    package mutating func popDeepest() -> (element: Element, depth: Int)? {
        while shallowest < end {
            if let element = levels[end - 1].popLast() { return (element, end - 1) }
            end -= 1
        }
        (shallowest, end) = (.max, 0)
        return nil
    }
}
