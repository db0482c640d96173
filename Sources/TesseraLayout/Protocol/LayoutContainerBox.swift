import Foundation

/// Boxes that stand where a layout of the client's says.
package final class LayoutContainerBox: ContainerBox {
    private var base: any Layout
    private var calls: LayoutCalls?
    /// A Boolean value that is true if the subviews are not those that the layout's cache was made
    /// for, or have changed.
    private var isCacheStale = false
    private var knownSubviews: LayoutSubviews?
    /// The places of the children, while the layout places them.
    private var places: [(origin: Point, proposal: Proposal)?]?
    /// The number of times that the layout has measured subviews in one call.
    private var questions = 0

    package init(_ layout: any Layout, _ children: [LayoutBox] = []) {
        base = (layout as? AnyLayout)?.base ?? layout
        super.init()
        self.children = children
    }

    /// Takes over another layout; its cache is kept if it is of the same type.
    package func update(_ layout: any Layout) {
        base = (layout as? AnyLayout)?.base ?? layout
        if calls?.adopt(base) == false { calls = nil }
        invalidate()
        for child in boxes { child.stackAxisDidChange() }
    }

    override func update(from new: LayoutBox) {
        guard let new = new as? LayoutContainerBox else { return }
        if !isSame(new.base, base) { update(new.base) }
    }

    override func setChild(_ child: LayoutBox, at index: Int) {
        super.setChild(child, at: index)
        // It is another subview.
        invalidate()
    }

    override func stackAxis(of child: LayoutBox) -> Axis? {
        type(of: base).layoutProperties.stackOrientation
    }

    override func forget() {
        isCacheStale = true
        knownSubviews = nil
    }

    override func makeProfile() -> Profile {
        var profile = Profile(
            traits: [.proposals, .guides, .spacing], priority: boxes.isEmpty ? -.infinity : 0)
        for box in boxes { profile.formUnion(box.knownProfile) }
        return profile
    }

    override func measure(_ proposal: Proposal) -> Size {
        let answer = call { $0.size(ProposedViewSize(proposal), $1) }
        return checked(answer, to: proposal, from: "\(type(of: base))")
    }

    override func arrange(
        _ proposal: Proposal, _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        let bounds = CGRect(origin: .zero, size: CGSize(size))
        places(
            in: size, proposal, { call { $0.place(bounds, ProposedViewSize(proposal), $1) } }, place
        )
    }

    override func guide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
        let bounds = CGRect(origin: .zero, size: CGSize(size(proposal)))
        return call { $0.guide(key, bounds, ProposedViewSize(proposal), $1) }.map { Double($0) }
    }

    override var spacing: ViewSpacing { call { $0.spacing($1) } }

    /// Has the layout place the children, and passes on the last place of each.
    func places(
        in size: Size, _ proposal: Proposal, _ placeSubviews: () -> Void,
        _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        let outer = places
        places = Array(repeating: nil, count: boxes.count)
        placeSubviews()
        let found = places ?? []
        places = outer
        for (box, found) in zip(boxes, found) {
            if let found {
                place(box, found.origin, found.proposal)
            } else {
                box.note("\(type(of: base)) does not place the view; it is centered.")
                place(box, box.origin(in: size, .center, proposal), proposal)
            }
        }
    }

    func place(_ box: LayoutBox, at origin: Point, _ proposal: Proposal) {
        let index = Int(box.index)
        guard places != nil, boxes.indices.contains(index), boxes[index] === box else {
            return note("\(type(of: base)) places a view outside of placeSubviews; it stays.")
        }
        places?[index] = (origin, proposal)
    }

    /// The number of times that a layout may measure subviews in one call.
    private static let limit = 100_000

    /// The answer of a child to its container's layout.
    ///
    /// A layout that asks until it likes the answer may ask without end.
    func ask(_ box: LayoutBox, _ proposal: Proposal) -> Size {
        questions += 1
        guard questions > Self.limit else { return box.size(proposal) }
        note("\(type(of: base)) keeps asking for sizes; it gets 0 × 0 from now on.")
        return .zero
    }

    private func call<Result>(_ body: (LayoutCalls, LayoutSubviews) -> Result) -> Result {
        let subviews =
            knownSubviews
            ?? LayoutSubviews(
                boxes.map { LayoutSubview(box: $0, container: self) },
                isRightToLeft ? .rightToLeft : .leftToRight)
        knownSubviews = subviews
        let calls = self.calls ?? .make(base, subviews)
        if isCacheStale, self.calls != nil { calls.updateCache(subviews) }
        self.calls = calls
        isCacheStale = false
        let outer = (isBusy, questions)
        (isBusy, questions) = (true, 0)
        defer { (isBusy, questions) = outer }
        return body(calls, subviews)
    }
}
