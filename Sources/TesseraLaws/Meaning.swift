/// What a touch of a point does to a value.
enum Meaning: Hashable, Sendable {
    case choose(Int)
    /// A step up or down, which may wrap around at the ends.
    case step(Int, wraps: Bool = false)
    /// An option is added to the chosen ones, or removed: a bit of the value.
    case flip(Int)

    /// Finds the meaning that explains most of what touches did.
    ///
    /// - Parameters:
    ///   - results: The values before and after each touch; `nil` for a value that the case does not list.
    ///   - last: The last value.
    ///   - flips: Whether touches may add and remove options.
    init?(explaining results: [(before: Int, after: Int?)], last: Int, flips: Bool) {
        let changes = results.filter { $0.before != $0.after }
        guard !changes.isEmpty else { return nil }
        let meanings =
            changes.compactMap(\.after).map(Meaning.choose)
            + changes.compactMap { change in change.after.map { .step($0 - change.before) } }
            + [.step(1, wraps: true), .step(-1, wraps: true)]
            + (flips ? changes : []).compactMap { change in
                change.after.map { .flip(change.before ^ $0) }
            }
        func explained(_ meaning: Meaning) -> Int {
            results.count { meaning.value(from: $0.before, last: last) == $0.after }
        }
        let most = meanings.map(explained).max()
        guard let meaning = meanings.first(where: { explained($0) == most }) else { return nil }
        self = meaning
    }

    /// The value after a touch.
    func value(from value: Int, last: Int) -> Int {
        switch self {
        case .choose(let chosen): chosen
        case .step(let step, wraps: true): (value + step + last + 1) % (last + 1)
        case .step(let step, wraps: false): min(max(0, value + step), last)
        case .flip(let bits): value ^ bits
        }
    }

    /// The value that it chooses.
    var chosen: Int? {
        if case .choose(let value) = self { value } else { nil }
    }

    var isStep: Bool {
        if case .step = self { true } else { false }
    }
}
