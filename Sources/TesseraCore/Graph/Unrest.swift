/// Finds out what keeps a tree from coming to rest.
///
/// Actions may answer each other for a while: a hundred views, each of which shows the next one
/// when it appears, take a hundred rounds. What has no end comes back to the same place. So, from
/// some round on, those who write are counted by their place.
@MainActor
final class Unrest {
    /// After how many rounds those who write are watched.
    static let patience = 50
    /// The number of times that one place may write while it is watched.
    private static let placeLimit = 50
    /// The number of rounds there may be, though each writes at another place.
    private static let roundLimit = 1000

    private struct Place: Hashable {
        let path: String
        /// The writer: an action of a modifier's, or the body.
        let writer: String
    }

    private var writes: [Place: Int] = [:]
    /// The places, in the order in which they wrote first.
    private var places: [Place] = []
    private var mostWrites = 0

    func noteWrite(by writer: String, at node: Node?) {
        // What has gone has no place any more.
        let path =
            node.map { $0.isPresent ? $0.path : "a view that has gone" } ?? "the tree"
        let place = Place(path: path, writer: writer)
        let count = writes[place, default: 0] + 1
        if count == 1 { places.append(place) }
        writes[place] = count
        mostWrites = max(mostWrites, count)
    }

    /// Returns the issue to report after a number of rounds, if they are to be stopped.
    func issue(after rounds: Int) -> RuntimeIssue? {
        guard mostWrites >= Self.placeLimit || rounds >= Self.roundLimit else { return nil }
        let restless = places.filter { writes[$0, default: 0] > mostWrites / 2 }
        let isGrowth = mostWrites < Self.placeLimit
        let named = isGrowth ? restless.suffix(1) : restless.prefix(5)
        let writers = named.enumerated().map { index, place in
            index == 0 ? "\(place.writer) here" : "\(place.writer) of \(place.path)"
        }
        let advice =
            named.contains { $0.writer == "the body" }
            ? " A body must not write what bodies read." : ""
        return RuntimeIssue(
            path: named.first?.path ?? "the tree",
            message: "the tree was updated \(rounds) times without coming to rest: after each, "
                + (writers.isEmpty ? "something" : writers.joined(separator: " or "))
                + " wrote what had it updated again; the last changes wait for the next update."
                + advice)
    }
}
