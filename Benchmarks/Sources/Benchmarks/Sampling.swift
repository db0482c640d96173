/// The samples that are the same for both trees.
@MainActor
enum Sampling {
    static func build<Tree>(
        _ count: Int, make: @escaping @MainActor () -> Tree
    ) -> Sampler {
        let repeats = max(1, 1_000 / count)
        return {
            var trees: [Tree] = []
            trees.reserveCapacity(repeats)
            settleHeap()
            return nanoseconds { for _ in 0..<repeats { trees.append(make()) } } / Double(repeats)
        }
    }

    static func tearDown<Tree: AnyObject>(
        _ count: Int, make: @escaping @MainActor () -> Tree
    ) -> Sampler {
        let repeats = max(1, 1_000 / count)
        return {
            var trees = (0..<repeats).map { _ in make() }
            weak let last = trees.last
            let time = nanoseconds { trees.removeAll() }
            precondition(last == nil)
            return time / Double(repeats)
        }
    }

    static func memory<Tree: AnyObject>(make: @escaping @MainActor () -> Tree) -> Sampler {
        {
            var tree: Tree?
            let size = bytes { tree = make() }
            precondition(tree != nil)
            return size
        }
    }
}
