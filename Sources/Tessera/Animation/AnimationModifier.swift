public import TesseraCore

nonisolated extension View {
    /// Animates the changes of this view when `value` changes.
    public consuming func animation<Value: Equatable>(
        _ animation: Animation?, value: Value
    ) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }

    /// Animates all changes of this view, by SwiftUI's older rule.
    public consuming func animation(_ animation: Animation?) -> some View {
        modifier(AnimationModifier<Bool>(animation: animation, value: nil))
    }
}

nonisolated private struct AnimationModifier<Value: Equatable>: PrimitiveModifier, Equatable {
    let animation: Animation?
    let value: Value?

    var description: ModifierDescription? {
        ModifierDescription("animation").argument(animation as Any).argument("value", value)
    }
}
