/// A box with padding around its child.
package struct PaddingRule: LayoutRule {
    /// The insets, which may be negative. An inset that is not finite is reported and counts as 0.
    package var insets: EdgeInsets

    package init(_ insets: EdgeInsets) { self.insets = insets }

    package init(_ edges: Edge.Set, _ length: CGFloat) {
        func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
        self.init(
            EdgeInsets(
                top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
                trailing: inset(.trailing)))
    }

    /// Returns the insets without invalid values.
    private func sound(_ box: Box) -> EdgeInsets {
        func sound(_ length: CGFloat, _ edge: Edge) -> CGFloat {
            box.checked(length, "The padding .\(edge)", instead: "there is none") ?? 0
        }
        return EdgeInsets(
            top: sound(insets.top, .top), leading: sound(insets.leading, .leading),
            bottom: sound(insets.bottom, .bottom), trailing: sound(insets.trailing, .trailing))
    }

    package func adjust(_ profile: inout Profile, of box: Box) {
        let insets = sound(box)
        profile.priority = 0
        profile.enough = max(profile.enough + insets.leading + insets.trailing, 0)
        profile.shrinks = false
    }

    package func size(_ proposal: Proposal, of box: Box) -> CGSize {
        let insets = sound(box)
        let size = box.child.size(proposal.less(insets))
        return CGSize(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: CGSize, _ place: Placing) {
        let insets = sound(box)
        place(box.child, CGPoint(x: insets.leading, y: insets.top), proposal.less(insets))
    }

    package func spacing(of box: Box) -> ViewSpacing {
        let insets = sound(box)
        var spacing = box.child.knownSpacing
        let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
        for (edge, length) in zip(Edge.allCases, lengths) where length != 0 {
            spacing.take(Edge.Set(edge))
        }
        return spacing
    }
}

extension Proposal {
    /// Returns the proposal for the rectangle inside some insets.
    fileprivate func less(_ insets: EdgeInsets) -> Proposal {
        func less(_ length: Double, _ insets: Double) -> Double {
            length.isNaN ? length : max(0, length - insets)
        }
        return Proposal(
            less(width, insets.leading + insets.trailing), less(height, insets.top + insets.bottom))
    }
}
