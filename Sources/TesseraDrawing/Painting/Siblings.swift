/// The views inside a view that lie in front of each other by depths of their own.
struct Siblings {
    /// The position of the first item inside the view.
    let start: Int
    private var ranges: [(range: Range<Int>, depth: Double)] = []

    init(start: Int) { self.start = start }

    /// A Boolean value that is true if all lie in their order.
    var isPlain: Bool { ranges.isEmpty }

    /// Adds a view; one without a depth of its own lies at none.
    mutating func add(_ range: Range<Int>, depth: Double?) {
        guard depth != nil || !isPlain else { return }
        // What was painted before any depth was known lies at none.
        if isPlain { ranges.append((start..<range.lowerBound, 0)) }
        ranges.append((range, depth ?? 0))
    }

    /// Sorts the items of the views by their depths.
    func sort(_ items: inout [Drawing.Item]) {
        guard let last = ranges.last else { return }
        let sorted = ranges.enumerated().sorted {
            ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
        }
        let all = sorted.flatMap { items[$0.element.range] }
        items.replaceSubrange(start..<last.range.upperBound, with: all)
    }
}
