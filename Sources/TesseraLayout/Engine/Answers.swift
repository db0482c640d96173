/// The sizes that a box has returned for proposals, until the box changes.
///
/// The first two answers are stored inline: the ideal size, and one more. Most boxes need no
/// others; a stack inside stacks is measured five or six times.
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

    /// The maximum number of further answers. The oldest answer makes room for a new one.
    private static let limit = 14

    /// Whether an answer may have been dropped that a container's answer depends on.
    var isIncomplete: Bool { more.count == Self.limit }

    /// Whether only the ideal size has been measured.
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

    /// All answers, in order.
    var all: [Answer] { [first, second].filter { !$0.isNone } + more }
}
