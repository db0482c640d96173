/// A modifier that places its view in front of siblings with lower values.
nonisolated package struct LayerModifier: PrimitiveModifier {
    let value: Double

    package static var isResponder: Bool { true }

    /// The value for the order of the siblings.
    package var layer: Double { value.isNaN ? 0 : value }

    package var description: ModifierDescription? { Call("zIndex").argument(value).described }
}

nonisolated extension View {
    /// Places this view in front of its siblings with lower values. The default is 0.
    ///
    /// The value decides which of two overlapping views covers the other and receives touches. It
    /// does not change the layout. A value that is not a number counts as 0.
    public consuming func zIndex(_ value: Double) -> some View {
        modifier(LayerModifier(value: value))
    }
}
