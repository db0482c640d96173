package import Foundation

/// A box without children.
package struct LeafRule: LayoutRule {
    /// The content of a leaf, which determines its size.
    package enum Content {
        /// A fixed size.
        case fixed(CGSize)
        /// The proposed length, or 10 without a proposal, as for a colour or a shape.
        case greedy
        /// The largest square inside the proposal, as for a circle.
        case square
        /// The proposed length, or the image's own length without a proposal.
        case resizable(CGSize)
        /// As much as possible along the axis of the enclosing stack; outside a stack, on both
        /// axes.
        case spacer(minLength: CGFloat?)
        /// A line across the enclosing stack; outside a stack, a horizontal line.
        case divider(thickness: CGFloat)
        /// The result of a function, which receives the lengths proposed on some axes, by default
        /// the width, and `nil` on the other axis. An invalid size is reported and replaced.
        case measured(by: Axis.Set = .horizontal, (ProposedViewSize) -> CGSize)
    }

    package var content: Content
    /// The touch area; by default the whole rectangle. A spacer has none.
    package var area: (any TouchArea)?

    package init(_ content: Content, area: (any TouchArea)? = nil) {
        (self.content, self.area) = (content, area)
    }

    package static var isLeaf: Bool { true }

    /// The results that a leaf computes once from its content.
    package struct Cache {
        fileprivate var kind = Kind.fixed
        /// The size of the content, if it has one. Invalid values in it are reported once.
        fileprivate var own = Size.zero
        /// The axis of the enclosing stack.
        fileprivate var axis: Axis?
    }

    /// The combination of the content's size and a proposal.
    fileprivate enum Kind { case fixed, filling, square, spacer, divider, measured }

    package func makeCache() -> Cache { Cache() }

    package static func == (old: LeafRule, new: LeafRule) -> Bool {
        guard old.content.isSame(as: new.content) else { return false }
        return old.area.map { isSame($0, new.area) } ?? (new.area == nil)
    }

    package func modified(by box: Box) -> LayoutBox? { nil }

    package func profile(of box: Box) -> Profile {
        var cache = Cache()
        let profile = profile(of: box, &cache)
        box.cachesSizes = cache.kind == .fixed || cache.kind == .measured
        box.cache = cache
        return profile
    }

    private func profile(of box: Box, _ cache: inout Cache) -> Profile {
        switch content {
        case .fixed(let size):
            (cache.kind, cache.own) = (
                .fixed, box.checked(size, to: .unspecified, from: "The view")
            )
            return Profile(traits: [])
        case .greedy:
            (cache.kind, cache.own) = (.filling, Size(10, 10))
            return Profile(traits: .greedy)
        case .resizable(let size):
            (cache.kind, cache.own) = (
                .filling, box.checked(size, to: .unspecified, from: "The picture")
            )
            return Profile(traits: .greedy)
        case .square:
            cache.kind = .square
            return Profile(traits: .proposals)
        case .measured(let axes, _):
            cache.kind = .measured
            var traits = Traits.proposals
            for axis in Axis.allCases where !axes.contains(Axis.Set(axis)) {
                traits.ignoreProposal(along: axis)
            }
            return Profile(traits: traits)
        case .spacer(let length):
            cache.kind = .spacer
            let least = length.map {
                box.checked($0, atLeast: 0, "The spacer's least length", instead: "0 is used") ?? 0
            }
            cache.own = Size(least ?? 8, least ?? 8)
            cache.axis = box.parent?.stackAxis(of: box)
            if let axis = cache.axis { cache.own[axis.across] = 0 }
            let traits: Traits = cache.axis.map { .alongAlong($0) } ?? .greedy
            return Profile(traits: traits.union([.spacing, .stackAxis]), priority: -.infinity)
        case .divider(let thickness):
            cache.kind = .divider
            cache.axis = box.parent?.stackAxis(of: box)
            let along = cache.axis?.across ?? .horizontal
            let length = box.checked(
                thickness, atLeast: 0, "The divider's thickness", instead: "1 is used")
            cache.own = Size(10, length ?? 1, along: along)
            return Profile(traits: Traits.alongAlong(along).union(.stackAxis))
        }
    }

    package func size(_ proposal: Proposal, of box: Box) -> Size {
        let (own, axis) = (box.cache.own, box.cache.axis)
        switch box.cache.kind {
        case .fixed: return own
        case .filling: return proposal.filled(by: own)
        case .square:
            let size = proposal.filled(by: Size(10, 10))
            let side = min(size.width, size.height)
            return Size(side, side)
        case .spacer:
            // This comparison is false for a length that is not a number.
            return Size(
                proposal.width > own.width && axis != .vertical ? proposal.width : own.width,
                proposal.height > own.height && axis != .horizontal ? proposal.height : own.height)
        case .divider:
            let along = axis?.across ?? .horizontal
            var size = own
            if !proposal[along].isNaN { size[along] = proposal[along] }
            return size
        case .measured:
            guard case .measured(_, let measure) = content else { return .zero }
            box.isBusy = true
            defer { box.isBusy = false }
            return box.checked(measure(ProposedViewSize(proposal)), to: proposal, from: "The view")
        }
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {}

    package func guide(_ key: AlignmentKey, _ proposal: Proposal, of box: Box) -> Double? { nil }

    package func reach(of box: Box, _ version: Int) -> CGRect {
        if box.cache.kind == .spacer { return .null }
        return area?.bounds(in: CGSize(box.placedSize)) ?? box.bounds
    }

    package func front(at point: Point, in box: Box, _ test: HitTest) -> LayoutBox? {
        if box.cache.kind == .spacer { return nil }
        let isInside =
            area?.contains(CGPoint(point), in: CGSize(box.placedSize))
            ?? box.bounds.contains(CGPoint(point))
        return isInside && test.accepts(box) ? box : nil
    }

    package func spacing(of box: Box) -> ViewSpacing {
        guard case .spacer = content else { return ViewSpacing() }
        return ViewSpacing(
            box.cache.axis.map { $0 == .horizontal ? .horizontal : .vertical } ?? .all, 0)
    }
}

package typealias LeafBox = RuleBox<LeafRule>

extension LeafRule.Content {
    /// Returns whether the contents are certainly equal.
    fileprivate func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.fixed(let own), .fixed(let other)), (.resizable(let own), .resizable(let other)):
            own == other
        case (.greedy, .greedy), (.square, .square): true
        case (.spacer(let own), .spacer(let other)): own == other
        case (.divider(let own), .divider(let other)): own == other
        default: false
        }
    }
}
