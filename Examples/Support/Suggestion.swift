/// Finds the names that somebody may have meant.
public enum Suggestion {
    /// The names nearest to `name`, the nearest first; at most three, and none that is far off.
    public static func nearest(to name: String, among names: [String]) -> [String] {
        let ranked = names.map {
            (name: $0, distance: distance(name.lowercased(), $0.lowercased()))
        }
        return ranked.filter { $0.distance <= max(2, $0.name.count / 2) }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .prefix(3).map(\.name)
    }

    /// How many characters must be added, left out or replaced to get from one to the other; what
    /// one begins with, and is typed no further, costs nothing.
    private static func distance(_ typed: String, _ name: String) -> Int {
        if name.hasPrefix(typed) || name.contains("-\(typed)") { return 0 }
        let typed = Array(typed)
        let name = Array(name)
        var row = Array(0...name.count)
        for (i, letter) in typed.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in name.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
            }
        }
        return row[name.count]
    }
}
