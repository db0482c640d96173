/// A box of the layout tree, with a size and a position in its parent.
///
/// A client makes a box for each view that takes part in the layout, and keeps it while the view
/// exists. A parent owns its children, and the outermost box is a `RootBox`. If a rule changes, the
/// client sets the property of the box, which calls `invalidate()`.
///
/// When a frame is requested, the root first settles the invalidated boxes, from the innermost
/// outwards. If a box still returns the same sizes for all earlier proposals, its ancestors do not
/// change. Boxes that run code of clients are measured from the top down instead, in the order of a
/// fresh layout. Then the root arranges each box that has changed or has a new size. In both steps a box
/// calls `size(_:)` of its children, which caches the results. The rule of a box defines how the
/// box is measured and arranged, and what the results depend on. Of its ancestors, a box calls only
/// the enclosing stack, for its axis, and the root, to report an issue.
///
/// Lengths are not rounded to pixels.
package class LayoutBox {
    // The properties used most often come first, so that they share a cache line.
    @exclusivity(unchecked)
    private(set) final var isProfiled = false
    /// Whether this box waits to be settled.
    final var isStale = false
    @exclusivity(unchecked)
    package internal(set) final var isPlaced = false
    /// Whether the children must be placed again even if the size does not change.
    @exclusivity(unchecked)
    final var needsArranging = true
    /// Whether client code is computing a result of this box.
    final var isBusy = false
    /// Whether the children are laid out from right to left.
    package final var isRightToLeft = false {
        didSet {
            guard isRightToLeft != oldValue else { return }
            for group in boxes where group.isGroup { group.isRightToLeft = isRightToLeft }
            invalidate()
        }
    }
    /// Whether this box is a group: a part of a long stack, which is not a box of a view.
    @exclusivity(unchecked)
    final var isGroup = false
    package final let kind: RuleKind
    /// The position among the parent's children. For a child in a group, the parent is the stack.
    @exclusivity(unchecked)
    final var index: Int32 = 0

    @exclusivity(unchecked)
    final var profile = Profile()
    @exclusivity(unchecked)
    final var sizeCache = SizeCache()

    // The results of the last arrangement.
    @exclusivity(unchecked)
    final var origin = CGPoint.zero
    @exclusivity(unchecked)
    final var placedSize = CGSize.zero
    @exclusivity(unchecked)
    final var placedProposal = Proposal.unspecified

    // The parent clears this reference when it is freed.
    @exclusivity(unchecked)
    package internal(set) unowned(unsafe) final var parent: LayoutBox? {
        willSet { if parent != nil, newValue !== parent { stackAxisMayChange() } }
    }
    /// The client that the box was made for.
    package final let client: AnyObject?
    /// The explicit guides that were computed, with the number of sizes known before.
    final var guides: [(key: AlignmentKey, proposal: Proposal, value: Double?, sizes: Int)] = []

    /// The children, in the order of their views, or groups of them.
    @exclusivity(unchecked)
    final var boxes: [LayoutBox]
    /// The rectangle that contains the touch areas of this box and those inside, once it is known.
    final var knownReach: CGRect?

    init(_ children: [LayoutBox], _ kind: RuleKind, for client: AnyObject?) {
        boxes = children
        self.kind = kind
        self.client = client
        for index in boxes.indices { adopt(boxes[index], at: index) }
    }

    deinit {
        for child in boxes where child.parent === self { child.parent = nil }
    }

    /// The children, in the order of their views.
    package final var children: [LayoutBox] {
        get { hasGroups ? boxes.flatMap(\.children) : boxes }
        set {
            let old = boxes
            boxes = grouped(newValue)
            for child in old where child.parent === self {
                child.parent = nil
                child.isPlaced = false
            }
            for (index, child) in boxes.enumerated() { adopt(child, at: index) }
            invalidate()
        }
    }

    /// Sets the children, unless they are the same.
    package final func setChildren(_ new: [LayoutBox]) {
        let old = children
        let areSame =
            new.count == old.count
            && new.indices.allSatisfy {
                new[$0] === old[$0] && (old[$0].parent === self || old[$0].container === self)
            }
        if !areSame { children = new }
    }

    final var hasGroups: Bool { boxes.first?.isGroup == true }

    /// The box whose child this box is.
    package final var container: LayoutBox? {
        guard let parent, parent.isGroup else { return parent }
        return parent.container
    }

    /// The only child of a box around one child.
    package final var child: LayoutBox {
        get { boxes[0] }
        set { children = [newValue] }
    }

    /// The axis of the stack that contains this box; `nil` outside stacks.
    final var stackAxis: Axis? { parent?.stackAxis(of: self) }

    /// The child whose size or position this box changes.
    final var modified: LayoutBox? { kind == .modifier ? child : nil }

    /// The smallest proposed width after which nothing changes, at least the ideal width; infinite
    /// if there is no such width.
    final var sufficientWidth: Double {
        knownProfile.isRigid ? size(.unspecified).width : profile.enough
    }

    // MARK: The rule; see `LayoutRule`

    func grouped(_ children: [LayoutBox]) -> [LayoutBox] { children }
    func adjust(_ profile: inout Profile) {}
    func measure(_ proposal: Proposal) -> CGSize { .zero }
    func arrange(
        _ proposal: Proposal, _ size: CGSize, _ place: (LayoutBox, CGPoint, Proposal) -> Void
    ) {}
    func guide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? { nil }
    var spacing: ViewSpacing { ViewSpacing() }
    func stackAxis(of child: LayoutBox) -> Axis? { nil }
    package var touchArea: TouchAreaRule? { nil }
    func isFront(_ child: LayoutBox, of other: LayoutBox) -> Bool { false }
    var transform: AffineTransform? { nil }

    // MARK: Children

    /// Adds a child at a position.
    final func adopt(_ child: LayoutBox, at index: Int) {
        child.parent = self
        if child.isGroup { child.isRightToLeft = isRightToLeft }
        child.index = Int32(truncatingIfNeeded: index)
    }

    /// Removes the results of this box, and of those inside, if they depend on the axis of the
    /// enclosing stack. The old and the new container are invalidated separately.
    final func stackAxisMayChange() {
        guard !isProfiled || profile.traits.contains(.stackAxis) else { return }
        clear()
        for child in boxes { child.stackAxisMayChange() }
    }

    // MARK: Results

    /// Returns the size for a proposal, computed on demand.
    @inline(__always)
    final func size(_ proposal: Proposal) -> CGSize {
        let key = knownProfile.key(proposal)
        return sizeCache[key] ?? measured(key)
    }

    @inline(never)
    private final func measured(_ key: Proposal) -> CGSize {
        guard !isBusy else {
            note("The size is asked for while it is computed; 0 × 0 is used.")
            return .zero
        }
        let size = measure(key)
        sizeCache.add(size, for: key)
        return size
    }

    @inline(__always)
    final var knownProfile: Profile { isProfiled ? profile : learnProfile() }

    /// Whether an edge may prefer another distance than the standard spacing.
    @inline(__always)
    final var prefersSpacing: Bool { knownProfile.traits.contains(.spacing) }

    /// The preferred distances of this box.
    final var knownSpacing: ViewSpacing { prefersSpacing ? spacing : ViewSpacing() }

    @inline(never)
    private final func learnProfile() -> Profile {
        var profile = Profile()
        if kind == .modifier {
            profile = child.knownProfile
        } else {
            for box in boxes {
                profile.traits.formUnion(box.knownProfile.traits)
                if box.profile.traits.contains(.clients) { box.forgetGuides() }
                profile.entanglement = max(profile.entanglement, box.profile.entanglement)
            }
            profile.traits.subtract([.values, .edges])
            if kind == .container, boxes.isEmpty { profile.priority = -.infinity }
        }
        adjust(&profile)
        self.profile = profile
        isProfiled = true
        return profile
    }

    /// Removes all results.
    final func clear() {
        isProfiled = false
        sizeCache = SizeCache()
        needsArranging = true
        guides = []
    }
}
