nonisolated extension View {
    /// Binds a state to the focus: `true` while the focus is in this view.
    public consuming func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(
            FocusedModifier(place: condition.place, value: true, elsewhere: false, name: "true"))
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
                place: binding.place, value: value, elsewhere: nil,
                name: "equals: \(value.map { "\($0)" } ?? "nil")"))
    }
}

nonisolated private struct FocusedModifier<Value: Hashable>: ViewModifier, HiddenBody {
    let place: Binding<Value>
    let value: Value
    let elsewhere: Value
    let name: String
    @Environment(\.focus) private var focus

    init(place: Binding<Value>, value: Value, elsewhere: Value, name: String) {
        (self.place, self.value, self.elsewhere, self.name) = (place, value, elsewhere, name)
    }

    func body(content: Content) -> some View {
        content.modifier(FocusedLink(bound: self, focus: focus, current: place.wrappedValue))
    }
}

nonisolated private struct FocusedLink<Value: Hashable>: PrimitiveModifier, FocusLink {
    let bound: FocusedModifier<Value>
    let focus: Focus?
    /// The value of the state.
    let current: Value

    static var observesLifetime: Bool { true }

    func didAppear() {
        if current == bound.value, current != bound.elsewhere { focus?.follow(self) }
    }

    func didChange(from old: Self) { if current != old.current { focus?.follow(self) } }

    /// Returns the value of another modifier that binds the same state; `nil` for another state.
    private func value(of other: any FocusLink) -> Value? {
        guard let other = (other as? Self)?.bound, Binding.isSame(other.place, bound.place)
        else { return nil }
        return other.value
    }

    func isSame(as other: any FocusLink) -> Bool { value(of: other) == bound.value }

    func receive(_ hasFocus: Bool) {
        let place = bound.place
        if hasFocus, place.wrappedValue != bound.value { place.wrappedValue = bound.value }
        if !hasFocus, place.wrappedValue == bound.value { place.wrappedValue = bound.elsewhere }
    }

    @MainActor func move(_ focus: Focus, below top: Node) {
        let wanted = bound.place.wrappedValue
        let values = focus.links.compactMap(value)
        if wanted == bound.elsewhere {
            if values.contains(where: { $0 != wanted }) { focus.move(to: nil) }
        } else if !values.contains(wanted) {
            let link = top.firstNode { $0.role((any FocusLink).self).flatMap(value) == wanted }
            if let stop = link?.firstNode(where: { $0.canHaveFocus }) {
                focus.move(to: stop)
            } else {
                bound.place.wrappedValue = bound.elsewhere
            }
        }
    }

    var description: ModifierDescription? { ModifierDescription("focused", bound.name) }
}
