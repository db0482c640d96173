/// An action of a control, for a style to perform.
///
/// A control stores its action in a `ControlAction`, and its configuration contains the same value.
/// Calling it performs the control's current action, even if a style stored it earlier. A control
/// is therefore not drawn again, and no body runs, if only its action has changed.
///
/// ```swift
/// struct BadgeConfiguration {
///     var text: String
///     let dismiss: ControlAction<Void>
/// }
/// ```
public struct ControlAction<Value> {
    /// The closure to perform, or the box that holds it.
    @usableFromInline
    enum Work {
        case taking((Value) -> Void)
        /// A closure without a parameter.
        case plain(() -> Void)
        /// The current action of a node in a tree, which updates the box: the node that owns this
        /// value, or an outer node.
        case latest(Latest, isOwn: Bool)
    }

    @usableFromInline
    final class Latest {
        @exclusivity(unchecked)
        fileprivate var action: ControlAction
        /// The environment of the control.
        fileprivate let scope: EnvironmentScope

        fileprivate init(_ action: ControlAction, in scope: EnvironmentScope) {
            self.action = action
            self.scope = scope
        }
    }

    @usableFromInline var work: Work

    @usableFromInline init(work: Work) { self.work = work }

    /// Performs the action.
    public func callAsFunction(_ value: Value) {
        switch work {
        case .taking(let perform): perform(value)
        case .plain(let perform): perform()
        case .latest(let latest, _): latest.action(value)
        }
    }

    /// The environment of the control; `nil` outside a tree.
    package var environment: EnvironmentValues? { latest.map { EnvironmentValues($0.scope) } }

    private var latest: Latest? {
        if case .latest(let latest, _) = work { latest } else { nil }
    }
}

extension ControlAction {
    /// Creates an action that receives a value.
    @inlinable
    public init(_ perform: @escaping (Value) -> Void) {
        self.init(work: .taking(perform))
    }
}

extension ControlAction where Value == Void {
    /// Creates an action.
    @inlinable
    public init(_ perform: @escaping () -> Void) {
        self.init(work: .plain(perform))
    }

    /// Performs the action.
    public func callAsFunction() { self(()) }
}

extension ControlAction: GraphComparable, GraphField {
    /// Two actions are the same if they share the box of one control.
    static func isSame(_ old: ControlAction, _ new: ControlAction) -> Bool {
        guard let old = old.latest, let new = new.latest else { return false }
        return old === new
    }

    mutating func install(for place: Place) {
        let latest = latest ?? Latest(self, in: place.scope)
        work = .latest(latest, isOwn: self.latest == nil)
    }

    mutating func takeOver(from old: inout ControlAction, for place: Place) {
        if case .latest(let own, isOwn: true) = old.work, latest == nil {
            let new = consume self
            self = ControlAction(work: old.work)
            own.action = new
        } else {
            install(for: place)
        }
    }
}
