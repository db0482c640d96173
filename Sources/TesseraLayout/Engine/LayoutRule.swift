/// A rule that measures a box and places its children: the value that a view or modifier
/// contributes to the layout.
///
/// The requirements have defaults for a box around one child. Each function receives the box, with
/// its children and its cache.
package protocol LayoutRule: Equatable {
    /// The type of intermediate results, shared by several sizes; at first they are `nil`.
    associatedtype Cache: ExpressibleByNilLiteral = Never?
    typealias Box = RuleBox<Self>
    typealias Placing = (LayoutBox, CGPoint, Proposal) -> Void

    /// The way that boxes with this rule contain other boxes.
    static var kind: RuleKind { get }

    /// Returns groups of the children of a box, if there are many; by default, the children.
    func grouped(_ children: [LayoutBox]) -> [LayoutBox]

    // This is a requirement so that it is compiled for each type.
    /// Replaces the rule of a box by this rule, unless they are equal.
    func replaceRule(of box: Box)
    /// Notifies a box that its rule has changed.
    func didReplace(_ old: Self, in box: Box)

    /// Changes the profile that a box has by default: that of the child of a modifier, or the
    /// properties of all children of a container. It is called first after a change of the box or
    /// its children, and removes what the cache contains about them.
    func adjust(_ profile: inout Profile, of box: Box)
    /// Returns the proposal for the child of a modifier; by default, the modifier's own.
    func inner(_ proposal: Proposal, of box: Box) -> Proposal
    /// Returns the size for a proposal.
    func size(_ proposal: Proposal, of box: Box) -> CGSize
    /// Calls `place` with each child, its origin in a left-to-right layout, and the child's
    /// proposal.
    func arrange(_ box: Box, _ proposal: Proposal, _ size: CGSize, _ place: Placing)
    /// Returns the position of an explicit guide.
    func guide(_ key: AlignmentKey, _ proposal: Proposal, of box: Box) -> Double?
    /// Returns the preferred distances. It is called only if the profile has spacing.
    func spacing(of box: Box) -> ViewSpacing
    /// Returns the axis of the stack that contains a child; `nil` outside stacks.
    func stackAxis(of child: LayoutBox, in box: Box) -> Axis?

    /// The touch area of the box; `nil` if only its children have areas.
    var touchArea: TouchAreaRule? { get }
    /// Returns whether a child is drawn in front of another child.
    func isFront(_ child: LayoutBox, of other: LayoutBox, in box: Box) -> Bool
    /// Returns the transform of the content of the box; `nil` if it is not transformed.
    func transform(of box: Box) -> AffineTransform?
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

extension LayoutRule {
    package static var kind: RuleKind { .modifier }
    package func grouped(_ children: [LayoutBox]) -> [LayoutBox] { children }
    package func replaceRule(of box: Box) {
        let old = box.currentRule
        guard self != old else { return }
        box.currentRule = self
        didReplace(old, in: box)
    }
    package func didReplace(_ old: Self, in box: Box) { box.invalidate() }

    package func adjust(_ profile: inout Profile, of box: Box) {}
    package func inner(_ proposal: Proposal, of box: Box) -> Proposal { proposal }
    package func size(_ proposal: Proposal, of box: Box) -> CGSize {
        box.child.size(inner(proposal, of: box))
    }
    package func arrange(_ box: Box, _ proposal: Proposal, _ size: CGSize, _ place: Placing) {
        if Self.kind != .leaf { place(box.child, .zero, inner(proposal, of: box)) }
    }
    /// By default, merges the children's guides. The guides of edges and the centre never leave a
    /// container.
    package func guide(_ key: AlignmentKey, _ proposal: Proposal, of box: Box) -> Double? {
        switch Self.kind {
        case .leaf: nil
        case .modifier: box.mergedGuide(key, .least, proposal)
        case .container: box.mergedGuide(key, key.merge, proposal)
        }
    }
    package func spacing(of box: Box) -> ViewSpacing { box.child.knownSpacing }
    package func stackAxis(of child: LayoutBox, in box: Box) -> Axis? {
        Self.kind == .modifier ? box.stackAxis : nil
    }

    package var touchArea: TouchAreaRule? {
        Self.kind == .leaf ? TouchAreaRule(BoundsArea(), .behind) : nil
    }
    package func isFront(_ child: LayoutBox, of other: LayoutBox, in box: Box) -> Bool {
        (child.value(for: LayerKey.self), child.index)
            > (other.value(for: LayerKey.self), other.index)
    }
    package func transform(of box: Box) -> AffineTransform? { nil }
}

/// A box that follows a rule. Setting the rule, or a property of the rule, invalidates the box if the
/// layout may change.
package class RuleBox<Rule: LayoutRule>: LayoutBox {
    // Code of a client may change the rule while the box is measured.
    @exclusivity(unchecked)
    fileprivate final var currentRule: Rule
    package final var rule: Rule {
        get { currentRule }
        set { newValue.replaceRule(of: self) }
    }
    @exclusivity(unchecked)
    final var cache: Rule.Cache = nil

    package init(_ rule: Rule, _ children: [LayoutBox] = [], for client: AnyObject? = nil) {
        let boxes = rule.grouped(children)
        currentRule = rule
        super.init(boxes, Rule.kind, for: client)
    }

    /// Makes a box that applies a rule to the children of another box.
    init(_ rule: Rule, borrowing children: [LayoutBox]) {
        currentRule = rule
        super.init([], Rule.kind, for: nil)
        boxes = children
    }

    package override final func grouped(_ children: [LayoutBox]) -> [LayoutBox] {
        rule.grouped(children)
    }
    package override final func adjust(_ profile: inout Profile) {
        rule.adjust(&profile, of: self)
    }
    package override final func measure(_ proposal: Proposal) -> CGSize {
        rule.size(proposal, of: self)
    }
    package override final func arrange(
        _ proposal: Proposal, _ size: CGSize, _ place: Rule.Placing
    ) {
        rule.arrange(self, proposal, size, place)
    }
    package override final func guide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
        rule.guide(key, proposal, of: self)
    }
    package override final var spacing: ViewSpacing { rule.spacing(of: self) }
    package override final func stackAxis(of child: LayoutBox) -> Axis? {
        rule.stackAxis(of: child, in: self)
    }
    package override final var touchArea: TouchAreaRule? { rule.touchArea }
    package override final func isFront(_ child: LayoutBox, of other: LayoutBox) -> Bool {
        rule.isFront(child, of: other, in: self)
    }
    package override final var transform: AffineTransform? { rule.transform(of: self) }
}
