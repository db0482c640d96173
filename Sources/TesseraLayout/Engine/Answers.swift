/// The sizes that a box has answered to proposals, until something changes.
///
/// Two are in place, which is enough for most boxes; a stack inside of stacks has some more.
struct Answers {
    struct Answer {
        var proposal: Proposal
        var size: Size
    }

    // No proposal is negative.
    private static let none = Answer(proposal: Proposal(-1, -1), size: .zero)
    /// From here on, the oldest answer but two makes room.
    private static let limit = 14

    private var first = Answers.none
    private var second = Answers.none
    private var rest: [Answer] = []
    private var next = 0
    /// Whether an answer has been dropped on which a container's answer may depend.
    private(set) var isIncomplete = false

    /// The number of proposals that were answered.
    var isEmpty: Bool { first.proposal.width == -1 }

    subscript(proposal: Proposal) -> Size? {
        if first.proposal == proposal { return first.size }
        if second.proposal == proposal { return second.size }
        guard !rest.isEmpty else { return nil }
        return rest.first { $0.proposal == proposal }?.size
    }

    mutating func add(_ size: Size, for proposal: Proposal) {
        let answer = Answer(proposal: proposal, size: size)
        if first.proposal.width == -1 {
            first = answer
        } else if second.proposal.width == -1 {
            second = answer
        } else {
            addToRest(answer)
        }
    }

    @inline(never)
    private mutating func addToRest(_ answer: Answer) {
        guard rest.count == Self.limit else { return rest.append(answer) }
        isIncomplete = true
        rest[next] = answer
        next = (next + 1) % Self.limit
    }

    /// All answers, in the order in which they were given.
    var all: [Answer] { ([first, second] + rest).filter { $0.proposal.width != -1 } }
}
