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
    @State private var anchor = FocusAnchor()
    @Environment(\.focus) private var focus

    init(place: Binding<Value>, value: Value, elsewhere: Value, name: String) {
        (self.place, self.value, self.elsewhere, self.name) = (place, value, elsewhere, name)
    }

    func body(content: Content) -> some View {
        content.modifier(
            FocusedLink(
                place: place, value: value, elsewhere: elsewhere, name: name, focus: focus,
                anchor: anchor, current: place.wrappedValue))
    }
}

nonisolated private struct FocusedLink<Value: Hashable>: PrimitiveModifier, FocusLink {
    let place: Binding<Value>
    let value: Value
    let elsewhere: Value
    let name: String
    let focus: Focus?
    let anchor: FocusAnchor
    /// The value of the state.
    let current: Value

    private var isWanted: Bool { current == value && value != elsewhere }

    static var observesLifetime: Bool { true }

    func didAppear() {
        if isWanted { focus?.request(anchor, isWanted: true) }
    }

    func didChange(from old: Self) {
        if isWanted != old.isWanted { focus?.request(anchor, isWanted: isWanted) }
        if current != old.current, current != elsewhere, !isWanted { focus?.check(self) }
    }

    func receive(_ hasFocus: Bool) {
        if hasFocus, place.wrappedValue != value { place.wrappedValue = value }
        if !hasFocus, place.wrappedValue == value { place.wrappedValue = elsewhere }
    }

    func giveUp(unlessAmong links: [any FocusLink]) -> Bool {
        guard place.wrappedValue == current, current != elsewhere,
            !links.contains(where: { ($0 as? Self)?.value == current })
        else { return false }
        place.wrappedValue = elsewhere
        return true
    }

    var description: ModifierDescription? { ModifierDescription("focused", name) }
}
