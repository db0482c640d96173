/// The direction in which an accessibility element is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment
    case decrement
}

/// A kind of action that an accessibility element performs.
public struct AccessibilityActionKind: Hashable, Sendable {
    let name: String?

    /// Activation: a double tap with a screen reader.
    public static let `default` = AccessibilityActionKind(name: nil)
    /// The action that dismisses a screen, such as a sheet.
    public static let escape = AccessibilityActionKind(name: "escape")

    package init(name: String?) { self.name = name }

    /// Makes a custom kind of action with a name.
    public init(named name: Text) { self.name = name.words }
}

/// An action of an accessibility element, with the reason why it is refused.
///
/// The reason belongs to the view that declares the action. It stays with the action when an
/// enclosing element takes the action over.
package struct AccessibilityAction<Input> {
    /// The reason why the action is refused; `nil` if it is performed.
    let refusal: String?
    let perform: (Input) -> Void

    @MainActor init(of node: Node, perform: @escaping (Input) -> Void) {
        refusal = node.refusal(of: .assistance)
        self.perform = perform
    }
}

extension Optional {
    /// Takes another action, if it is the first, or the first that is not refused.
    mutating func add<Input>(_ other: AccessibilityAction<Input>)
    where Wrapped == AccessibilityAction<Input> {
        if self == nil || self?.refusal != nil && other.refusal == nil { self = other }
    }
}

nonisolated extension View {
    /// Adds an action that adjusts this view, as by a swipe up or down with a screen reader.
    @inlinable
    public consuming func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(AccessibilityModifier.adjustment(handler))
    }

    /// Adds an action to this view: the activation by default.
    @inlinable
    public consuming func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(AccessibilityModifier.action(kind, handler))
    }

    /// Adds an action with a name to this view.
    public consuming func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(AccessibilityActionKind(name: String(name)), handler)
    }
}
