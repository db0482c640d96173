/// The sizes that a box has answered to proposals, until something changes.
///
/// The first two are in place: the ideal size, and the least or another one. That is enough for most
/// boxes; a stack inside of stacks is asked five or six times.
struct Answers {
    struct Answer {
        var proposal: Proposal
        var size: Size

        // No proposal is negative.
        static let none = Answer(proposal: Proposal(-1, -1), size: .zero)

        var isNone: Bool { proposal.width == -1 }
    }

    private var first = Answer.none
    private var second = Answer.none
    private var more: [Answer] = []

    /// So many more answers are kept; then, the oldest makes room.
    private static let limit = 14

    /// A Boolean value that is true if an answer may have been dropped on which a container's
    /// answer depends.
    var isIncomplete: Bool { more.count == Self.limit }

    /// A Boolean value that is true if nothing was asked but for the ideal size.
    var areIdeal: Bool {
        second.isNone && (first.isNone || first.proposal == .unspecified)
    }

    subscript(proposal: Proposal) -> Size? {
        @inline(__always) get {
            if first.proposal == proposal { return first.size }
            if second.proposal == proposal { return second.size }
            return more.isEmpty ? nil : more.first { $0.proposal == proposal }?.size
        }
    }

    mutating func add(_ size: Size, for proposal: Proposal) {
        let answer = Answer(proposal: proposal, size: size)
        if first.isNone {
            first = answer
        } else if second.isNone {
            second = answer
        } else {
            addMore(answer)
        }
    }

    @inline(never)
    private mutating func addMore(_ answer: Answer) {
        if more.isEmpty { more.reserveCapacity(3) }
        if more.count == Self.limit { more.removeFirst() }
        more.append(answer)
    }

    /// All answers, in the order in which they were given.
    var all: [Answer] { [first, second].filter { !$0.isNone } + more }
}
