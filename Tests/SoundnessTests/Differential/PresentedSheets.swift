/// The sheets that are presented, in the order in which they came.
struct PresentedSheets {
    /// Those that came at the same update are together: which of them is in front is not foretold,
    /// but that a sheet is behind those inside it is.
    private var batches: [[String]] = []

    mutating func update(_ present: [String]) {
        let known = Set(batches.joined())
        batches =
            batches.map { $0.filter(present.contains) } + [present.filter { !known.contains($0) }]
        batches.removeAll(where: \.isEmpty)
    }

    /// Which sheets may be the one in front.
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
