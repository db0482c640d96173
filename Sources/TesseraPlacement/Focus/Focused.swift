nonisolated extension View {
    /// Binds a state to the focus: `true` while the focus is in this view.
    public consuming func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(
            FocusedModifier(
                state: condition.erased, value: true, elsewhere: false, name: "true"))
    }

    /// Binds a state to the focus, with a value for this view.
    ///
    /// - Parameters:
    ///   - binding: The state; `nil` while the focus is elsewhere.
    ///   - value: The value while the focus is in this view. With `nil`, the view never requests
    ///     the focus.
    public consuming func focused<Value: Hashable>(
        _ binding: FocusState<Value?>.Binding, equals value: Value?
    ) -> some View {
        modifier(
            FocusedModifier(
                state: binding.erased, value: value.erased, elsewhere: Value?.none.erased,
                name: "equals: \(value.map { "\($0)" } ?? "nil")"))
    }
}

extension Hashable {
    /// The value without its type. A value of another type has no effect.
    fileprivate var erased: AnyHashable {
        get { AnyHashable(self) }
        set { if let value = newValue.base as? Self { self = value } }
    }
}

nonisolated private struct FocusedModifier: ViewModifier, HiddenBody {
    let state: Binding<AnyHashable>
    let value: AnyHashable
    let elsewhere: AnyHashable
    let name: String
    @Environment(\.focus) var focus

    func body(content: Content) -> some View {
        content.modifier(
            FocusLink(
                state: state, value: value, elsewhere: elsewhere, name: name, focus: focus,
                current: state.wrappedValue))
    }
}

/// A modifier that binds a state to the focus of the views inside.
nonisolated struct FocusLink: PrimitiveModifier, Role {
    let state: Binding<AnyHashable>
    /// The value of the state while the focus is inside.
    let value: AnyHashable
    /// The value of the state while no view with this state has the focus.
    let elsewhere: AnyHashable
    let name: String
    let focus: Focus?
    /// The value of the state.
    let current: AnyHashable

    static var observesLifetime: Bool { true }

    func didAppear() { if current == value, current != elsewhere { focus?.follow(self) } }

    func didChange(from old: Self) { if current != old.current { focus?.follow(self) } }

    /// Whether another modifier binds the same state to the same value.
    func isSame(as other: FocusLink) -> Bool { other.binds(state) && other.value == value }

    private func binds(_ other: Binding<AnyHashable>) -> Bool { Binding.isSame(state, other) }

    /// Updates the state when the focus comes or goes.
    func receive(_ hasFocus: Bool) {
        if hasFocus, state.wrappedValue != value { state.wrappedValue = value }
        if !hasFocus, state.wrappedValue == value { state.wrappedValue = elsewhere }
    }

    /// Moves the focus to the first view below a node that has the value of the state. Without such
    /// a view, the state is reset.
    @MainActor func move(_ focus: Focus, below top: Node) {
        let wanted = state.wrappedValue
        let values = focus.links.filter { $0.binds(state) }.map(\.value)
        if wanted == elsewhere {
            if values.contains(where: { $0 != wanted }) { focus.move(to: nil) }
        } else if !values.contains(wanted) {
            let link = top.firstNode { node in
                node.role(FocusLink.self).map { $0.binds(state) && $0.value == wanted } == true
            }
            if let stop = link?.firstNode(where: { $0.canHaveFocus }) {
                focus.move(to: stop)
            } else {
                state.wrappedValue = elsewhere
            }
        }
    }

    var description: ModifierDescription? { ModifierDescription("focused", name) }
}
