import Foundation

/// The rule of boxes that a client's layout places.
package struct CustomRule: ContainerRule {
    let base: any Layout

    package init(_ layout: any Layout) { base = (layout as? AnyLayout)?.base ?? layout }

    package struct Cache {
        fileprivate var calls: LayoutCalls?
        /// Whether the subviews have changed since the layout's cache was made or updated.
        fileprivate var isStale = false
        fileprivate var subviews: LayoutSubviews?
        /// The positions of the children, while the layout places them.
        fileprivate var places: [(origin: Point, proposal: Proposal)?]?
        /// The number of times that the layout has measured subviews in a call.
        fileprivate var questions = 0
    }

    package func makeCache() -> Cache { Cache() }

    package func forget(_ cache: inout Cache) {
        cache.isStale = true
        cache.subviews = nil
    }

    package func isSame(as other: CustomRule) -> Bool { TesseraLayout.isSame(base, other.base) }

    /// A layout of the same type keeps its cache.
    package func didReplace(_ old: CustomRule, in box: Box) {
        if box.cache.calls?.adopt(base) == false { box.cache.calls = nil }
        box.invalidate()
        for child in box.boxes { child.axisAroundDidChange() }
    }

    package func stackAxis(of child: LayoutBox, in box: Box) -> Axis? {
        type(of: base).layoutProperties.stackOrientation
    }

    package func profile(of box: Box) -> Profile {
        var profile = Profile(
            traits: [.proposals, .guides, .spacing], priority: box.boxes.isEmpty ? -.infinity : 0)
        for child in box.boxes { profile.formUnion(child.knownProfile) }
        return profile
    }

    package func size(_ proposal: Proposal, of box: Box) -> Size {
        let answer = box.call { $0.size(ProposedViewSize(proposal), $1) }
        return box.checked(answer, to: proposal, from: "\(type(of: base))")
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {
        let bounds = CGRect(origin: .zero, size: CGSize(size))
        box.places(
            in: size, proposal,
            { box.call { $0.place(bounds, ProposedViewSize(proposal), $1) } }, place)
    }

    package func guide(_ key: AlignmentKey, _ proposal: Proposal, of box: Box) -> Double? {
        let bounds = CGRect(origin: .zero, size: CGSize(box.size(proposal)))
        return box.call { $0.guide(key, bounds, ProposedViewSize(proposal), $1) }.map { Double($0) }
    }

    package func spacing(of box: Box) -> ViewSpacing { box.call { $0.spacing($1) } }
}

package typealias LayoutContainerBox = RuleBox<CustomRule>

extension LayoutContainerBox {
    package convenience init(_ layout: any Layout, _ children: [LayoutBox] = []) {
        self.init(CustomRule(layout), children)
    }

    /// Lets the layout place the children, and passes on the last position of each child.
    func places(
        in size: Size, _ proposal: Proposal, _ placeSubviews: () -> Void,
        _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        let outer = cache.places
        cache.places = Array(repeating: nil, count: boxes.count)
        placeSubviews()
        let found = cache.places ?? []
        cache.places = outer
        for (box, found) in zip(boxes, found) {
            if let found {
                place(box, found.origin, found.proposal)
            } else {
                box.note("\(type(of: rule.base)) does not place the view; it is centered.")
                place(box, box.origin(in: size, .center, proposal), proposal)
            }
        }
    }

    func place(_ box: LayoutBox, at origin: Point, _ proposal: Proposal) {
        let index = Int(box.index)
        guard cache.places != nil, boxes.indices.contains(index), boxes[index] === box else {
            return note("\(type(of: rule.base)) places a view outside of placeSubviews; it stays.")
        }
        cache.places?[index] = (origin, proposal)
    }

    /// Returns the size of a child to its container's layout.
    ///
    /// The number of calls is limited, because a faulty layout may measure subviews endlessly.
    func ask(_ box: LayoutBox, _ proposal: Proposal) -> Size {
        cache.questions += 1
        guard cache.questions > questionLimit else { return box.size(proposal) }
        note("\(type(of: rule.base)) keeps asking for sizes; it gets 0 × 0 from now on.")
        return .zero
    }

    fileprivate func call<Result>(_ body: (LayoutCalls, LayoutSubviews) -> Result) -> Result {
        let subviews =
            cache.subviews
            ?? LayoutSubviews(
                boxes.map { LayoutSubview(box: $0, container: self) },
                isRightToLeft ? .rightToLeft : .leftToRight)
        cache.subviews = subviews
        let calls = cache.calls ?? .make(rule.base, subviews)
        if cache.isStale, cache.calls != nil { calls.updateCache(subviews) }
        cache.calls = calls
        cache.isStale = false
        let outer = (isBusy, cache.questions)
        (isBusy, cache.questions) = (true, 0)
        defer { (isBusy, cache.questions) = outer }
        return body(calls, subviews)
    }
}

/// The number of times that a layout may measure subviews in a call.
private let questionLimit = 100_000
