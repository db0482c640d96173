/// The sizes that a box has returned for proposals, until the box changes.
///
/// The first two sizes are stored inline: the ideal size, and one more. Most boxes need no
/// others; a stack inside stacks is measured five or six times.
struct SizeCache {
    struct Entry {
        var proposal: Proposal
        var size: CGSize

        static let none = Entry(proposal: .none, size: .zero)

        var isNone: Bool { proposal == .none }
    }

    private var first = Entry.none
    private var second = Entry.none
    private var more: [Entry] = []

    /// The maximum number of further sizes. The oldest size makes room for a new one.
    private static let limit = 14

    /// Whether the size of a container may depend on sizes that are not here.
    var isIncomplete = false

    /// Whether only the ideal size has been measured.
    var areIdeal: Bool {
        second.isNone && (first.isNone || first.proposal == .unspecified)
    }

    subscript(proposal: Proposal) -> CGSize? {
        @inline(__always) get {
            if first.proposal == proposal { return first.size }
            if second.proposal == proposal { return second.size }
            return more.isEmpty ? nil : more.first { $0.proposal == proposal }?.size
        }
    }

    mutating func add(_ size: CGSize, for proposal: Proposal) {
        let entry = Entry(proposal: proposal, size: size)
        if first.isNone {
            first = entry
        } else if second.isNone {
            second = entry
        } else {
            addMore(entry)
        }
    }

    @inline(never)
    private mutating func addMore(_ entry: Entry) {
        if more.isEmpty { more.reserveCapacity(3) }
        if more.count == Self.limit {
            more.removeFirst()
            isIncomplete = true
        }
        more.append(entry)
    }

    var count: Int { (first.isNone ? 0 : 1) + (second.isNone ? 0 : 1) + more.count }

    /// All sizes, in order.
    var all: [Entry] { [first, second].filter { !$0.isNone } + more }
}
