/// The direction in which an accessibility element is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment
    case decrement
}

/// A kind of action that an accessibility element performs.
public struct AccessibilityActionKind: Hashable, Sendable {
    let name: String?
    private var isAdjustment = false

    /// Activation: a double tap with a screen reader.
    public static let `default` = AccessibilityActionKind(name: nil)
    /// The action that dismisses a screen, such as a sheet.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// Adjustment: a swipe up or down with a screen reader.
    @usableFromInline package static let adjustment = AccessibilityActionKind(
        name: nil, isAdjustment: true)

    package init(name: String?, isAdjustment: Bool = false) {
        (self.name, self.isAdjustment) = (name, isAdjustment)
    }

    /// Makes a custom kind of action with a name.
    public init(named name: Text) { self.init(name: name.words) }
}

/// An action of an accessibility element, with the reason why it is refused.
///
/// The reason belongs to the view that declares the action. It stays with the action when an
/// enclosing element takes the action over.
package struct AccessibilityAction {
    let kind: AccessibilityActionKind
    /// The reason why the action is refused; `nil` if it is performed.
    let refusal: String?
    let perform: (AccessibilityAdjustmentDirection) -> Void

    @MainActor init(
        _ kind: AccessibilityActionKind = .default, of node: Node,
        perform: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) {
        self.kind = kind
        refusal = node.refusal(of: .assistance)
        self.perform = perform
    }
}

nonisolated extension View {
    /// Adds an action that adjusts this view, as by a swipe up or down with a screen reader.
    @inlinable
    public consuming func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(AccessibilityModifier.action(.adjustment, handler))
    }

    /// Adds an action to this view: the activation by default.
    @inlinable
    public consuming func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(AccessibilityModifier.action(kind) { _ in handler() })
    }

    /// Adds an action with a name to this view.
    public consuming func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(AccessibilityActionKind(name: String(name)), handler)
    }
}
