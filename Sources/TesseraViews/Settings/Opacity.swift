nonisolated extension View {
    /// Sets the opacity of this view, from 0 for transparent to 1 for opaque.
    ///
    /// A view with an opacity less than 0.001 is neither touched nor announced, nor are the views
    /// inside it.
    @inlinable
    public consuming func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity))
    }
}

@usableFromInline
nonisolated package struct OpacityModifier: EnvironmentModifier, Equatable {
    @usableFromInline package let opacity: Double

    @inlinable
    init(opacity: Double) {
        self.opacity = opacity
    }

    @usableFromInline
    package func transform(_ values: inout EnvironmentValues) {
        if opacity < 0.001 { values.refusals.sight = "transparent" }
    }

    @usableFromInline
    package var description: ModifierDescription? {
        Call("opacity").argument(opacity).described
    }
}
