import TesseraCore
import TesseraLayout

// A view takes part in the layout by a role: it says which box it is, or its modifier which boxes
// stand around the modified views. What has no role hands on the boxes below it, one by one.

/// A view that is one box.
protocol LayoutView: Role {
    /// Makes the view's box around those of the views inside, in their order.
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox
}

/// A modifier that changes the size or place of each view that it modifies.
protocol LayoutModifier: Role {
    /// Makes the box around a modified view.
    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox
}

/// A modifier that does something else with the boxes of the views that it modifies, or has views of
/// its own.
protocol LayoutListModifier: Role {
    /// Makes the boxes of the modified views.
    func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox]
}

/// What boxes are made from beside the views.
final class LayoutContext {
    /// What the texts are measured by.
    let metrics: TextMetrics
    /// The environment of the view, or of the modifier, whose box is being made.
    var environment = EnvironmentValues()
    /// The screens that stand in front of all others, in the whole size.
    private(set) var presented: [LayoutBox] = []
    /// What is wrong with the view, or with the modifier, whose box is being made.
    private var messages: [String] = []

    init(metrics: TextMetrics) { self.metrics = metrics }

    func present(_ screen: LayoutBox) { presented.append(screen) }

    func report(_ message: String) { messages.append(message) }

    func takeMessages() -> [String] {
        defer { messages = [] }
        return messages
    }
}
