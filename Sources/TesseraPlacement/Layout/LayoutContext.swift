/// The context in which views and modifiers make their boxes.
///
/// Most nodes make no box and pass on the boxes of their children. A modifier around a `Group` or a
/// `ForEach` is therefore applied to each view.
package final class LayoutContext {
    /// The cache of measured texts.
    let texts: MeasuredTexts
    /// The stale boxes of the tree.
    let queue = MemoQueue()
    /// Whether screens may have appeared, changed or disappeared.
    var screensHaveChanged = false
    /// Whether boxes of removed views may remain.
    var keepsGoneViews = false
    /// The boxes with new observers.
    var observed: [NodeBoxes] = []
    /// Receives each runtime issue, with the node of its view or modifier.
    private let issue: (Node?, _ message: String) -> Void
    /// The environment of the current view or modifier.
    package private(set) var environment = EnvironmentValues()
    /// The setting of the environment; `nil` until it is read for the current boxes.
    private var knownSetting: LayoutSetting?
    /// The current node.
    private var node: Node?
    private var results = Results()
    private var known = KnownBoxes([])
    // Finished boxes that wait for an outer node. Each level owns the end of these lists.
    private var views: [LayoutBox] = []
    private var attached: [LayoutBox] = []

    /// The boxes that views and modifiers have made.
    struct Results {
        var made: [LayoutBox] = []
        var observers: [GeometryObserver] = []
        var screens: [LayoutBox] = []
        /// Whether each box is determined by a rule of its view or modifier.
        var canUpdate = true
    }

    /// The progress of a node: the indices of its first boxes among the waiting boxes.
    package struct Level {
        fileprivate let views: Int
        fileprivate let attached: Int
    }

    init(_ metrics: TextMetrics, _ issue: @escaping (Node?, _ message: String) -> Void) {
        texts = MeasuredTexts(metrics)
        self.issue = issue
    }

    // MARK: - For views and modifiers

    /// The metrics of texts.
    package var metrics: TextMetrics { texts.metrics }

    /// The font of texts without their own font.
    var textFont: TextFont {
        // The fault is reported for each view.
        if let fault = setting.fault { report(fault) }
        return setting.font
    }

    /// The maximum number of lines of a text.
    var lineLimit: Int? { setting.lineLimit }

    private var setting: LayoutSetting {
        if let knownSetting { return knownSetting }
        let setting = environment.shared(LayoutSetting.path, of: LayoutSetting.keys)
        knownSetting = setting
        return setting
    }

    /// Returns a box with a rule around some boxes: the box that the view or modifier has used for
    /// this rule before, or a new one.
    package func box<Rule: LayoutRule>(_ rule: Rule, _ children: [LayoutBox] = []) -> RuleBox<Rule>
    {
        let box: RuleBox<Rule>
        if let known = known.take(for: node) as? RuleBox<Rule> {
            box = known
            box.rule = rule
            box.setChildren(children)
        } else {
            box = RuleBox(rule, children)
            box.client = node
        }
        if Rule.kind != .leaf { box.isRightToLeft = setting.isRightToLeft }
        results.made.append(box)
        return box
    }

    /// Returns a box with a rule around a box.
    package func box<Rule: LayoutRule>(_ rule: Rule, _ child: LayoutBox) -> RuleBox<Rule> {
        box(rule, [child])
    }

    /// Adds a screen in front of all others, with the size of the host.
    package func present(_ screen: LayoutBox) { results.screens.append(screen) }

    /// Adds an observer of the geometry of the current composite view or modifier. The observer
    /// receives the geometry of the last box.
    func observe(_ receive: @escaping (LayoutBox?, Geometry?) -> (() -> Void)?) {
        if let node { results.observers.append((node, receive)) }
    }

    /// Reports an issue of the current view or modifier.
    func report(_ message: String) { issue(node, message) }

    // MARK: - For the layout

    /// Begins with a list of boxes that may be used again. Returns the results to go on with
    /// afterwards.
    func begin(reusing boxes: [LayoutBox]) -> (Results, KnownBoxes) {
        defer { (results, known) = (Results(), KnownBoxes(boxes)) }
        knownSetting = nil
        return (results, known)
    }

    /// Returns the results since `begin`, and goes on with others.
    func end(goingOn outer: (Results, KnownBoxes)) -> Results {
        defer { (results, known) = outer }
        knownSetting = nil
        return results
    }

    /// Makes the boxes of a node and its descendants.
    @MainActor func boxes(of root: Node) -> [LayoutBox] {
        let start = views.count
        addBoxes(inside: root)
        defer { views.removeSubrange(start...) }
        return Array(views[start...])
    }

    /// Adds the boxes of a node to the waiting boxes: those that it keeps, or those that are made.
    @MainActor private func addBoxes(of node: Node) {
        guard !node.hasOwnTurn else {
            views += node.settledMemo(in: queue, NodeBoxes(of: node, self)).boxes
            return
        }
        node.removeMemo(NodeBoxes.self)
        addBoxes(inside: node)
    }

    @MainActor private func addBoxes(inside node: Node) {
        let level = Level(views: views.count, attached: attached.count)
        node.forEachChild { child in
            let start = views.count
            addBoxes(of: child)
            guard child.isAttachment, start < views.count else { return }
            attached += views[start...]
            views.removeSubrange(start...)
        }
        finish(level, of: node)
    }

    @MainActor private func finish(_ level: Level, of node: Node) {
        defer {
            if level.attached < attached.count { attached.removeSubrange(level.attached...) }
        }
        switch LayoutKind.of(node) {
        case .none: return
        case .role(let type):
            enter(node)
            type.makeBoxes(of: node, in: self, from: level)
            if !type.hasRule { results.canUpdate = false }
        case .shape:
            enter(node)
            if let shape = node.role((any Shape).self) {
                replaceViews(from: level, by: box(shape.rule))
            }
        case .unruled:
            enter(node)
            results.canUpdate = false
            report(
                "\(node.elementName ?? "The view") has no layout rule; "
                    + "it is laid out as a column of the views inside it.")
            replaceViews(from: level, by: column(views(from: level)))
        }
    }

    /// Moves on to a view or modifier.
    func enter(_ node: Node) {
        self.node = node
        guard !node.isIn(environment) else { return }
        (environment, knownSetting) = (node.environment, nil)
    }

    /// Forgets the current view, because the tree may change.
    func leave() {
        node = nil
        (environment, knownSetting) = (EnvironmentValues(), nil)
    }

    /// Gives boxes the current rules of their views and modifiers. Returns `false` if they must be
    /// made again.
    @MainActor func update(_ boxes: [LayoutBox]) -> Bool {
        knownSetting = nil
        defer { knownSetting = nil }
        return boxes.allSatisfy { box in
            guard let node = box.node else { return false }
            enter(node)
            if box.kind != .leaf { box.isRightToLeft = setting.isRightToLeft }
            switch LayoutKind.of(node) {
            case .role(let type): return type.update(box, of: node, in: self)
            case .shape:
                guard let shape = node.role((any Shape).self) else { return false }
                (box as? LeafBox)?.rule = shape.rule
                return true
            case .none, .unruled: return false
            }
        }
    }

    // MARK: - The boxes inside the current view or modifier

    /// Returns the boxes of the views inside a node.
    func views(from level: Level) -> [LayoutBox] {
        level.views == views.count ? [] : Array(views[level.views...])
    }

    /// Returns the boxes of a modifier's own views.
    func attached(from level: Level) -> [LayoutBox] { Array(attached[level.attached...]) }

    func replaceViews(from level: Level, by boxes: [LayoutBox]) {
        views.replaceSubrange(level.views..., with: boxes)
    }

    func replaceViews(from level: Level, by box: LayoutBox) {
        views.removeLast(views.count - level.views)
        views.append(box)
    }

    /// Replaces each box by a box around it.
    func wrapViews(from level: Level, _ wrap: (LayoutBox) -> LayoutBox) {
        for index in level.views..<views.count { views[index] = wrap(views[index]) }
    }
}

/// The way that the nodes of a type take part in the layout.
enum LayoutKind {
    /// The node passes on the boxes of its children.
    case none
    case role(any LayoutRole.Type)
    case shape
    /// A view without a layout rule.
    case unruled

    private static let kinds = TypeTable<LayoutKind>()

    /// Returns the kind of a node, which depends only on the node's type.
    @MainActor static func of(_ node: Node) -> LayoutKind {
        kinds.known(of: type(of: node)) {
            if let role = node.role((any LayoutRole).self) { return .role(type(of: role)) }
            if node.has((any Shape).self) { return .shape }
            return node.has((any PrimitiveView).self) ? .unruled : .none
        }
    }
}

/// Boxes that may be used again, each once.
struct KnownBoxes {
    private var boxes: ArraySlice<LayoutBox>
    /// The remaining boxes of each node, the last first, if the nodes come in another order.
    private var byNode: [ObjectIdentifier: [LayoutBox]]?

    init(_ boxes: [LayoutBox]) { self.boxes = boxes[...] }

    /// Returns the first of the remaining boxes that a node has made.
    mutating func take(for node: Node?) -> LayoutBox? {
        guard let node, let next = boxes.first else { return nil }
        if byNode == nil {
            if next.client === node { return boxes.removeFirst() }
            byNode = Dictionary(grouping: boxes.reversed()) { ObjectIdentifier($0.client ?? node) }
        }
        return byNode?[ObjectIdentifier(node)]?.popLast()
    }
}

extension LayoutBox {
    /// The node of the view or modifier that made the box; `nil` if it is no longer in the tree.
    package var node: Node? {
        guard let node = client as? Node, node.isPresent else { return nil }
        return node
    }
}
