/// A box that shows its first child whose ideal size fits the proposal, or else its last child.
package struct FittingRule: LayoutRule {
    /// The axes that count.
    package var axes: Axis.Set

    package init(axes: Axis.Set) { self.axes = axes }

    package static var kind: RuleKind { .container }

    package func adjust(_ profile: inout Profile, of box: Box) {
        if box.boxes.count > 1 { profile.traits.formUnion(.proposals) }
        let givesEdges = box.boxes.contains { $0.knownProfile.traits.contains(.edges) }
        if givesEdges { profile.traits.formUnion(.edges) }
    }

    package func size(_ proposal: Proposal, of box: Box) -> CGSize {
        choice(of: box, proposal)?.size(proposal) ?? .zero
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: CGSize, _ place: Placing) {
        let choice = choice(of: box, proposal)
        for other in box.boxes where other !== choice { other.isPlaced = false }
        if let choice { place(choice, .zero, proposal) }
    }

    package func guide(_ key: AlignmentKey, _ proposal: Proposal, of box: Box) -> Double? {
        choice(of: box, proposal)?.explicitGuide(key, proposal)
    }

    package func stackAxis(of child: LayoutBox, in box: Box) -> Axis? {
        box.stackAxis
    }

    package func spacing(of box: Box) -> ViewSpacing { ViewSpacing() }

    private func choice(of box: Box, _ proposal: Proposal) -> LayoutBox? {
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
