import Foundation
@testable import TesseraLayout

/// The rule of a leaf that a function measures.
struct MeasuredRule: LayoutRule {
    /// The axes whose proposed lengths the function receives.
    let axes: Axis.Set
    let measure: (ProposedViewSize) -> CGSize

    static var kind: RuleKind { .leaf }

    /// Functions have no equality.
    static func == (old: MeasuredRule, new: MeasuredRule) -> Bool { false }

    func adjust(_ profile: inout Profile, of box: Box) {
        profile.traits = .proposals
        for axis in Axis.allCases where !axes.contains(Axis.Set(axis)) {
            profile.traits.ignoreProposal(along: axis)
        }
    }

    func size(_ proposal: TesseraLayout.Proposal, of box: Box) -> CGSize {
        box.checked(measure(ProposedViewSize(proposal)), to: proposal, from: "The view")
    }
}

typealias MeasuredBox = RuleBox<MeasuredRule>

extension MeasuredBox {
    convenience init(
        by axes: Axis.Set = .horizontal, _ measure: @escaping (ProposedViewSize) -> CGSize
    ) {
        self.init(MeasuredRule(axes: axes, measure: measure))
    }
}
