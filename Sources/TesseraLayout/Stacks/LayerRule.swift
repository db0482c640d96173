/// The rule of overlapping boxes.
///
/// The boxes with the highest priority determine the size, which is proposed to the others.
package struct LayerRule: Equatable {
    package var alignment: Alignment

    func profile(of boxes: [LayoutBox]) -> Profile {
        var profile = Profile(traits: [], priority: boxes.isEmpty ? -.infinity : 0)
        profile.enough = 0
        for box in boxes {
            profile.formUnion(box.knownProfile)
            profile.enough = max(profile.enough, box.knownProfile.sufficientWidth)
        }
        if boxes.isEmpty { profile.traits = .spacing }
        return profile
    }

    func size(_ boxes: [LayoutBox], _ proposal: Proposal) -> Size {
        let spans = spans(boxes, proposal)
        return Size(spans.across.length, spans.down.length)
    }

    func arrange(
        _ boxes: [LayoutBox], _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        let proposal = Proposal(size)
        let spans = spans(boxes, proposal)
        for box in boxes {
            let own = box.size(proposal)
            let origin = Point(
                x: spans.across.origin(
                    guide: box.guide(of: alignment.horizontal.key, proposal, own)),
                y: spans.down.origin(guide: box.guide(of: alignment.vertical.key, proposal, own)))
            place(box, origin, proposal)
        }
    }

    func spacing(_ boxes: [LayoutBox]) -> ViewSpacing {
        guard let first = boxes.first else { return .zero }
        return boxes.dropFirst().reduce(first.knownSpacing) { $0.union($1.knownSpacing) }
    }

    /// Returns the space that the boxes with the highest priority cover, aligned by their guides.
    private func spans(_ boxes: [LayoutBox], _ proposal: Proposal) -> (across: Span, down: Span) {
        let highest = boxes.lazy.map { $0.knownProfile.priority }.max() ?? 0
        var (across, down) = (Span(), Span())
        for box in boxes where box.knownProfile.priority == highest {
            let size = box.size(proposal)
            across.add(
                guide: box.guide(of: alignment.horizontal.key, proposal, size), length: size.width)
            down.add(
                guide: box.guide(of: alignment.vertical.key, proposal, size), length: size.height)
        }
        return (across, down)
    }
}

/// Overlapping boxes, the first at the back.
package typealias LayersBox = RuleBox<LayerRule>

extension LayerRule: ContainerRule {
    package func profile(of box: Box) -> Profile { profile(of: box.boxes) }

    package func size(_ proposal: Proposal, of box: Box) -> Size { size(box.boxes, proposal) }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {
        arrange(box.boxes, size, place)
    }

    package func spacing(of box: Box) -> ViewSpacing { spacing(box.boxes) }
}
