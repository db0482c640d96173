/// Suggestions for misspelled names.
package enum NearNames {
    /// Returns up to three names that are similar to `name`, the most similar first.
    ///
    /// The names differ by few insertions, deletions or replacements of a character, ignoring case:
    /// at most a third of the characters, or one in a short name.
    package static func to(_ name: String, among names: [String]) -> [String] {
        var seen: Set<String> = []
        let limit = max(1, name.count / 3)
        let near = names.filter { seen.insert($0).inserted }.compactMap { other in
            abs(other.count - name.count) <= limit
                ? (other, distance(from: name.lowercased(), to: other.lowercased())) : nil
        }
        return near.filter { $0.1 <= limit }.sorted { $0.1 < $1.1 }.prefix(3).map(\.0)
    }

    /// Returns the number of edits between two names. An edit inserts, removes or replaces a
    /// character, or swaps two.
    package static func distance(from old: String, to new: String) -> Int {
        let (old, new) = (Array(old), Array(new))
        // `rows[i][j]` is the distance between the first `i` and the first `j` characters.
        var rows = [Array(0...new.count)]
        for i in old.indices {
            var row = [i + 1]
            for j in new.indices {
                var edits = min(
                    rows[i][j] + (old[i] == new[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, old[i] == new[j - 1], old[i - 1] == new[j] {
                    edits = min(edits, rows[i - 1][j - 1] + 1)
                }
                row.append(edits)
            }
            rows.append(row)
        }
        return rows[old.count][new.count]
    }
}
