/// The direction in which an accessibility element is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// A step up.
    case increment
    /// A step down.
    case decrement
}

/// A kind of action that an accessibility element performs.
public struct AccessibilityActionKind: Hashable, Sendable {
    let name: String?

    /// Activation: a double tap with a screen reader.
    public static let `default` = AccessibilityActionKind(name: nil)
    /// The action that leaves what is shown, such as a sheet.
    public static let escape = AccessibilityActionKind(name: "escape")

    init(name: String?) { self.name = name }

    /// Makes a kind of action with a name of its own.
    public init(named name: Text) { self.name = name.words }
}

/// An action of an accessibility element, performed or refused.
///
/// The refusal is that of the place where the action stands. It goes with the action wherever that
/// is taken: into an element around it, or into one that several are combined into.
struct AccessibilityAction<Input> {
    /// The reason why the action is refused; `nil` if it is performed.
    let refusal: String?
    let perform: (Input) -> Void

    /// The first action that is performed, or else the first.
    static func first(of actions: [Self]) -> Self? {
        actions.first { $0.refusal == nil } ?? actions.first
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

    /// Adds an action of a kind to this view: its activation, unless another kind is given.
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
