/// A box that shows the first child whose ideal size fits into the proposal, else the last one.
package final class FittingBox: ContainerBox {
    /// The axes on which the children must fit.
    package var axes: Axis.Set { didSet { if axes != oldValue { invalidate() } } }

    package init(axes: Axis.Set = [.horizontal, .vertical], children: [LayoutBox] = []) {
        self.axes = axes
        super.init()
        self.children = children
    }

    override func update(from new: LayoutBox) {
        guard let new = new as? FittingBox else { return }
        axes = new.axes
    }

    /// The child that is shown where the box was placed.
    private var chosen: LayoutBox? { choice(placedProposal) }

    /// The position of the child that is shown where the box was placed.
    package var position: Int? { chosen.map { Int($0.index) } }

    override func shows(_ child: LayoutBox) -> Bool { child === chosen }

    override func makeProfile() -> Profile {
        var profile = Profile(traits: boxes.count > 1 ? .proposals : [])
        for box in boxes { profile.formUnion(box.knownProfile) }
        if boxes.isEmpty { profile.priority = -.infinity }
        return profile
    }

    override func measure(_ proposal: Proposal) -> Size {
        choice(proposal)?.size(proposal) ?? .zero
    }

    override func arrange(
        _ proposal: Proposal, _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        if let choice = choice(proposal) { place(choice, .zero, proposal) }
    }

    override func guide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
        choice(proposal)?.explicitGuide(key, proposal)
    }

    override func stackAxis(of child: LayoutBox) -> Axis? { parent?.stackAxis(of: self) }

    private func choice(_ proposal: Proposal) -> LayoutBox? {
        let fitting = boxes.dropLast().first { box in
            let ideal = box.size(.unspecified)
            return Axis.allCases.allSatisfy { axis in
                !axes.contains(Axis.Set(axis)) || proposal[axis].isNaN
                    || ideal[axis] <= proposal[axis]
            }
        }
        return fitting ?? boxes.last
    }
}
