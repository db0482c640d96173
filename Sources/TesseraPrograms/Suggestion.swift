import Tessera

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
        let isPart = typed.count > 1 && (name.hasPrefix(typed) || name.contains("-\(typed)"))
        return isPart ? 0 : NearNames.distance(from: typed, to: name)
    }
}
