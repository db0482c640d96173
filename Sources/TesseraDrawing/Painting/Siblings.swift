/// The sibling views inside a view, to be sorted by depth.
struct Siblings {
    /// The position of the first item inside the view.
    let start: Int
    private var ranges: [(range: Range<Int>, depth: Double)] = []

    init(start: Int) { self.start = start }

    /// Whether all siblings have the default depth.
    var isPlain: Bool { ranges.isEmpty }

    /// Adds a view. The default depth is 0.
    mutating func add(_ range: Range<Int>, depth: Double?) {
        guard depth != nil || !isPlain else { return }
        // Views added before have the default depth.
        if isPlain { ranges.append((start..<range.lowerBound, 0)) }
        ranges.append((range, depth ?? 0))
    }

    /// Sorts the items of the views by depth.
    func sort(_ items: inout [Drawing.Item]) {
        guard let last = ranges.last else { return }
        let sorted = ranges.enumerated().sorted {
            ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
        }
        let all = sorted.flatMap { items[$0.element.range] }
        items.replaceSubrange(start..<last.range.upperBound, with: all)
    }
}
