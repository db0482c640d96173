/// The rule of boxes that a client's layout places.
package struct CustomRule<Arrangement: Layout>: LayoutRule {
    let layout: Arrangement

    package init(_ layout: Arrangement) { self.layout = layout }

    package struct Cache {
        /// The layout's cache, except during a call of the layout.
        fileprivate var value: Arrangement.Cache?
        /// Whether the subviews have changed since the layout's cache was made or updated.
        fileprivate var isStale = false
        fileprivate var subviews: LayoutSubviews?
    }

    package static var kind: RuleKind { .container }

    package func makeCache() -> Cache { Cache() }

    package func forget(_ cache: inout Cache) {
        cache.isStale = true
        cache.subviews = nil
    }

    package static func == (old: Self, new: Self) -> Bool { isSame(old.layout, new.layout) }

    package func stackAxis(of child: LayoutBox, in box: Box) -> Axis? {
        Arrangement.layoutProperties.stackOrientation
    }

    package func profile(of box: Box) -> Profile {
        var profile = Profile(
            traits: [.proposals, .guides, .spacing], priority: box.boxes.isEmpty ? -.infinity : 0)
        for child in box.boxes { profile.formUnion(child.knownProfile) }
        return profile
    }

    package func size(_ proposal: Proposal, of box: Box) -> Size {
        let answer = call(box) { subviews, cache in
            layout.sizeThatFits(
                proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
        }
        return box.checked(answer, to: proposal, from: "\(Arrangement.self)")
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {
        let bounds = CGRect(origin: .zero, size: CGSize(size))
        call(box) { subviews, cache in
            subviews.calls.places(
                in: size, proposal,
                {
                    layout.placeSubviews(
                        in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews,
                        cache: &cache)
                }, place)
        }
    }

    package func guide(_ key: AlignmentKey, _ proposal: Proposal, of box: Box) -> Double? {
        let bounds = CGRect(origin: .zero, size: CGSize(box.size(proposal)))
        return call(box) { subviews, cache in
            layout.explicitAlignment(
                of: key, in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews,
                cache: &cache
            ).map { Double($0) }
        }
    }

    package func spacing(of box: Box) -> ViewSpacing {
        call(box) { layout.spacing(subviews: $0, cache: &$1) }
    }

    private func call<Result>(
        _ box: Box, _ body: (LayoutSubviews, inout Arrangement.Cache) -> Result
    ) -> Result {
        let subviews =
            box.cache.subviews
            ?? LayoutSubviews(
                boxes: box.boxes, calls: LayoutCalls(of: box, Arrangement.self),
                layoutDirection: box.isRightToLeft ? .rightToLeft : .leftToRight)
        box.cache.subviews = subviews
        var cache: Arrangement.Cache
        if let known = box.cache.value {
            cache = known
            // There is no other reference to its storage during the call.
            box.cache.value = nil
            if box.cache.isStale { layout.updateCache(&cache, subviews: subviews) }
        } else {
            cache = layout.makeCache(subviews: subviews)
        }
        box.cache.isStale = false
        let wasBusy = box.isBusy
        box.isBusy = true
        defer {
            box.isBusy = wasBusy
            box.cache.value = cache
        }
        return body(subviews, &cache)
    }
}

/// The calls of a layout, which place the subviews of its box.
final class LayoutCalls {
    // A client may keep the subviews for longer than the box exists.
    private weak var box: LayoutBox?
    private let layout: Any.Type
    /// The positions of the children, while the layout places them.
    private var found: [(origin: Point, proposal: Proposal)?]?

    init(of box: LayoutBox, _ layout: Any.Type) {
        self.box = box
        self.layout = layout
    }

    /// Lets the layout place the children, and passes on the last position of each child.
    func places(
        in size: Size, _ proposal: Proposal, _ placeSubviews: () -> Void,
        _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        guard let children = box?.boxes else { return }
        let outer = found
        found = Array(repeating: nil, count: children.count)
        placeSubviews()
        let places = found ?? []
        found = outer
        for (child, found) in zip(children, places) {
            if let found {
                place(child, found.origin, found.proposal)
            } else {
                child.note("\(layout) does not place the view; it is centered.")
                place(child, child.origin(in: size, .center, proposal), proposal)
            }
        }
    }

    func place(_ child: LayoutBox, at origin: Point, _ proposal: Proposal) {
        let index = Int(child.index)
        guard let box, found != nil, box.boxes.indices.contains(index), box.boxes[index] === child
        else {
            box?.note("\(layout) places a view outside of placeSubviews; it stays.")
            return
        }
        found?[index] = (origin, proposal)
    }
}
