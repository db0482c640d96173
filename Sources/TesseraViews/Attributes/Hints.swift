// SwiftUI needs these modifiers to know what to compare, or what moves together.
nonisolated extension View where Self: Equatable {
    /// This view. A view is updated only if its fields have changed, with or without this modifier.
    public consuming func equatable() -> Self { self }
}

nonisolated extension View {
    /// Groups the geometry of this view. Since animations are recorded and not run, the tree alone shows it.
    public consuming func geometryGroup() -> some View { attribute(Call("geometryGroup")) }
}
