nonisolated extension View {
    /// Performs an action with a value computed from this view's geometry, first when the geometry
    /// is known, and then whenever the value has changed.
    ///
    /// ```swift
    /// Text("Good").onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
    /// // Text "Good" .onGeometryChange(for: CGFloat)
    /// ```
    ///
    /// The action may write state, which updates the tree again. If the updates do not end, the
    /// host reports a runtime issue. If the modifier is applied to several views, it observes the
    /// last one. For a view without a position, the action is not performed.
    public consuming func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Performs an action with the old and the new value computed from this view's geometry. The
    /// first time, both are the same.
    public consuming func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modifier(GeometryChange(transform: transform, action: action))
    }
}

nonisolated private struct GeometryChange<Value: Equatable>: ViewModifier, HiddenBody {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void
    // The body does not read the last value.
    @State var last: Value?
    @Environment(\.hostServices) var services

    @MainActor func body(content: Content) -> some View {
        let _ = services?[LayoutDemand.self].isThere = true
        content.modifier(GeometryChangeObserver(change: self))
    }
}

nonisolated private struct GeometryChangeObserver<Value: Equatable>:
    PrimitiveModifier, LayoutListModifier
{
    let change: GeometryChange<Value>

    var description: ModifierDescription? {
        ModifierDescription("onGeometryChange", "for: \(TypeName.short(Value.self))")
    }

    func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox] {
        context.observe { _, geometry in
            guard let geometry else { return nil }
            let new = change.transform(GeometryProxy(geometry: .constant(geometry)))
            let old = change.last
            guard new != old else { return nil }
            return {
                change.last = new
                change.action(old ?? new, new)
            }
        }
        return views
    }
}
