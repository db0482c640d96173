/// The sizes that a box has answered to proposals, until something changes.
///
/// The first is in place, which is enough for a box that keeps its size; a stack inside of stacks
/// is asked five or six times.
struct Answers {
    struct Answer {
        var proposal: Proposal
        var size: Size
    }

    // No proposal is negative.
    private var first = Answer(proposal: Proposal(-1, -1), size: .zero)
    private var more: [Answer] = []

    /// So many more answers are kept; then, the oldest makes room.
    private static let limit = 14

    /// A Boolean value that is true if an answer may have been dropped on which a container's
    /// answer depends.
    var isIncomplete: Bool { more.count == Self.limit }

    subscript(proposal: Proposal) -> Size? {
        @inline(__always) get {
            if first.proposal == proposal { return first.size }
            return more.isEmpty ? nil : more.first { $0.proposal == proposal }?.size
        }
    }

    mutating func add(_ size: Size, for proposal: Proposal) {
        let answer = Answer(proposal: proposal, size: size)
        guard first.proposal.width == -1 else { return addMore(answer) }
        first = answer
    }

    @inline(never)
    private mutating func addMore(_ answer: Answer) {
        if more.isEmpty { more.reserveCapacity(3) }
        if more.count == Self.limit { more.removeFirst() }
        more.append(answer)
    }

    /// All answers, in the order in which they were given.
    var all: [Answer] { first.proposal.width == -1 ? [] : [first] + more }
}
