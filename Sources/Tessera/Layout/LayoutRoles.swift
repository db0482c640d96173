import TesseraCore
import TesseraLayout

// A view takes part in the layout by a role: it makes a box, or its modifier makes the boxes around the
// modified views. Whatever has no role hands on the boxes below it, one by one.

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

/// The surroundings in which boxes are made.
final class LayoutContext {
    /// The measures of texts.
    let metrics: TextMetrics
    /// The environment of the view, or of the modifier, whose box is being made.
    var environment = EnvironmentValues()
    /// The screens that stand in front of all others, in the whole size.
    private(set) var presented: [LayoutBox] = []
    /// The issues of the view, or of the modifier, whose box is being made.
    private var messages: [String] = []
    /// The observers of the boxes of the view, or of the modifier, whose box is being made.
    private var observers: [GeometryObserver] = []

    init(metrics: TextMetrics) { self.metrics = metrics }

    /// Adds a screen in front of all others.
    func present(_ screen: LayoutBox) { presented.append(screen) }

    /// Has an observer receive the geometry of a box.
    func observe(_ box: LayoutBox, _ receive: @escaping (Geometry?) -> (() -> Void)?) {
        observers.append(GeometryObserver(box: box, receive: receive))
    }

    /// Returns the observers added since it was last called.
    func takeObservers() -> [GeometryObserver] {
        defer { observers = [] }
        return observers
    }

    /// Notes an issue of the view or modifier whose box is being made.
    func report(_ message: String) { messages.append(message) }

    /// Returns the issues noted since it was last called.
    func takeMessages() -> [String] {
        defer { messages = [] }
        return messages
    }
}
