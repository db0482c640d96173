/// What a touch of a point does to a value.
enum Meaning: Hashable, Sendable {
    case choose(Int)
    /// A step up or down.
    case step(Int)
    /// One of two values becomes the other.
    case turn

    /// Finds the meaning that explains most of what touches did.
    ///
    /// - Parameters:
    ///   - results: The values before and after each touch; `nil` for a value that the case does not list.
    ///   - last: The last value.
    init?(explaining results: [(before: Int, after: Int?)], last: Int) {
        let changes = results.filter { $0.before != $0.after }.compactMap(\.after)
        let meanings =
            changes.map(Meaning.choose) + [.step(1), .step(-1)] + (last == 1 ? [.turn] : [])
        func explained(_ meaning: Meaning) -> Int {
            results.count { meaning.value(from: $0.before, last: last) == $0.after }
        }
        let most = meanings.map(explained).max()
        guard !changes.isEmpty, let meaning = meanings.first(where: { explained($0) == most })
        else { return nil }
        self = meaning
    }

    /// The value after a touch.
    func value(from value: Int, last: Int) -> Int {
        switch self {
        case .choose(let chosen): chosen
        case .step(let step): min(max(0, value + step), last)
        case .turn: last - value
        }
    }
}
