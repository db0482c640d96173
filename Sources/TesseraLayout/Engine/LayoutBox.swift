/// A box of the layout tree, with a size and a position in its parent.
///
/// A client makes a box for each view that takes part in the layout, and keeps it while the view
/// exists. A parent owns its children, and the outermost box is a `RootBox`. If a rule changes, the
/// client sets the property of the box, which calls `invalidate()`.
///
/// When a frame is requested, the root first settles the invalidated boxes, from the innermost
/// outwards. If a box still returns the same sizes for all earlier proposals, its ancestors do not
/// change. Then the root arranges each box that has changed or has a new size. In both steps a box
/// calls `size(_:)` of its children, which caches the results. The rule of a box defines how the
/// box is measured and arranged, and what the results depend on. A box never calls its ancestors.
///
/// Lengths are not rounded to pixels.
package class LayoutBox {
    // The properties used most often come first, so that they share a cache line.
    @exclusivity(unchecked)
    private(set) final var isProfiled = false
    /// Whether this box waits to be settled.
    @exclusivity(unchecked)
    final var isStale = false
    @exclusivity(unchecked)
    final var isPlaced = false
    /// Whether the children must be placed again even if the size does not change.
    @exclusivity(unchecked)
    final var needsArranging = true
    /// Whether client code is computing a result of this box.
    @exclusivity(unchecked)
    final var isBusy = false
    /// Whether answers are cached. A leaf with a simple rule needs no cache.
    @exclusivity(unchecked)
    final var keepsAnswers = true
    @exclusivity(unchecked)
    private final var mirrors = false
    /// Whether this box or a descendant depends on the axis of the enclosing stack.
    @exclusivity(unchecked)
    private final var dependsOnAxis = false
    /// The position among the parent's children.
    @exclusivity(unchecked)
    final var index: Int32 = 0

    @exclusivity(unchecked)
    final var profile = Profile(traits: [])
    @exclusivity(unchecked)
    final var answers = Answers()

    // The results of the last arrangement.
    @exclusivity(unchecked)
    final var origin = Point.zero
    @exclusivity(unchecked)
    final var placedSize = Size.zero
    @exclusivity(unchecked)
    final var placedProposal = Proposal.unspecified

    // The parent clears this reference when it is freed.
    @exclusivity(unchecked)
    final var parentReference: Unmanaged<LayoutBox>?
    package final internal(set) var parent: LayoutBox? {
        get { parentReference?.takeUnretainedValue() }
        set {
            parentReference = newValue.map(Unmanaged.passUnretained)
            if dependsOnAxis { newValue?.noteAxisInside() }
        }
    }
    /// The identity of the client, which may have been freed.
    @exclusivity(unchecked)
    final var clientReference: Unmanaged<AnyObject>?
    /// The generation in which this box was made.
    @exclusivity(unchecked)
    package final internal(set) var generation: Generation?
    /// The properties that few boxes have.
    @exclusivity(unchecked)
    final var rarities: Rarities?

    /// Whether the box has no children to arrange.
    package final let isLeaf: Bool
    /// The children, in the order of their views.
    @exclusivity(unchecked)
    final var boxes: [LayoutBox]
    /// The touch areas of the children, computed on demand.
    final var hitIndex: HitIndex?

    init(_ children: [LayoutBox], isLeaf: Bool) {
        boxes = children
        self.isLeaf = isLeaf
        for (index, child) in children.enumerated() { adopt(child, at: index) }
    }

    deinit {
        for child in boxes where child.parent === self { child.parent = nil }
    }

    /// The children, in the order of their views.
    package final var children: [LayoutBox] {
        get { boxes }
        set {
            let old = boxes
            boxes = newValue
            adopt(newValue, insteadOf: old)
        }
    }

    /// The only child of a box around one child.
    package final var child: LayoutBox {
        get { boxes[0] }
        set { children = [newValue] }
    }

    /// The child's profile, for a box that changes the proposal.
    final var profileOfChild: Profile {
        var profile = child.knownProfile
        profile.enough = .infinity
        return profile
    }

    // MARK: The rule; see `LayoutRule`

    func makeProfile() -> Profile { Profile(traits: []) }
    func measure(_ proposal: Proposal) -> Size { .zero }
    func arrange(
        _ proposal: Proposal, _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {}
    func guide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? { nil }
    var spacing: ViewSpacing { ViewSpacing() }
    func stackAxis(of child: LayoutBox) -> Axis? { nil }
    func stackAxisDidChange() {}
    var modified: LayoutBox? { nil }
    func shows(_ child: LayoutBox) -> Bool { true }
    func forget() {}
    func update(from new: LayoutBox) {}
    func reach(_ test: HitTest) -> Extent { .empty }
    func front(at point: Point, _ test: HitTest) -> LayoutBox? { nil }
    func isFront(_ child: LayoutBox, of other: LayoutBox) -> Bool { false }
    func shown(_ point: Point) -> Point { point }
    func unshown(_ point: Point) -> Point? { point }

    // MARK: Properties that a client sets

    /// Whether the children are laid out from right to left; `false` by default.
    package final var isRightToLeft: Bool {
        get { mirrors }
        set {
            guard mirrors != newValue else { return }
            mirrors = newValue
            invalidate()
        }
    }

    /// The priority of this box in a stack; `nil`, the default, uses the priority of the box's
    /// rule.
    package final var layoutPriority: Double? {
        get { rarities?.priority }
        set {
            guard layoutPriority != newValue else { return }
            makeRarities().priority = newValue
            invalidate()
        }
    }

    /// Replaces children of this box.
    final func adopt(_ new: [LayoutBox], insteadOf old: [LayoutBox]) {
        for child in old where child.parent === self {
            child.parent = nil
            child.isPlaced = false
        }
        var moved: [LayoutBox] = []
        new.uncounted { new in
            for index in 0..<new.count {
                new.at(index) { child in
                    if child.dependsOnAxis, child.parent !== self { moved.append(child) }
                    adopt(child, at: index)
                }
            }
        }
        if !moved.isEmpty, isRooted { for child in moved { child.axisAroundDidChange() } }
        invalidate()
    }

    /// Adds a child at a position.
    final func adopt(_ child: LayoutBox, at index: Int) {
        child.parent = self
        child.index = Int32(truncatingIfNeeded: index)
    }

    /// Whether this box belongs to a tree with a root.
    final var isRooted: Bool {
        var top = self
        while let parent = top.parent { top = parent }
        return top is RootBox
    }

    /// Returns the axis of the enclosing stack. A change of the axis notifies this box.
    final func findStackAxis() -> Axis? {
        noteAxisInside()
        return parent?.stackAxis(of: self)
    }

    private final func noteAxisInside() {
        var box = self
        while !box.dependsOnAxis {
            box.dependsOnAxis = true
            guard let parent = box.parent else { return }
            box = parent
        }
    }

    /// Notifies this box that the axis of the enclosing stack has changed.
    final func axisAroundDidChange() {
        if dependsOnAxis { stackAxisDidChange() }
    }

    // MARK: Results

    /// Returns the size for a proposal, computed on demand.
    @inline(__always)
    final func size(_ proposal: Proposal) -> Size {
        let key = knownProfile.key(proposal)
        return answers[key] ?? answer(key)
    }

    @inline(never)
    private final func answer(_ key: Proposal) -> Size {
        guard keepsAnswers else { return measure(key) }
        guard !isBusy else {
            note("The size is asked for while it is computed; 0 × 0 is used.")
            return .zero
        }
        let size = measure(key)
        answers.add(size, for: key)
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
        var profile = makeProfile()
        if let priority = rarities?.priority { profile.priority = priority.isNaN ? 0 : priority }
        self.profile = profile
        isProfiled = true
        return profile
    }

    /// Removes all results.
    final func clear() {
        isProfiled = false
        answers = Answers()
        needsArranging = true
        rarities?.guides = []
        forget()
    }

    final func makeRarities() -> Rarities {
        if let rarities { return rarities }
        let rarities = Rarities()
        self.rarities = rarities
        return rarities
    }
}

/// The properties that few boxes have.
final class Rarities {
    var priority: Double?
    var values: [ObjectIdentifier: Any] = [:]
    var guides: [(key: AlignmentKey, proposal: Proposal, value: Double?)] = []
    var reports: [String] = []
    /// The names of the coordinate space with the box's origin.
    var spaceNames: [AnyHashable] = []
    /// The layer of the box in its container.
    var layer: Double?
}
