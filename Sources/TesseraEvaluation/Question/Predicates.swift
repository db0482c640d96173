extension [Scorecard.Row] {
    /// Returns whether a design does the task of each row.
    public func areDone(_ design: Design) -> Bool { allSatisfy { $0[design].isDone } }

    /// Returns whether a design was tried in each row and never does the task.
    public func areMissed(_ design: Design) -> Bool {
        allSatisfy { !$0[design].results.isEmpty && !$0[design].isDone }
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
