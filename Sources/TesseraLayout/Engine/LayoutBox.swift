/// One box of the tree that layout works on: something with a size and a place in its parent.
///
/// Who owns what: a client makes a box for each of its views that takes part, keeps it for as long
/// as the view lives, and gives it its children; a parent owns its children, and the box above all
/// others is a `RootBox`. When a rule's value has changed, the client sets the box's property, and
/// that calls `invalidate()`.
///
/// Who calls whom: the root, asked for a frame, first settles what was invalidated, from the
/// innermost box outwards: a box that answers as before to all that it was asked leaves the boxes
/// around it as they are. Then it arranges: each box that has changed, or has got another size,
/// places its children. In both steps a box calls `size(_:)` of its children, which remembers
/// the answers; its rule says how it is measured and arranged, and what these depend on. A box calls
/// nothing that is above it.
///
/// All lengths are kept as they are computed, without rounding to pixels.
package class LayoutBox {
    // What is used most often stands first, so that it is in the same lines of the memory.
    @exclusivity(unchecked)
    private(set) final var isProfiled = false
    /// A Boolean value that is true while this box waits to be settled.
    @exclusivity(unchecked)
    final var isStale = false
    @exclusivity(unchecked)
    final var isPlaced = false
    /// A Boolean value that is true if the children must be placed again, even if the size is the
    /// same.
    @exclusivity(unchecked)
    final var needsArranging = true
    /// A Boolean value that is true if a client's code computes something of this box.
    @exclusivity(unchecked)
    final var isBusy = false
    /// A Boolean value that is true if answers are kept; a leaf that computes them at once needs no
    /// memory for them.
    @exclusivity(unchecked)
    final var keepsAnswers = true
    @exclusivity(unchecked)
    private final var mirrors = false
    /// A Boolean value that is true if another box, then the parent, stands for this one.
    @exclusivity(unchecked)
    final var isReplaced = false
    /// A Boolean value that is true if something of this box, or of one inside, was found out about the axis of
    /// the stack around it.
    @exclusivity(unchecked)
    private final var dependsOnAxis = false
    /// The position among the parent's children.
    @exclusivity(unchecked)
    final var index: Int32 = 0

    @exclusivity(unchecked)
    final var profile = Profile(traits: [])
    @exclusivity(unchecked)
    final var answers = Answers()

    // What the last arrangement has made of this box.
    @exclusivity(unchecked)
    final var origin = Point.zero
    @exclusivity(unchecked)
    final var placedSize = Size.zero
    @exclusivity(unchecked)
    final var placedProposal = Proposal.unspecified

    // A parent clears this when it goes.
    @exclusivity(unchecked)
    final var parentReference: Unmanaged<LayoutBox>?
    package final internal(set) var parent: LayoutBox? {
        get { parentReference?.takeUnretainedValue() }
        set {
            parentReference = newValue.map(Unmanaged.passUnretained)
            if dependsOnAxis { newValue?.noteAxisInside() }
        }
    }
    /// What this box stands for, to be compared only: it may have gone.
    @exclusivity(unchecked)
    final var clientReference: Unmanaged<AnyObject>?
    /// The boxes that this one was made together with.
    @exclusivity(unchecked)
    package final internal(set) var generation: Generation?
    /// The properties that few boxes have.
    @exclusivity(unchecked)
    final var rarities: Rarities?

    /// A Boolean value that is true if there is nothing to arrange inside.
    package final let isLeaf: Bool
    /// The boxes inside, in the order of the views.
    @exclusivity(unchecked)
    final var boxes: [LayoutBox]
    /// Where the children are touched, once that was looked for.
    final var hitIndex: HitIndex?

    init(_ children: [LayoutBox], isLeaf: Bool) {
        boxes = children
        self.isLeaf = isLeaf
        for (index, child) in children.enumerated() { adopt(child, at: index) }
    }

    deinit {
        for child in boxes where child.parent === self { child.parent = nil }
    }

    /// The boxes inside, in the order of the views: those of a list of views one by one.
    package final var children: [LayoutBox] {
        get { boxes }
        set {
            let old = boxes
            boxes = newValue
            adopt(newValue, insteadOf: old)
        }
    }

    /// The box inside a box that is around one.
    package final var child: LayoutBox {
        get { boxes[0] }
        set { children = [newValue] }
    }

    /// The child's profile, for a box that proposes something else to it than what it is proposed.
    final var profileOfChild: Profile {
        var profile = child.knownProfile
        profile.enough = .infinity
        return profile
    }

    // MARK: What the rule says; see `LayoutRule`

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

    // MARK: What a client says

    /// A Boolean value that is true if the boxes inside stand from right to left; false by default.
    package final var isRightToLeft: Bool {
        get { mirrors }
        set {
            guard mirrors != newValue else { return }
            mirrors = newValue
            invalidate()
        }
    }

    /// The priority by which a stack gives space to this box; `nil`, the default, for that of the
    /// box itself.
    package final var layoutPriority: Double? {
        get { rarities?.priority }
        set {
            guard layoutPriority != newValue else { return }
            makeRarities().priority = newValue
            invalidate()
        }
    }

    /// Takes boxes as the children of this one, in place of others.
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

    /// Takes a box as the child at a position.
    final func adopt(_ child: LayoutBox, at index: Int) {
        child.parent = self
        child.index = Int32(truncatingIfNeeded: index)
    }

    /// A Boolean value that is true if frames are computed of this box.
    final var isRooted: Bool {
        var top = self
        while let parent = top.parent { top = parent }
        return top is RootBox
    }

    /// Returns the axis of the stack around this box, which is told when that is another one.
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

    /// Has what depends on the axis of the stack around it measured again.
    final func axisAroundDidChange() {
        if dependsOnAxis { stackAxisDidChange() }
    }

    // MARK: Asking

    /// The size for a proposal, computed if it is not known.
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

    /// A Boolean value that is true if some edge may prefer another distance than the standard one.
    @inline(__always)
    final var prefersSpacing: Bool { knownProfile.traits.contains(.spacing) }

    /// The distances that this box prefers.
    final var knownSpacing: ViewSpacing { prefersSpacing ? spacing : ViewSpacing() }

    @inline(never)
    private final func learnProfile() -> Profile {
        var profile = makeProfile()
        if let priority = rarities?.priority { profile.priority = priority.isNaN ? 0 : priority }
        self.profile = profile
        isProfiled = true
        return profile
    }

    /// Takes over all that was computed of another box.
    final func adoptState(of old: LayoutBox) {
        isProfiled = old.isProfiled
        profile = old.profile
        answers = old.answers
        keepsAnswers = old.keepsAnswers
    }

    /// Forgets all that was computed.
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
    /// The names of the coordinate space that begins at the box's origin.
    var spaceNames: [AnyHashable] = []
    /// The layer in which a container draws the box.
    var layer: Double?
}
