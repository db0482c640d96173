/// A box that shows its first child whose ideal size fits the proposal, or else its last child.
package struct FittingRule: LayoutRule {
    /// The axes that count.
    package var axes: Axis.Set

    package init(axes: Axis.Set) { self.axes = axes }

    package static var kind: RuleKind { .container }

    package func shows(_ child: LayoutBox, in box: Box) -> Bool {
        child === choice(of: box, box.placedProposal)
    }

    package func profile(of box: Box) -> Profile {
        var profile = Profile(traits: box.boxes.count > 1 ? .proposals : [])
        for child in box.boxes { profile.formUnion(child.knownProfile) }
        if box.boxes.isEmpty { profile.priority = -.infinity }
        return profile
    }

    package func size(_ proposal: Proposal, of box: Box) -> Size {
        choice(of: box, proposal)?.size(proposal) ?? .zero
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {
        if let choice = choice(of: box, proposal) { place(choice, .zero, proposal) }
    }

    package func guide(_ key: AlignmentKey, _ proposal: Proposal, of box: Box) -> Double? {
        choice(of: box, proposal)?.explicitGuide(key, proposal)
    }

    package func stackAxis(of child: LayoutBox, in box: Box) -> Axis? {
        box.stackAxis
    }

    package func spacing(of box: Box) -> ViewSpacing { ViewSpacing() }

    fileprivate func choice(of box: Box, _ proposal: Proposal) -> LayoutBox? {
        let fitting = box.boxes.dropLast().first { child in
            let ideal = child.size(.unspecified)
            return Axis.allCases.allSatisfy { axis in
                !axes.contains(Axis.Set(axis)) || proposal[axis].isNaN
                    || ideal[axis] <= proposal[axis]
            }
        }
        return fitting ?? box.boxes.last
    }
}

package typealias FittingBox = RuleBox<FittingRule>

extension FittingBox {
    /// The shown child.
    package var choice: LayoutBox? { rule.choice(of: self, placedProposal) }
}
