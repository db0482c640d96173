package import Foundation

/// A box with nothing inside.
package final class LeafBox: LayoutBox {
    /// The rule of a leaf's size.
    package enum Content {
        /// The same size, whatever is proposed.
        case fixed(CGSize)
        /// The proposed length, 10 where there is none: a color, or a shape.
        case greedy
        /// The largest square of what is proposed: a circle.
        case square
        /// The proposed length, and the picture's own where there is none.
        case resizable(CGSize)
        /// As much as possible along the axis of the stack around it, and on both axes elsewhere.
        case spacer(minLength: CGFloat?)
        /// A line across the stack around it, and a horizontal one elsewhere.
        case divider(thickness: CGFloat)
        /// The result of a function, which receives the lengths proposed on some axes, the width by
        /// default, and `nil` on the other; a size that is none is reported and replaced.
        case measured(by: Axis.Set = .horizontal, (ProposedViewSize) -> CGSize)
    }

    @exclusivity(unchecked)
    package var content: Content { didSet { invalidate() } }
    /// The part that is touched; all of it by default. A spacer has none.
    package var area: (any TouchArea)? { didSet { invalidate() } }
    /// The axis of the stack around this box.
    private var axis: Axis?
    /// The content's own size, if there is one: what is wrong with it is reported once.
    @exclusivity(unchecked)
    private var own = Size.zero
    @exclusivity(unchecked)
    private var kind = Kind.fixed

    /// The way in which the own size and a proposal make a size.
    private enum Kind { case fixed, filling, square, spacer, divider, measured }

    package init(_ content: Content) { self.content = content }

    override func update(from new: LayoutBox) {
        guard let new = new as? LeafBox else { return }
        if area != nil || new.area != nil, !isSame(new.area as Any, area) { area = new.area }
        if !new.content.isSame(as: content) { content = new.content }
    }

    override func stackAxisDidChange() {
        guard isProfiled, kind == .spacer || kind == .divider,
            parent?.stackAxis(of: self) != axis
        else { return }
        invalidate()
    }

    package override var isLeaf: Bool { true }

    override func makeProfile() -> Profile {
        let profile = profileOfContent()
        keepsAnswers = kind == .fixed || kind == .measured
        return profile
    }

    private func profileOfContent() -> Profile {
        switch content {
        case .fixed(let size):
            (kind, own) = (.fixed, checked(size, to: .unspecified, from: "The view"))
            return Profile(traits: [])
        case .greedy:
            (kind, own) = (.filling, Size(10, 10))
            return Profile(traits: .greedy)
        case .resizable(let size):
            (kind, own) = (.filling, checked(size, to: .unspecified, from: "The picture"))
            return Profile(traits: .greedy)
        case .square:
            kind = .square
            return Profile(traits: .proposals)
        case .measured(let axes, _):
            kind = .measured
            var traits = Traits.proposals
            for axis in Axis.allCases where !axes.contains(Axis.Set(axis)) {
                traits.ignoreProposal(along: axis)
            }
            return Profile(traits: traits)
        case .spacer(let length):
            kind = .spacer
            let least = length.map {
                checked($0, atLeast: 0, "The spacer's least length", instead: "0 is used") ?? 0
            }
            own = Size(least ?? 8, least ?? 8)
            axis = findStackAxis()
            if let axis { own[axis.across] = 0 }
            let traits: Traits = axis.map { .alongAlong($0) } ?? .greedy
            return Profile(traits: traits.union(.spacing), priority: -.infinity)
        case .divider(let thickness):
            kind = .divider
            axis = findStackAxis()
            let along = axis?.across ?? .horizontal
            let length = checked(
                thickness, atLeast: 0, "The divider's thickness", instead: "1 is used")
            own = Size(10, length ?? 1, along: along)
            return Profile(traits: .alongAlong(along))
        }
    }

    override func measure(_ proposal: Proposal) -> Size {
        switch kind {
        case .fixed: return own
        case .filling: return proposal.filled(by: own)
        case .square:
            let size = proposal.filled(by: Size(10, 10))
            let side = min(size.width, size.height)
            return Size(side, side)
        case .spacer:
            // What is not a number is not greater.
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
            isBusy = true
            defer { isBusy = false }
            return checked(measure(ProposedViewSize(proposal)), to: proposal, from: "The view")
        }
    }

    override func reach(_ test: HitTest) -> Extent {
        if kind == .spacer { return .empty }
        return area.map { Extent($0.bounds(in: CGSize(placedSize))) } ?? super.reach(test)
    }

    override func front(at point: Point, _ test: HitTest) -> LayoutBox? {
        if kind == .spacer { return nil }
        guard let area else { return super.front(at: point, test) }
        return area.contains(CGPoint(point), in: CGSize(placedSize)) && test.accepts(self)
            ? self : nil
    }

    override var spacing: ViewSpacing {
        guard case .spacer = content else { return ViewSpacing() }
        return ViewSpacing(axis.map { $0 == .horizontal ? .horizontal : .vertical } ?? .all, 0)
    }
}

extension LeafBox.Content {
    /// Returns true if the rules are known to be the same.
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
