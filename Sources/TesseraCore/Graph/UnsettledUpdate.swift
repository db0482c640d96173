/// Finds the writers that keep a tree from settling.
///
/// Actions may cause each other for a while: a hundred views, each shown when the previous one
/// appears, take a hundred rounds. An endless chain returns to the same place. From some round on,
/// writes are therefore counted by place.
@MainActor
final class UnsettledUpdate {
    /// The number of rounds before writes are counted.
    static let patience = 50
    /// The limit on writes at one place.
    private static let placeLimit = 50
    /// The limit on rounds, even if each writes at a different place.
    private static let roundLimit = 1000

    private struct Place: Hashable {
        let path: String
        /// The writer: an action of a modifier, or the body.
        let writer: String
    }

    private var writes: [Place: Int] = [:]
    /// The places, in the order of their first writes.
    private var places: [Place] = []
    private var mostWrites = 0

    func noteWrite(by writer: String, at path: String) {
        let place = Place(path: path, writer: writer)
        let count = writes[place, default: 0] + 1
        if count == 1 { places.append(place) }
        writes[place] = count
        mostWrites = max(mostWrites, count)
    }

    /// Returns the issue to report if the update must stop after a number of rounds.
    func issue(after rounds: Int) -> RuntimeIssue? {
        guard mostWrites >= Self.placeLimit || rounds >= Self.roundLimit else { return nil }
        let writing = places.filter { writes[$0, default: 0] > mostWrites / 2 }
        let isGrowth = mostWrites < Self.placeLimit
        let named = isGrowth ? writing.suffix(1) : writing.prefix(5)
        let writers = named.enumerated().map { index, place in
            index == 0 ? "\(place.writer) here" : "\(place.writer) of \(place.path)"
        }
        let advice =
            named.contains { $0.writer == "the body" }
            ? " A body must not write values that bodies read." : ""
        return RuntimeIssue(
            path: named.first?.path ?? "the tree",
            message: "the tree was updated \(rounds) times without settling: after each update, "
                + (writers.isEmpty ? "something" : writers.joined(separator: " or "))
                + " wrote a value that required another; the last changes wait for the next update."
                + advice)
    }
}
