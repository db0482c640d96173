public import TesseraCore
import TesseraLayout

nonisolated extension View {
    /// Performs an action with a value made of this view's size and place: first when they are known,
    /// and then when the value has changed.
    ///
    /// ```swift
    /// Text("Good").onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
    /// // Text "Good" .onGeometryChange(for: CGFloat)
    /// ```
    ///
    /// The action may write state; the tree is then brought up to date again, and one that has this
    /// go on without end is reported as a runtime issue. Of several views, the last one is observed.
    /// For a view that has no place, the action is not performed.
    public consuming func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Performs an action with the value before and the value now of what is made of this view's size
    /// and place; the first time, they are the same.
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
    @State private var last = LastSeen<Value>()
    @Environment(\.layoutDemand) private var demand

    init(transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void) {
        (self.transform, self.action) = (transform, action)
    }

    func body(content: Content) -> some View {
        let _ = demand?.isThere = true
        content.modifier(
            GeometryChangeObserver(transform: transform, action: action, last: last))
    }
}

nonisolated private struct GeometryChangeObserver<Value: Equatable>:
    PrimitiveModifier, LayoutListModifier
{
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void
    let last: LastSeen<Value>

    var description: ModifierDescription? {
        ModifierDescription("onGeometryChange", "for: \(TypeName.short(Value.self))")
    }

    func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox] {
        context.observe { view in
            guard let geometry = view.geometry else { return nil }
            let new = transform(GeometryProxy(geometry: .constant(geometry)))
            guard new != last.value else { return nil }
            return {
                let old = last.value ?? new
                last.value = new
                action(old, new)
            }
        }
        return views
    }
}
