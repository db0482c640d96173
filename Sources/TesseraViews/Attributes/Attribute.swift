/// A modifier that affects only the printed tree and pictures.
nonisolated package struct Attribute: PrimitiveModifier {
    package let call: Call

    package var description: ModifierDescription? { call.described }
}

nonisolated extension View {
    /// Adds a modifier that affects only the printed tree and pictures.
    ///
    /// ```swift
    /// attribute(Call("border").argument(style).argument("width", width, default: 1))
    /// // .border(.red, width: 2)
    /// ```
    package consuming func attribute(_ call: Call) -> ModifiedContent<Self, Attribute> {
        modifier(Attribute(call: call))
    }
}
