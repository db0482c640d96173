public import TesseraCore

nonisolated extension View {
    /// Animates the changes of this view when `value` changes.
    public consuming func animation<Value: Equatable>(
        _ animation: Animation?, value: Value
    ) -> some View {
        attribute(Call("animation").argument(animation).argument("value", value))
    }

    /// Animates all changes of this view, by SwiftUI's older rule.
    public consuming func animation(_ animation: Animation?) -> some View {
        attribute(Call("animation").argument(animation))
    }
}
