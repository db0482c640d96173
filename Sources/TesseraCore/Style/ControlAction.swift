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
    /// What is performed: a closure without a parameter is kept as it is.
    @usableFromInline
    enum Work {
        case taking((Value) -> Void)
        case plain(() -> Void)
    }

    /// The action in a tree: the node of the control that was given it keeps it the latest.
    @usableFromInline
    final class Latest {
        @exclusivity(unchecked)
        fileprivate var work: Work
        // Cleared when that node is unmounted.
        unowned(unsafe) fileprivate var owner: Place?

        fileprivate init(_ work: Work, owner: Place) {
            self.work = work
            self.owner = owner
        }
    }

    @usableFromInline
    enum Storage {
        case given(Work)
        case latest(Latest)
    }

    @usableFromInline var storage: Storage

    /// Makes an action that receives a value.
    @inlinable
    public init(_ perform: @escaping (Value) -> Void) {
        storage = .given(.taking(perform))
    }

    /// Performs the action.
    public func callAsFunction(_ value: Value) {
        let work =
            switch storage {
            case .given(let work): work
            case .latest(let latest): latest.work
            }
        switch work {
        case .taking(let perform): perform(value)
        case .plain(let perform): perform()
        }
    }
}

extension ControlAction where Value == Void {
    /// Makes an action.
    @inlinable
    public init(_ perform: @escaping () -> Void) {
        storage = .given(.plain(perform))
    }

    /// Performs the action.
    public func callAsFunction() { self(()) }
}

extension ControlAction: GraphComparable {
    /// Two actions are the same if one control keeps both the latest.
    static func isSame(_ old: ControlAction, _ new: ControlAction) -> Bool {
        guard case .latest(let old) = old.storage, case .latest(let new) = new.storage else {
            return false
        }
        return old === new
    }
}

extension ControlAction: PassedField {
    mutating func install(for place: Place) {
        if case .given(let work) = storage { storage = .latest(Latest(work, owner: place)) }
    }

    mutating func takeOver(from old: ControlAction, for place: Place) {
        guard case .given(let work) = storage else { return }
        if case .latest(let latest) = old.storage, latest.owner === place {
            latest.work = work
            storage = old.storage
        } else {
            install(for: place)
        }
    }

    func uninstall(for place: Place) {
        if case .latest(let latest) = storage, latest.owner === place { latest.owner = nil }
    }
}
