/// Suggestions for misspelled names.
public enum Suggestion {
    /// Returns up to three names similar to the typed name, most similar first.
    ///
    /// A name is similar if it takes at most one edit for each three characters. An edit inserts,
    /// removes or replaces a character, or swaps two. A name is also similar if it, or one of its
    /// parts, begins with the typed word of two characters or more.
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
        // `rows[i][j]` is the distance between the first `i` typed characters and the first `j`
        // characters of the name.
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
