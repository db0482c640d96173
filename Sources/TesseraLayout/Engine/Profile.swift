/// The properties of a box that a container knows without measuring it.
package struct Profile: Equatable {
    var traits: Traits
    /// The number of stacks, one in another, with lengths that each depend on both proposed
    /// lengths.
    var entanglement: UInt8 = 0
    var priority: Double = 0
    /// The proposed width from which on the box, and what is inside, is as without any proposal, as a
    /// text is that has room in one line; infinite if there is none.
    var enough = Double.infinity

    /// The part of a proposal on which the size, and what is inside, depends: proposals that
    /// differ in nothing else are one question.
    @inline(__always)
    func key(_ proposal: Proposal) -> Proposal {
        if enough < .infinity, !(proposal.width < enough) { return .unspecified }
        return Proposal(
            traits.isDisjoint(with: .byWidth) ? .nan : proposal.width,
            traits.isDisjoint(with: .byHeight) ? .nan : proposal.height)
    }

    /// The proposed width from which on nothing changes: none at all, if no proposal changes anything.
    var sufficientWidth: Double { traits.isDisjoint(with: .proposals) ? 0 : enough }

    /// Adds what is known of another box to this one's.
    mutating func formUnion(_ other: Profile) {
        traits.formUnion(other.traits)
        entanglement = max(entanglement, other.entanglement)
    }
}

/// On which proposed lengths a box's lengths depend, and what it tells its container beside them.
package struct Traits: OptionSet, Equatable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static let widthByWidth = Traits(rawValue: 1)
    static let widthByHeight = Traits(rawValue: 2)
    static let heightByWidth = Traits(rawValue: 4)
    static let heightByHeight = Traits(rawValue: 8)
    /// Some guide may be set explicitly.
    static let guides = Traits(rawValue: 16)
    /// Some edge prefers another distance than the standard one.
    static let spacing = Traits(rawValue: 32)
    /// Some baseline of a text is inside.
    static let baselines = Traits(rawValue: 64)

    static let byWidth: Traits = [.widthByWidth, .heightByWidth]
    static let byHeight: Traits = [.widthByHeight, .heightByHeight]
    /// Each length depends on its own proposal.
    static let greedy: Traits = [.widthByWidth, .heightByHeight]
    /// Each length depends on both proposals.
    static let proposals: Traits = [.byWidth, .byHeight]

    /// That the length along an axis depends on the one proposed along it.
    static func alongAlong(_ axis: Axis) -> Traits {
        axis == .horizontal ? .widthByWidth : .heightByHeight
    }

    /// That the length along an axis depends on the one proposed across it.
    static func alongAcross(_ axis: Axis) -> Traits {
        axis == .horizontal ? .widthByHeight : .heightByWidth
    }

    /// Returns true if a guide may be set explicitly.
    func give(_ key: AlignmentKey) -> Bool {
        contains(.guides)
            || contains(.baselines) && (key.merge == .least || key.merge == .greatest)
    }

    /// Drops what depends on the proposal along an axis, for that is always the same.
    mutating func ignoreProposal(along axis: Axis) {
        subtract(axis == .horizontal ? .byWidth : .byHeight)
    }
}
