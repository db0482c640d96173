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

    private static func distance(from old: String, to new: String) -> Int {
        let new = Array(new)
        var row = Array(0...new.count)
        for (count, character) in old.enumerated() {
            var diagonal = row[0]
            row[0] = count + 1
            for index in new.indices {
                let changed = diagonal + (character == new[index] ? 0 : 1)
                diagonal = row[index + 1]
                row[index + 1] = min(changed, diagonal + 1, row[index] + 1)
            }
        }
        return row[new.count]
    }
}
