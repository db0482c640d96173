/// The properties of a box that do not require measuring it.
package struct Profile: Equatable {
    var traits: Traits = []
    /// The nesting depth of stacks whose lengths each depend on both proposed lengths.
    var entanglement: UInt8 = 0
    /// Whether the width ranges from 0, if 0 is proposed, to `enough`, which is the ideal width.
    var shrinks = false
    var priority: Double = 0
    /// The smallest proposed width that gives the same layout as no proposal, such as the width of a
    /// text on one line; infinite if there is no such width.
    var enough = Double.infinity

    /// Returns the part of a proposal that the layout depends on. Proposals with the same key give
    /// the same size.
    @inline(__always)
    func key(_ proposal: Proposal) -> Proposal {
        if enough < .infinity, !(proposal.width < enough) { return .unspecified }
        return Proposal(
            traits.isDisjoint(with: .byWidth) ? .nan : proposal.width,
            traits.isDisjoint(with: .byHeight) ? .nan : proposal.height)
    }

    /// Whether the size depends on no proposal.
    var isRigid: Bool { traits.isDisjoint(with: .proposals) }
}

/// The dependencies of a box's lengths on the proposed lengths, and other properties for its
/// container.
package struct Traits: OptionSet, Equatable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    static let widthByWidth = Traits(rawValue: 1)
    static let widthByHeight = Traits(rawValue: 2)
    static let heightByWidth = Traits(rawValue: 4)
    static let heightByHeight = Traits(rawValue: 8)
    /// A guide that containers pass on may be set explicitly.
    static let guides = Traits(rawValue: 16)
    /// An edge prefers another distance than the standard spacing.
    static let spacing = Traits(rawValue: 32)
    /// The box contains the baseline of a text.
    static let baselines = Traits(rawValue: 64)
    /// The layout depends on the axis of the enclosing stack.
    static let stackAxis = Traits(rawValue: 128)
    /// The box passes values to its container.
    static let values = Traits(rawValue: 256)
    /// A guide of an edge or the centre, which never leaves a container, may be set explicitly.
    static let edges = Traits(rawValue: 512)
    /// Code of clients lays out this box or a box inside it, such as a guide or a layout.
    static let clients = Traits(rawValue: 1024)

    static let byWidth: Traits = [.widthByWidth, .heightByWidth]
    static let byHeight: Traits = [.widthByHeight, .heightByHeight]
    /// Each length depends on its own proposal.
    static let greedy: Traits = [.widthByWidth, .heightByHeight]
    /// Each length depends on both proposals.
    static let proposals: Traits = [.byWidth, .byHeight]

    /// Returns the dependency of the length along an axis on the length proposed along it.
    static func alongAlong(_ axis: Axis) -> Traits {
        axis == .horizontal ? .widthByWidth : .heightByHeight
    }

    /// Returns the dependency of the length along an axis on the length proposed across it.
    static func alongAcross(_ axis: Axis) -> Traits {
        axis == .horizontal ? .widthByHeight : .heightByWidth
    }

    /// Returns whether a guide may be set explicitly.
    func give(_ key: AlignmentKey) -> Bool {
        switch key.merge {
        case .least, .greatest: !isDisjoint(with: [.guides, .baselines])
        case .mean: contains(.guides)
        case .none: contains(.edges)
        }
    }

    /// Removes the dependencies on the proposal along an axis.
    mutating func ignoreProposal(along axis: Axis) {
        subtract(axis == .horizontal ? .byWidth : .byHeight)
    }
}
