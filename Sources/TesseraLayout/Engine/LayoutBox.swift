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
/// the answers; a subclass says how it is measured (`measure`) and arranged (`arrange`), and what
/// these depend on (`makeProfile`). A box calls nothing that is above it.
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

    init() {}

    // MARK: What a subclass says

    /// The boxes inside, in the order of the views.
    package var children: [LayoutBox] { [] }

    /// Calls `visit` with each box inside.
    func forEachChild(_ visit: (LayoutBox) -> Void) {
        for child in children { visit(child) }
    }

    /// A Boolean value that is true if there is nothing to arrange inside.
    package var isLeaf: Bool { false }

    /// Says what the size depends on, and the priority.
    func makeProfile() -> Profile { Profile(traits: []) }

    /// Computes the size for a proposal.
    func measure(_ proposal: Proposal) -> Size { .zero }

    /// Calls `place` with each child, its origin if all is read from left to right, and what is
    /// proposed to it.
    func arrange(
        _ proposal: Proposal, _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {}

    /// Computes where a guide is that was set inside.
    func guide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? { nil }

    /// The distances that this box prefers; asked only if the profile says that there are any.
    var spacing: ViewSpacing { ViewSpacing() }

    /// The axis of the stack in which a child stands, if it stands in one.
    func stackAxis(of child: LayoutBox) -> Axis? { parent?.stackAxis(of: self) }

    /// The box that this one changes the size or place of, if it stands for another one.
    var modified: LayoutBox? { nil }

    /// Returns true if a child is shown where it was placed.
    func shows(_ child: LayoutBox) -> Bool { true }

    /// Forgets what was computed beside the answers.
    func forget() {}

    /// Takes over the values of another box of this type, but for what is inside.
    func update(from new: LayoutBox) {}

    /// Keeps another box as the child at a position.
    func setChild(_ child: LayoutBox, at index: Int) {}

    /// The rectangle outside of which neither this box nor what is inside is touched, in its own
    /// space.
    func reach(_ test: HitTest) -> Extent { isLeaf ? Extent(placedSize) : .empty }

    /// Returns the foremost box at a point of this one's space: this one, or one inside.
    func front(at point: Point, _ test: HitTest) -> LayoutBox? {
        isLeaf && Extent(placedSize).contains(point) && test.accepts(self) ? self : nil
    }

    /// Returns true if a child is drawn in front of another one.
    func isFront(_ child: LayoutBox, of other: LayoutBox) -> Bool {
        (child.layer, child.index) > (other.layer, other.index)
    }

    /// Returns where a point of this box's space is shown.
    func shown(_ point: Point) -> Point { point }

    /// Returns the point that is shown at a point of this box's space; `nil` if none is.
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
        if !moved.isEmpty, isRooted { for child in moved { child.stackAxisDidChange() } }
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

    /// Lets go of children, before this box goes.
    final func abandon(_ children: [LayoutBox]) {
        for child in children where child.parent === self { child.parent = nil }
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
    func stackAxisDidChange() {
        guard dependsOnAxis else { return }
        for child in children { child.stackAxisDidChange() }
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
