/// An action of a control, for a style to perform.
///
/// A control keeps its action in one of these, and so does the configuration that its style receives.
/// Calling it performs the action that the control was given last, whenever it was taken from the
/// configuration; so a control with another action only is not drawn anew, and no style or body runs.
///
/// ```swift
/// struct BadgeConfiguration {
///     var text: String
///     let dismiss: ControlAction<Void>
/// }
/// ```
public struct ControlAction<Value> {
    /// What is performed.
    @usableFromInline
    enum Work {
        case taking((Value) -> Void)
        /// A closure without a parameter is kept as it is.
        case plain(() -> Void)
        /// In a tree, what the node of the control was given last.
        case latest(Latest)
        /// The same, in that node itself, which keeps it the latest.
        case own(Latest)
    }

    @usableFromInline
    final class Latest {
        @exclusivity(unchecked)
        fileprivate var action: ControlAction

        fileprivate init(_ action: ControlAction) {
            self.action = action
        }
    }

    @usableFromInline var work: Work

    @usableFromInline init(work: Work) { self.work = work }

    /// Performs the action.
    public func callAsFunction(_ value: Value) {
        switch work {
        case .taking(let perform): perform(value)
        case .plain(let perform): perform()
        case .latest(let latest), .own(let latest): latest.action(value)
        }
    }

    private var latest: Latest? {
        switch work {
        case .latest(let latest), .own(let latest): latest
        case .taking, .plain: nil
        }
    }
}

extension ControlAction {
    /// Makes an action that receives a value.
    @inlinable
    public init(_ perform: @escaping (Value) -> Void) {
        self.init(work: .taking(perform))
    }
}

extension ControlAction where Value == Void {
    /// Makes an action.
    @inlinable
    public init(_ perform: @escaping () -> Void) {
        self.init(work: .plain(perform))
    }

    /// Performs the action.
    public func callAsFunction() { self(()) }
}

extension ControlAction: GraphComparable {
    /// Two actions are the same if one control keeps both the latest.
    static func isSame(_ old: ControlAction, _ new: ControlAction) -> Bool {
        guard let old = old.latest, let new = new.latest else { return false }
        return old === new
    }
}

extension ControlAction: PassedField {
    mutating func install(for place: Place) {
        switch work {
        case .taking, .plain: work = .own(Latest(self))
        // It is kept the latest by a node further out.
        case .own(let latest): work = .latest(latest)
        case .latest: break
        }
    }

    mutating func takeOver(from old: inout ControlAction, for place: Place) {
        if case .own(let own) = old.work, latest == nil {
            // Moved to its place, where to assign it would copy it.
            let new = consume self
            self = ControlAction(work: .own(own))
            own.action = new
        } else {
            install(for: place)
        }
    }
}
