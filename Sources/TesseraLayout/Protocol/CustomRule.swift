/// The rule of boxes that a client's layout places.
package struct CustomRule<Arrangement: Layout>: LayoutRule {
    let layout: Arrangement

    package init(_ layout: Arrangement) { self.layout = layout }

    package struct Known {
        /// The layout's cache, except during a call of the layout.
        fileprivate var value: Arrangement.Cache?
        /// The subviews; `nil` if they have changed since the layout's cache was made or updated.
        fileprivate var subviews: LayoutSubviews?
    }

    package typealias Cache = Known?

    package static var kind: RuleKind { .container }

    package static func == (old: Self, new: Self) -> Bool { looksSame(old.layout, new.layout) }

    package func stackAxis(of child: LayoutBox, in box: Box) -> Axis? {
        Arrangement.layoutProperties.stackOrientation
    }

    package func adjust(_ profile: inout Profile, of box: Box) {
        box.cache?.subviews = nil
        profile.traits.formUnion([.proposals, .guides, .spacing, .clients])
    }

    package func size(_ proposal: Proposal, of box: Box) -> CGSize {
        let answer = call(box) { subviews, cache in
            layout.sizeThatFits(
                proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
        }
        return box.checked(answer, to: proposal, from: "\(Arrangement.self)")
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: CGSize, _ place: Placing) {
        let bounds = CGRect(origin: .zero, size: size)
        let places = call(box) { subviews, cache in
            let outer = subviews.calls.places
            defer { subviews.calls.places = outer }
            subviews.calls.places = [:]
            layout.placeSubviews(
                in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews,
                cache: &cache)
            return subviews.calls.places ?? [:]
        }
        for child in box.boxes {
            if let found = places[child.index] {
                place(child, found.origin, found.proposal)
            } else {
                child.note("\(Arrangement.self) does not place the view; it is centered.")
                place(child, child.origin(in: size, .center, proposal), proposal)
            }
        }
    }

    package func spacing(of box: Box) -> ViewSpacing {
        call(box) { layout.spacing(subviews: $0, cache: &$1) }
    }

    private func call<Result>(
        _ box: Box, _ body: (LayoutSubviews, inout Arrangement.Cache) -> Result
    ) -> Result {
        let subviews =
            box.cache?.subviews
            ?? LayoutSubviews(
                boxes: box.boxes, calls: LayoutCalls(),
                layoutDirection: box.isRightToLeft ? .rightToLeft : .leftToRight)
        var cache: Arrangement.Cache
        if let known = box.cache?.value {
            cache = known
            // There is no other reference to its storage during the call.
            box.cache?.value = nil
            if box.cache?.subviews == nil { layout.updateCache(&cache, subviews: subviews) }
        } else {
            cache = layout.makeCache(subviews: subviews)
        }
        box.cache = Known(subviews: subviews)
        let wasBusy = box.isBusy
        box.isBusy = true
        defer {
            box.isBusy = wasBusy
            box.cache?.value = cache
        }
        return body(subviews, &cache)
    }
}

/// The calls of a layout, which place the subviews of its box.
final class LayoutCalls {
    /// The places of the children by their positions, while the layout places them.
    var places: [Int32: (origin: CGPoint, proposal: Proposal)]?

    func place(_ child: LayoutBox, at origin: CGPoint, _ proposal: Proposal) {
        guard places != nil else {
            return child.note("The view is placed outside of placeSubviews; it stays.")
        }
        places?[child.index] = (origin, proposal)
    }
}
