/// A comparison of two designs by some of the tasks, or of two ways to use one design.
///
/// The report words the result from the numbers of the tasks:
///
/// ```
/// Scalability: alone does 6.
/// ```
public struct Comparison: Sendable {
    /// The designs, or the names of attempts with one design.
    enum Sides: Sendable {
        case designs(Design, Design)
        case attempts(String, String, Design)
    }

    /// The question in a few words, such as a claim that is quoted.
    public let title: String
    /// The names of the tasks; empty for all tasks that have both sides.
    public let probes: [String]
    let sides: Sides

    /// Creates a comparison of two designs.
    public init(_ title: String, _ one: Design, against other: Design, in probes: [String]) {
        self.title = title
        self.probes = probes
        sides = .designs(one, other)
    }

    /// Creates a comparison of attempts with two names, by all tasks that one design does with both.
    public init(_ title: String, _ one: String, against other: String, with design: Design) {
        self.title = title
        probes = []
        sides = .attempts(one, other, design)
    }

    /// The result in words.
    func words(in card: Scorecard) -> String {
        var alone: [String] = []
        var missed: [String] = []
        var orders: [[String]] = [[], [], []]
        for row in card.counted where probes.isEmpty || probes.contains(row.name) {
            switch sizes(in: row) {
            case (let one?, let other?):
                orders[one < other ? 0 : one == other ? 1 : 2].append(row.name)
            case (.some, nil): if !probes.isEmpty { alone.append(row.name) }
            case (nil, .some): if !probes.isEmpty { missed.append(row.name) }
            case (nil, nil): break
            }
        }
        let parts = zip(
            ["shorter in", "equal in", "longer in", "alone does", "alone does not do"],
            orders + [alone, missed]
        ).filter { !$1.isEmpty }.map { words, tasks in
            // The names of many tasks would hide their number.
            "\(words) \(tasks.count)"
                + (tasks.count > 4 ? "" : " (\(tasks.joined(separator: ", ")))")
        }
        return "\(parts.joined(separator: "; "))."
    }

    /// The two sides in words.
    var heading: String {
        switch sides {
        case .designs(let one, let other): "\(one.name) against \(other.name)"
        case .attempts(let one, let other, let design):
            "\(design.name) \(one) against \(design.name) \(other)"
        }
    }

    private func sizes(in row: Scorecard.Row) -> (Int?, Int?) {
        switch sides {
        case .designs(let one, let other): (row.size(of: one.name), row.size(of: other.name))
        case .attempts(let one, let other, let design):
            (
                row[design].done.first { $0.attempt == one }?.measures[row.measure],
                row[design].done.first { $0.attempt == other }?.measures[row.measure]
            )
        }
    }
}
