import TesseraCore
import TesseraLayout

// A view takes part in the layout by a role: it makes a box, or a modifier makes the boxes around
// the modified views. A node without a role passes on the boxes of its children.

/// A view with a single box.
protocol LayoutView: Role {
    /// Makes the view's box around the boxes of the views inside, in their order.
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox
    /// Updates the box of an earlier value of the view, with the same boxes inside. Returns `false`
    /// if the box must be replaced.
    func update(_ box: LayoutBox, in context: LayoutContext) -> Bool
    /// Makes the box of a node's view around the boxes of the views inside.
    @MainActor static func box(
        of node: Node, around views: [LayoutBox], in context: LayoutContext
    ) -> LayoutBox?
    /// Updates a box from a node's view.
    @MainActor static func update(
        _ box: LayoutBox, of node: Node, in context: LayoutContext
    ) -> Bool
}

extension LayoutView {
    /// By default, updates the box of a view without children.
    func update(_ box: LayoutBox, in context: LayoutContext) -> Bool {
        box.isLeaf && box.takeOverValues(of: self.box(around: [], in: context))
    }
}

/// A modifier that changes the size or position of each modified view.
protocol LayoutModifier: Role {
    /// Makes the box around a modified view.
    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox
}

extension LayoutModifier {
    /// Updates the box of an earlier value of the modifier. Returns `false` if the box must be
    /// replaced.
    func update(_ box: LayoutBox, in context: LayoutContext) -> Bool {
        // This box substitutes the modified view.
        let view = LeafBox(.greedy)
        let new = self.box(around: view, in: context)
        return new.children.first === view && box.takeOverValues(of: new)
    }
}

/// A modifier that arranges the modified views together, or adds views.
protocol LayoutListModifier: Role {
    /// Makes the boxes of the modified views.
    func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox]
}

/// The context in which the boxes of views are made.
final class LayoutContext {
    /// The cache of measured texts.
    let texts: MeasuredTexts
    @exclusivity(unchecked)
    private var settings = KnownSummary(by: LayoutSetting.rule)
    /// The screens that the current modifier presents.
    private(set) var presented: [LayoutBox] = []
    /// The issues of the current view or modifier.
    private(set) var messages: [String] = []
    /// The observers of the geometry of the current composite view or modifier.
    private(set) var observers: [(ObservedView) -> (() -> Void)?] = []
    /// Whether there are screens, issues or observers.
    @exclusivity(unchecked)
    private(set) var hasNotes = false

    init(metrics: TextMetrics) { texts = MeasuredTexts(metrics) }

    /// The metrics of texts.
    var metrics: TextMetrics { texts.metrics }

    /// The environment of the current view or modifier.
    var environment: EnvironmentValues { settings.environment }

    /// Changes to the environment of another view or modifier.
    func enter(environmentOf node: Node) { settings.enter(node) }

    /// Starts recording reads for another region.
    func changeReader() { settings.changeReader() }

    /// Forgets the environment, because the tree may change.
    func forgetEnvironment() { settings.forget() }

    /// The font of texts without their own font.
    var textFont: TextFont {
        let setting = settings.read()
        // The fault is reported for each view.
        if let fault = setting.fault { report(fault) }
        return setting.font
    }

    /// The maximum number of lines of a text.
    var lineLimit: Int? { settings.read().lineLimit }

    /// Whether the layout runs from right to left.
    var isRightToLeft: Bool { settings.read().isRightToLeft }

    /// Removes the screens, issues and observers of the previous node.
    func forgetNotes() {
        (presented, messages, observers, hasNotes) = ([], [], [], false)
    }

    /// Adds a screen in front of all others, with the size of the host.
    func present(_ screen: LayoutBox) {
        presented.append(screen)
        hasNotes = true
    }

    /// Adds an observer of the geometry of the current composite view or modifier. The observer
    /// receives the geometry of the last box.
    func observe(_ receive: @escaping (ObservedView) -> (() -> Void)?) {
        observers.append(receive)
        hasNotes = true
    }

    /// Reports an issue of the current view or modifier.
    func report(_ message: String) {
        messages.append(message)
        hasNotes = true
    }
}
