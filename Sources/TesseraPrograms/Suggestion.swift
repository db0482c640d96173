/// Finds the names that somebody may have meant.
public enum Suggestion {
    /// The names near to what was typed, the nearest first; at most three.
    ///
    /// A name is near if it can be reached by one edit for each three characters: one that is
    /// added, left out or replaced, or two that change places. So is one that the typed word, of
    /// two characters or more, is the beginning of, or the beginning of one of its parts.
    public static func nearest(to typed: String, among names: [String]) -> [String] {
        let typed = typed.lowercased()
        let ranked = names.map { (name: $0, distance: distance(typed, $0.lowercased())) }
        return ranked.filter { $0.distance * 3 <= max(typed.count, $0.name.count) }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .prefix(3).map(\.name)
    }

    private static func distance(_ typed: String, _ name: String) -> Int {
        if typed.count > 1, name.hasPrefix(typed) || name.contains("-\(typed)") { return 0 }
        let typed = Array(typed)
        let name = Array(name)
        // `rows[i][j]` leads from the first `i` characters that were typed to the first `j` of the
        // name.
        var rows = [Array(0...name.count)]
        for i in typed.indices {
            var row = [i + 1]
            for j in name.indices {
                var edits = min(
                    rows[i][j] + (typed[i] == name[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, typed[i] == name[j - 1], typed[i - 1] == name[j] {
                    edits = min(edits, rows[i - 1][j - 1] + 1)
                }
                row.append(edits)
            }
            rows.append(row)
        }
        return rows[typed.count][name.count]
    }
}
