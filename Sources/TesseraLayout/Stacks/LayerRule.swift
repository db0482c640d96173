/// The rule of overlapping boxes.
///
/// The boxes with the highest priority determine the size, which is proposed to the others.
package struct LayerRule: LayoutRule {
    package var alignment: Alignment

    package static var kind: RuleKind { .container }

    package func adjust(_ profile: inout Profile, of box: Box) {
        profile.enough = box.boxes.lazy.map(\.sufficientWidth).max() ?? 0
        if box.boxes.isEmpty { profile.traits = .spacing }
    }

    package func size(_ proposal: Proposal, of box: Box) -> CGSize {
        let spans = spans(box.boxes, proposal)
        return CGSize(width: spans.across.length, height: spans.down.length)
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: CGSize, _ place: Placing) {
        let proposal = Proposal(size)
        let spans = spans(box.boxes, proposal)
        for child in box.boxes {
            let origin = child.origin(alignment, proposal) {
                $0.axis == .horizontal ? spans.across.guide : spans.down.guide
            }
            place(child, origin, proposal)
        }
    }

    package func spacing(of box: Box) -> ViewSpacing {
        box.boxes.dropFirst().reduce(box.boxes.first?.knownSpacing ?? .zero) {
            $0.union($1.knownSpacing)
        }
    }

    /// Returns the space that the boxes with the highest priority cover, aligned by their guides.
    private func spans(_ boxes: [LayoutBox], _ proposal: Proposal) -> (across: Span, down: Span) {
        let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
        func lacks(_ box: LayoutBox) -> Bool {
            box.lacksGuide(horizontal, proposal) || box.lacksGuide(vertical, proposal)
        }
        if boxes.contains(where: lacks) { for box in boxes { box.forgetGuides() } }
        let highest = boxes.lazy.map { $0.knownProfile.priority }.max() ?? 0
        var (across, down) = (Span(), Span())
        for box in boxes where box.knownProfile.priority == highest {
            let size = box.size(proposal)
            across.add(
                guide: box.guide(of: horizontal, proposal, size), length: size.width)
            down.add(
                guide: box.guide(of: vertical, proposal, size), length: size.height)
        }
        return (across, down)
    }
}
