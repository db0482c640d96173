import Foundation

/// A box with padding around its child.
package struct PaddingRule: LayoutRule, Equatable {
    /// The insets, which may be negative. An inset that is not finite is reported and counts as 0.
    package var insets: EdgeInsets

    /// The insets without invalid values.
    package func makeCache() -> EdgeInsets { EdgeInsets() }

    package func profile(of box: Box) -> Profile {
        func sound(_ length: CGFloat, _ edge: Edge) -> CGFloat {
            box.checked(length, "The padding \(edge)", instead: "there is none") ?? 0
        }
        let sound = EdgeInsets(
            top: sound(insets.top, .top), leading: sound(insets.leading, .leading),
            bottom: sound(insets.bottom, .bottom), trailing: sound(insets.trailing, .trailing))
        box.cache = sound
        var profile = box.child.knownProfile
        profile.priority = 0
        profile.enough = max(profile.enough + sound.leading + sound.trailing, 0)
        return profile
    }

    package func size(_ proposal: Proposal, of box: Box) -> Size {
        let (size, insets) = (box.child.size(inner(proposal, box)), box.cache)
        return Size(
            max(0, size.width + insets.leading + insets.trailing),
            max(0, size.height + insets.top + insets.bottom))
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {
        place(box.child, Point(x: box.cache.leading, y: box.cache.top), inner(proposal, box))
    }

    package func spacing(of box: Box) -> ViewSpacing {
        var spacing = box.child.knownSpacing
        let lengths = [box.cache.top, box.cache.leading, box.cache.bottom, box.cache.trailing]
        for (edge, length) in zip(Edge.allCases, lengths) where length != 0 {
            spacing.reset(Edge.Set(edge))
        }
        return spacing
    }

    private func inner(_ proposal: Proposal, _ box: Box) -> Proposal {
        func less(_ length: Double, _ insets: Double) -> Double {
            length.isNaN ? length : max(0, length - insets)
        }
        return Proposal(
            less(proposal.width, box.cache.leading + box.cache.trailing),
            less(proposal.height, box.cache.top + box.cache.bottom))
    }
}

package typealias PaddingBox = RuleBox<PaddingRule>

extension PaddingBox {
    package convenience init(_ insets: EdgeInsets, _ child: LayoutBox) {
        self.init(PaddingRule(insets: insets), [child])
    }
}
