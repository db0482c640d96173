/// The presented sheets, in the order of their presentation.
struct PresentedSheets {
    /// The sheets of one update are a group. The prediction does not know which of them is in
    /// front, except that a sheet is behind the sheets that it presents.
    private var batches: [[String]] = []

    mutating func update(_ present: [String]) {
        let known = Set(batches.joined())
        batches =
            batches.map { $0.filter(present.contains) } + [present.filter { !known.contains($0) }]
        batches.removeAll(where: \.isEmpty)
    }

    /// The sheets that may be in front.
    private var fronts: [String] {
        let last = batches.last ?? []
        return last.filter { path in !last.contains { $0 != path && $0.hasPrefix("\(path)/1") } }
    }

    /// Whether the views of a sheet, or those behind all sheets, may be in front.
    func mayShow(_ screen: String?) -> Bool {
        guard let screen else { return batches.isEmpty }
        return fronts.contains(screen)
    }

    /// Whether another sheet may cover the views of a sheet, or those behind all sheets.
    func mayCover(_ screen: String?) -> Bool { fronts.contains { $0 != screen } }
}
