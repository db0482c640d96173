/// The edits of a row that views can disable.
struct RowEdits: OptionSet, Sendable {
    let rawValue: Int

    static let deletion = RowEdits(rawValue: 1 << 0)
    static let move = RowEdits(rawValue: 1 << 1)
}

nonisolated extension View {
    /// Sets whether rows inside this view cannot be deleted.
    public consuming func deleteDisabled(_ isDisabled: Bool) -> some View {
        disabling(.deletion, isDisabled, as: "deleteDisabled")
    }

    /// Sets whether rows inside this view cannot be moved.
    public consuming func moveDisabled(_ isDisabled: Bool) -> some View {
        disabling(.move, isDisabled, as: "moveDisabled")
    }

    private consuming func disabling(
        _ edit: RowEdits, _ isDisabled: Bool, as name: String
    ) -> some View {
        setting(
            \.disabledRowEdits, adding: isDisabled ? edit : [],
            as: Call(name).argument(isDisabled)
        ) { $0.union($1) }
    }
}

extension EnvironmentValues {
    @Entry fileprivate(set) var disabledRowEdits: RowEdits = []
}

extension Row {
    /// Returns the nearest modifier of a kind around this row in its list, with the position of the
    /// row's element.
    func edit<Modifier: Role>(_ kind: Modifier.Type) -> (modifier: Modifier, offset: Int)? {
        var (inner, offset): (Node, Int?) = (node, nil)
        while let outer = inner.attachmentTarget ?? inner.parent, outer.columnKind != .list {
            if let modifier = outer.role(kind) { return offset.map { (modifier, $0) } }
            // The element of the outermost `ForEach` counts.
            offset = outer.offset(of: inner) ?? offset
            inner = outer
        }
        return nil
    }
}
