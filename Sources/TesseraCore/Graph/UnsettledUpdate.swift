/// Finds the writers that keep a tree from settling.
///
/// Actions may cause each other for a while: a hundred views, each shown when the previous one
/// appears, take a hundred rounds. An endless chain returns to the same place. From some round on,
/// writes are therefore counted by place.
@MainActor
final class UnsettledUpdate {
    /// The number of rounds before writes are counted, and the limit on writes at one place.
    static let patience = 50
    /// The limit on rounds, even if each writes at a different place.
    private static let roundLimit = 1000

    /// The writers at each place, in the order of their first writes: the action of a modifier, or
    /// the body.
    private var writes: [(writer: String, path: String, count: Int)] = []

    func noteWrite(by writer: String, at path: String) {
        if let index = writes.firstIndex(where: { $0.path == path && $0.writer == writer }) {
            writes[index].count += 1
        } else {
            writes.append((writer, path, 1))
        }
    }

    /// Returns the issue to report if the update must stop after a number of rounds.
    func issue(after rounds: Int) -> RuntimeIssue? {
        let mostWrites = writes.map(\.count).max() ?? 0
        guard mostWrites >= Self.patience || rounds >= Self.roundLimit else { return nil }
        let writing = writes.filter { $0.count > mostWrites / 2 }
        // A tree that grows is written at a new place in each round.
        let named = mostWrites < Self.patience ? writing.suffix(1) : writing.prefix(5)
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
