public import TesseraCore

nonisolated extension View {
    /// Has changes of this view shown over time when `value` changes.
    public consuming func animation<Value: Equatable>(
        _ animation: Animation?, value: Value
    ) -> some View {
        attribute(Call("animation").argument(animation).argument("value", value))
    }

    /// Has all changes of this view shown over time, by SwiftUI's older rule.
    public consuming func animation(_ animation: Animation?) -> some View {
        attribute(Call("animation").argument(animation))
    }
}
