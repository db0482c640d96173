/// A rule that measures a box and places its children: the value that a view or modifier
/// contributes to the layout.
///
/// The requirements have defaults for a box around one child. Each function receives the box, with
/// its children, its cache and its reports.
package protocol LayoutRule: Equatable {
    /// The type of intermediate results, shared by several sizes.
    associatedtype Cache = Void
    typealias Box = RuleBox<Self>
    typealias Placing = (LayoutBox, Point, Proposal) -> Void

    /// The way that boxes with this rule contain other boxes.
    static var kind: RuleKind { get }

    func makeCache() -> Cache
    /// Removes everything from the cache that depends on the children; by default, makes a new
    /// cache.
    func forget(_ cache: inout Cache)
    /// Returns groups of the children of a box, if there are many; by default, the children.
    func grouped(_ children: [LayoutBox]) -> [LayoutBox]

    /// Notifies a box that its rule has changed.
    func didReplace(_ old: Self, in box: Box)

    /// Returns the profile: the dependencies of the size, and the priority.
    func profile(of box: Box) -> Profile
    /// Returns the proposal for the child of a modifier; by default, the modifier's own.
    func inner(_ proposal: Proposal, of box: Box) -> Proposal
    /// Returns the size for a proposal.
    func size(_ proposal: Proposal, of box: Box) -> Size
    /// Calls `place` with each child, its origin in a left-to-right layout, and the child's
    /// proposal.
    func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing)
    /// Returns the position of an explicit guide.
    func guide(_ key: AlignmentKey, _ proposal: Proposal, of box: Box) -> Double?
    /// Returns the preferred distances. It is called only if the profile has spacing.
    func spacing(of box: Box) -> ViewSpacing
    /// Returns the axis of the stack that contains a child; `nil` outside stacks.
    func stackAxis(of child: LayoutBox, in box: Box) -> Axis?
    /// The trait that the box adds to its child.
    var trait: ViewTrait? { get }
    /// Returns whether a child is shown at its position.
    func shows(_ child: LayoutBox, in box: Box) -> Bool

    /// Returns the rectangle that contains the touch areas of the box and its children.
    func reach(of box: Box) -> CGRect
    /// Returns the foremost box at a point of the box's space.
    func front(at point: Point, in box: Box, _ test: HitTest) -> LayoutBox?
    /// Returns whether a child is drawn in front of another child.
    func isFront(_ child: LayoutBox, of other: LayoutBox, in box: Box) -> Bool
    /// Returns the position where a point of the box's space is shown.
    func shown(_ point: Point, in box: Box) -> Point
    /// Returns the point that is shown at a position of the box's space; `nil` if no point is shown
    /// there.
    func unshown(_ point: Point, in box: Box) -> Point?
}

/// The way that a box contains other boxes.
package enum RuleKind {
    /// The box has no children.
    case leaf
    /// The box changes the size or position of its first child.
    case modifier
    /// The box arranges its children.
    case container
}

extension LayoutRule where Cache == Void {
    package func makeCache() {}
}

extension LayoutRule {
    package static var kind: RuleKind { .modifier }
    package func forget(_ cache: inout Cache) { cache = makeCache() }
    package func grouped(_ children: [LayoutBox]) -> [LayoutBox] { children }
    package func didReplace(_ old: Self, in box: Box) { box.invalidate() }

    package func profile(of box: Box) -> Profile { box.child.knownProfile }
    package func inner(_ proposal: Proposal, of box: Box) -> Proposal { proposal }
    package func size(_ proposal: Proposal, of box: Box) -> Size {
        box.child.size(inner(proposal, of: box))
    }
    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {
        if Self.kind != .leaf { place(box.child, .zero, inner(proposal, of: box)) }
    }
    /// By default, merges the children's guides. The guides of edges and the centre never leave a
    /// container.
    package func guide(_ key: AlignmentKey, _ proposal: Proposal, of box: Box) -> Double? {
        switch Self.kind {
        case .leaf: nil
        case .modifier: box.mergedGuide(key, .least, proposal)
        case .container: key.merge == .none ? nil : box.mergedGuide(key, key.merge, proposal)
        }
    }
    package func spacing(of box: Box) -> ViewSpacing { box.child.knownSpacing }
    package func stackAxis(of child: LayoutBox, in box: Box) -> Axis? {
        Self.kind == .modifier ? box.stackAxis : nil
    }
    package var trait: ViewTrait? { nil }
    package func shows(_ child: LayoutBox, in box: Box) -> Bool { true }

    package func reach(of box: Box) -> CGRect {
        Self.kind == .leaf ? box.bounds : box.reachOfChildren
    }
    package func front(at point: Point, in box: Box, _ test: HitTest) -> LayoutBox? {
        guard Self.kind == .leaf else { return box.frontChild(at: point, test) }
        return box.bounds.contains(CGPoint(point)) && test.accepts(box) ? box : nil
    }
    package func isFront(_ child: LayoutBox, of other: LayoutBox, in box: Box) -> Bool {
        (child.value(for: LayerKey.self), child.index)
            > (other.value(for: LayerKey.self), other.index)
    }
    package func shown(_ point: Point, in box: Box) -> Point { point }
    package func unshown(_ point: Point, in box: Box) -> Point? { point }
}

/// A box that follows a rule.
///
/// The properties of the rule are also properties of the box. Setting a property invalidates the
/// box if the layout may change.
@dynamicMemberLookup
package class RuleBox<Rule: LayoutRule>: LayoutBox {
    // Code of a client may change the rule while the box is measured.
    @exclusivity(unchecked)
    private final var value: Rule
    @exclusivity(unchecked)
    final var cache: Rule.Cache

    package init(_ rule: Rule, _ children: [LayoutBox] = []) {
        value = rule
        cache = rule.makeCache()
        super.init(rule.grouped(children), Rule.kind)
    }

    package final var rule: Rule {
        get { value }
        set {
            let old = value
            guard newValue != old else { return }
            value = newValue
            value.didReplace(old, in: self)
        }
    }

    package final subscript<Value>(dynamicMember property: WritableKeyPath<Rule, Value>) -> Value {
        get { value[keyPath: property] }
        set { rule[keyPath: property] = newValue }
    }

    package override final func forget() { value.forget(&cache) }
    package override final func grouped(_ children: [LayoutBox]) -> [LayoutBox] {
        value.grouped(children)
    }
    package override final func makeProfile() -> Profile { value.profile(of: self) }
    package override final func measure(_ proposal: Proposal) -> Size {
        value.size(proposal, of: self)
    }
    package override final func arrange(_ proposal: Proposal, _ size: Size, _ place: Rule.Placing) {
        value.arrange(self, proposal, size, place)
    }
    package override final func guide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
        value.guide(key, proposal, of: self)
    }
    package override final var spacing: ViewSpacing { value.spacing(of: self) }
    package override final func stackAxis(of child: LayoutBox) -> Axis? {
        value.stackAxis(of: child, in: self)
    }
    package override final var ownTrait: ViewTrait? { value.trait }
    package override final func shows(_ child: LayoutBox) -> Bool { value.shows(child, in: self) }
    package override final var reach: CGRect { value.reach(of: self) }
    package override final func front(at point: Point, _ test: HitTest) -> LayoutBox? {
        value.front(at: point, in: self, test)
    }
    package override final func isFront(_ child: LayoutBox, of other: LayoutBox) -> Bool {
        value.isFront(child, of: other, in: self)
    }
    package override final func shown(_ point: Point) -> Point { value.shown(point, in: self) }
    package override final func unshown(_ point: Point) -> Point? { value.unshown(point, in: self) }
}
