/// The context in which views and modifiers make their boxes.
///
/// Most nodes make no box and pass on the boxes of their children. A modifier around a `Group` or a
/// `ForEach` is therefore applied to each view.
package final class LayoutContext {
    /// The cache of measured texts.
    let texts: MeasuredTexts
    /// The stale boxes of the tree.
    let queue = MemoQueue()
    /// Whether boxes of removed views may remain.
    var keepsGoneViews = false
    /// The boxes that have got their first observers since the last update.
    var observed: [NodeBoxes] = []
    /// Receives each runtime issue, with the node of its view or modifier.
    private let issue: (Node?, _ message: String) -> Void
    // Views and modifiers are called between accesses to these values, not during them.
    @exclusivity(unchecked)
    var progress = Progress(made: [])
    // Finished boxes that wait for an outer node. Each level owns the end of these lists.
    @exclusivity(unchecked)
    private var views: [LayoutBox] = []
    @exclusivity(unchecked)
    private var attached: [LayoutBox] = []
    /// The last reading of a setting, and the environment that it is for.
    private var reading: (value: EnvironmentReading<LayoutSetting>?, for: ObjectIdentifier?)

    /// The boxes that the views and modifiers of a node that updates separately have made.
    struct Progress: ~Copyable {
        /// The boxes made so far, and until the end those of the last time that may be used again.
        fileprivate(set) var made: [LayoutBox]
        /// The number of boxes made so far.
        fileprivate var count = 0
        fileprivate(set) var observers: [GeometryObserver] = []
        /// The screens in front of all others, the outer screens first.
        fileprivate(set) var screens: [LayoutBox] = []
        /// The screens in front of the views of a window inside.
        fileprivate(set) var windowScreens: [LayoutBox] = []
        /// The items for the bars of the view around.
        var barItems: [BarItem] = []
        /// The positions of a screen and of the first bar item of the current node.
        fileprivate var nextScreen = 0
        var firstBarItem = 0
        // The tree keeps the node while it makes its boxes.
        /// The current node.
        fileprivate unowned(unsafe) var node: Node?
        /// The identity of the node's environment.
        fileprivate var environment: ObjectIdentifier?
        /// The setting of the environment, once it has been read for these boxes.
        fileprivate var setting: LayoutSetting?

        /// Makes the next box of the last time that the current node has made for a kind of rule.
        fileprivate mutating func makeAgain<Rule>(_ kind: RuleBox<Rule>.Type) -> RuleBox<Rule>? {
            for position in count..<made.count where made[position].client === node {
                guard let box = made[position] as? RuleBox<Rule> else { continue }
                if position > count { made.removeSubrange(count..<position) }
                count += 1
                return box
            }
            return nil
        }

        fileprivate mutating func add(_ box: LayoutBox) {
            // To insert a box at the end takes longer.
            if count == made.count { made.append(box) } else { made.insert(box, at: count) }
            count += 1
        }
    }

    /// The progress of a node: the indices of its first boxes among the waiting boxes.
    package struct Level {
        fileprivate let views: Int
        fileprivate let attached: Int
        fileprivate let screens: Int
        fileprivate let barItems: Int
    }

    init(_ metrics: TextMetrics, _ issue: @escaping (Node?, _ message: String) -> Void) {
        texts = MeasuredTexts(metrics)
        self.issue = issue
    }

    // MARK: - For views and modifiers

    /// The environment of the current view or modifier.
    package var environment: EnvironmentValues {
        progress.node?.environment ?? EnvironmentValues()
    }

    /// The metrics of texts.
    package var metrics: TextMetrics { texts.metrics }

    /// Returns the font of texts without their own font.
    func textFont(_ setting: LayoutSetting) -> TextFont {
        // The fault is reported for each view.
        if let fault = setting.fault { report(fault) }
        return setting.font
    }

    /// The values of the environment that affect the layout.
    var setting: LayoutSetting {
        if let setting = progress.setting { return setting }
        if reading.for != progress.environment {
            let value = environment.reading(of: LayoutSetting.path, from: LayoutSetting.keys)
            reading = (value, progress.environment)
        }
        let setting = reading.value?.read() ?? environment[keyPath: LayoutSetting.path]
        progress.setting = setting
        return setting
    }

    /// Returns a box with a rule around some boxes: the box that the view or modifier has used for
    /// this rule before, or a new one.
    package func box<Rule: LayoutRule>(
        _ rule: consuming Rule, _ children: [LayoutBox] = []
    ) -> RuleBox<Rule> {
        let box: RuleBox<Rule>
        let isLeaf = Rule.kind == .leaf
        if let known = progress.makeAgain(RuleBox<Rule>.self) {
            box = known
            rule.replaceRule(of: box)
            if !isLeaf { box.setChildren(children) }
        } else {
            box = RuleBox(consume rule, children, for: progress.node)
            progress.add(box)
        }
        if !isLeaf { box.isRightToLeft = setting.isRightToLeft }
        return box
    }

    /// Returns a box with a rule around a box.
    package func box<Rule: LayoutRule>(_ rule: consuming Rule, _ child: LayoutBox) -> RuleBox<Rule>
    {
        box(consume rule, [child])
    }

    /// Adds a screen in front of all others, with the size of the window.
    package func present(_ screen: LayoutBox) {
        progress.screens.insert(screen, at: progress.nextScreen)
    }

    /// Shows the screens that views inside the current view or modifier present in front of these
    /// views alone.
    package func showScreens(inFrontOfViewsFrom level: Level) {
        let screens = Array(progress.screens[level.screens...])
        guard !screens.isEmpty else { return }
        progress.screens.removeSubrange(level.screens...)
        progress.windowScreens += screens
        replaceViews(from: level, by: window(column(views(from: level)), behind: screens))
    }

    /// Returns a box with screens in front of a box.
    func window(_ box: LayoutBox, behind screens: [LayoutBox]) -> LayoutBox {
        layers([filling(box, .center), layers(screens, .center)], .center)
    }

    /// Adds an observer of the geometry of the current composite view or modifier. The observer
    /// receives the geometry of the last box.
    func observe(_ receive: @escaping (LayoutBox?, Geometry?) -> (() -> Void)?) {
        if let node = progress.node { progress.observers.append((node, receive)) }
    }

    /// Reports an issue of the current view or modifier.
    func report(_ message: String) { issue(progress.node, message) }

    // MARK: - For the layout

    /// Begins with a list of boxes that may be used again. Returns the progress to go on with
    /// afterwards.
    func begin(reusing boxes: [LayoutBox]) -> Progress {
        var other = Progress(made: boxes)
        if boxes.isEmpty { other.made.reserveCapacity(8) }
        swap(&other, &progress)
        return other
    }

    /// Returns the progress since `begin`, and goes on with the outer progress.
    func end(goingOn outer: consuming Progress) -> Progress {
        swap(&outer, &progress)
        if outer.count < outer.made.count { outer.made.removeSubrange(outer.count...) }
        return outer
    }

    /// Forgets the environment, which may change.
    func leave() { reading = (nil, nil) }

    /// Makes the boxes of a node and its descendants. Returns `nil` if they are the known ones.
    @MainActor func boxes(inside node: Node, unless known: [LayoutBox]) -> [LayoutBox]? {
        let start = views.count
        addBoxes(inside: node)
        defer { removeViews(from: start) }
        return hasViews(known, from: start) ? nil : Array(views[start...])
    }

    /// Returns whether the waiting boxes from a position on are known ones.
    private func hasViews(_ known: [LayoutBox], from start: Int) -> Bool {
        // Not compared as a slice, which would share the list.
        views.count - start == known.count
            && known.indices.allSatisfy { views[start + $0] === known[$0] }
    }

    @MainActor private func addBoxes(inside node: Node) {
        let level = Level(
            views: views.count, attached: attached.count, screens: progress.screens.count,
            barItems: progress.barItems.count)
        // A closure, unlike a local function, would check the actor for each child.
        func add(_ child: Node) {
            let start = views.count
            if child.hasOwnTurn {
                let inner = child.settledMemo(in: queue, NodeBoxes(of: child, self))
                views += inner.boxes
                for screen in inner.screens { progress.screens.append(screen) }
                for item in inner.barItems { progress.barItems.append(item) }
            } else {
                addBoxes(inside: child)
            }
            guard child.isAttachment, start < views.count else { return }
            attached += views[start...]
            views.removeSubrange(start...)
        }
        node.forEachChild(add)
        finish(level, of: node)
        if level.attached < attached.count { attached.removeSubrange(level.attached...) }
    }

    @MainActor private func finish(_ level: Level, of node: Node) {
        let kind = LayoutKind.of(node)
        if case .none = kind { return }
        enter(node)
        switch kind {
        case .none: return
        case .role(let type):
            (progress.nextScreen, progress.firstBarItem) = (level.screens, level.barItems)
            type.makeBoxes(of: node, in: self, from: level)
        case .target:
            if node.slideIndex == nil { return }
            wrapViews(from: level) { box(TouchAreaRule(RoomyArea(), .behind), $0) }
        case .shape:
            if let shape = node.role((any Shape).self) {
                replaceViews(from: level, by: box(shape.rule))
            }
        case .unruled:
            report(
                "\(node.elementName ?? "The view") has no layout rule; "
                    + "it is laid out as a column of the views inside it.")
            replaceViews(from: level, by: column(views(from: level)))
        }
    }

    /// Makes the box of a view without content, or of a modifier around a view, again. Returns `nil`
    /// if the node makes no such box.
    @MainActor func boxAgain(of node: Node, around children: [LayoutBox]) -> LayoutBox? {
        if let modifier = node.role((any LayoutModifier).self), let child = children.first {
            return modifier.box(around: child, in: self)
        }
        if let shape = node.role((any Shape).self) { return box(shape.rule) }
        return children.isEmpty ? node.role((any LayoutView).self)?.box(around: [], in: self) : nil
    }

    /// Moves on to a view or modifier.
    func enter(_ node: Node) {
        progress.node = node
        let environment = node.environmentID
        if progress.environment != environment { progress.setting = nil }
        progress.environment = environment
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

    func replaceViews(from level: Level, by box: consuming LayoutBox) {
        removeViews(from: level.views)
        views.append(box)
    }

    private func removeViews(from start: Int) {
        // In a list of few boxes, this takes less time than to replace a range.
        while views.count > start { views.removeLast() }
    }

    /// Replaces each box by a box around it.
    func wrapViews(from level: Level, _ wrap: (LayoutBox) -> LayoutBox) {
        for index in level.views..<views.count {
            views[index] = wrap(views[index])
        }
    }
}
