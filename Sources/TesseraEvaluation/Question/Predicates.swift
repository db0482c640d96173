extension [Scorecard.Row] {
    /// Returns whether a design does the task of each row.
    public func areDone(_ design: Design) -> Bool { allSatisfy { $0[design].isDone } }

    /// Returns whether a design was tried in each row and never does the task.
    public func areMissed(_ design: Design) -> Bool {
        allSatisfy { !$0[design].results.isEmpty && !$0[design].isDone }
    }

    /// Returns the share of rows in which a design does the task, from 0 to 1.
    public func done(_ design: Design) -> Double { share { $0[design].isDone } }

    /// Returns the share of rows, from 0 to 1, in which a design does not do the task, or its shortest program
    /// takes more tokens than a multiple of another design's.
    public func share(where design: Design, exceeds factor: Double, of other: Design) -> Double {
        share { row in
            guard let other = row[other].tokens else { return false }
            return row[design].tokens.map { Double($0) > factor * Double(other) } ?? true
        }
    }

    /// Returns the share of rows with a property, from 0 to 1.
    public func share(where isCounted: (Scorecard.Row) -> Bool) -> Double {
        isEmpty ? 0 : Double(count(where: isCounted)) / Double(count)
    }

    /// Returns whether, in each row, a design does the task with a smaller measure than all other
    /// designs that do it.
    public func areLeast(_ design: Design, in measure: Measure) -> Bool {
        allSatisfy { row in
            guard let own = row[design][measure] else { return false }
            return row.cells.filter { $0.design != design.name }
                .compactMap { $0[measure] }.allSatisfy { own < $0 }
        }
    }
}

extension Scorecard {
    /// Returns whether a mistake with a design runs, does the wrong thing, and reports nothing.
    public func isSilent(_ mistake: String, with design: Design) -> Bool {
        fates[mistake]?[design.name] == .silent
    }
}
