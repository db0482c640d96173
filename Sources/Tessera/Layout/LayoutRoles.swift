import TesseraCore
import TesseraLayout

// A view takes part in the layout by a role: it makes a box, or its modifier makes the boxes around the
// modified views. Whatever has no role hands on the boxes below it, one by one.

/// A view that is one box.
protocol LayoutView: Role {
    /// Makes the view's box around those of the views inside, in their order.
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox
    /// Has the box that was made for an earlier value of the view, around the same boxes, take over
    /// what this one says; returns false if another box is to be made.
    func update(_ box: LayoutBox, in context: LayoutContext) -> Bool
    /// Makes the box of a node's view around those of the views inside.
    @MainActor static func box(
        of node: Node, around views: [LayoutBox], in context: LayoutContext
    ) -> LayoutBox?
    /// Has a box take over what a node's view says now.
    @MainActor static func update(
        _ box: LayoutBox, of node: Node, in context: LayoutContext
    ) -> Bool
}

extension LayoutView {
    /// By default, takes over the values of another box, if there is nothing inside.
    func update(_ box: LayoutBox, in context: LayoutContext) -> Bool {
        box.isLeaf && box.takeOverValues(of: self.box(around: [], in: context))
    }
}

/// A modifier that changes the size or place of each view that it modifies.
protocol LayoutModifier: Role {
    /// Makes the box around a modified view.
    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox
}

extension LayoutModifier {
    /// Has the box that was made for an earlier value of the modifier take over what this one says;
    /// returns false if another box is to be made.
    func update(_ box: LayoutBox, in context: LayoutContext) -> Bool {
        // It stands for whatever is modified.
        let view = LeafBox(.greedy)
        let new = self.box(around: view, in: context)
        return new.children.first === view && box.takeOverValues(of: new)
    }
}

/// A modifier that does something else with the boxes of the views that it modifies, or has views of
/// its own.
protocol LayoutListModifier: Role {
    /// Makes the boxes of the modified views.
    func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox]
}

/// The surroundings in which boxes are made.
final class LayoutContext {
    /// The texts that were measured.
    let texts: MeasuredTexts
    @exclusivity(unchecked)
    private var settings = KnownSummary(by: LayoutSetting.rule)
    /// The screens that the modifier whose boxes are being made presents.
    private(set) var presented: [LayoutBox] = []
    /// The issues of the view, or of the modifier, whose box is being made.
    private(set) var messages: [String] = []
    /// Those who receive the geometry of the last box of the composite view, or modifier, that is
    /// being made.
    private(set) var observers: [(ObservedView) -> (() -> Void)?] = []
    /// A Boolean value that is true if there are screens, issues or observers.
    @exclusivity(unchecked)
    private(set) var hasNotes = false

    init(metrics: TextMetrics) { texts = MeasuredTexts(metrics) }

    /// The measures of texts.
    var metrics: TextMetrics { texts.metrics }

    /// The environment of the view, or of the modifier, whose box is being made.
    var environment: EnvironmentValues { settings.environment }

    /// Goes on in the environment of another view or modifier.
    func enter(environmentOf node: Node) { settings.enter(node) }

    /// Goes on to what is read for another region.
    func changeReader() { settings.changeReader() }

    /// Forgets what has been read: the tree may change.
    func forgetEnvironment() { settings.forget() }

    /// The font of texts that say none themselves.
    var textFont: TextFont {
        let setting = settings.read()
        // It is reported for each view.
        if let fault = setting.fault { report(fault) }
        return setting.font
    }

    /// The most lines of a text.
    var lineLimit: Int? { settings.read().lineLimit }

    /// A Boolean value that is true if views stand from right to left.
    var isRightToLeft: Bool { settings.read().isRightToLeft }

    /// Forgets the screens, issues and observers: they were those of somebody else.
    func forgetNotes() {
        (presented, messages, observers, hasNotes) = ([], [], [], false)
    }

    /// Adds a screen in front of all others, in the whole size.
    func present(_ screen: LayoutBox) {
        presented.append(screen)
        hasNotes = true
    }

    /// Has the geometry of the last box received of the composite view or modifier whose body this
    /// belongs to.
    func observe(_ receive: @escaping (ObservedView) -> (() -> Void)?) {
        observers.append(receive)
        hasNotes = true
    }

    /// Notes an issue of the view or modifier whose box is being made.
    func report(_ message: String) {
        messages.append(message)
        hasNotes = true
    }
}
