nonisolated extension View {
    /// Sets the opacity of this view, from 0 for transparent to 1 for opaque.
    ///
    /// A view with an opacity less than 0.001 is neither touched nor announced, nor are the views
    /// inside it. An opacity that is not finite is reported as a runtime issue when a picture is drawn,
    /// and the view is opaque.
    @inlinable
    public consuming func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity))
    }
}

@usableFromInline
nonisolated package struct OpacityModifier:
    EnvironmentModifier, FiniteModifier, Animatable, Equatable
{
    @usableFromInline package private(set) var opacity: Double

    @inlinable
    init(opacity: Double) {
        self.opacity = opacity
    }

    @usableFromInline
    package func transform(_ values: inout EnvironmentValues) {
        if isFinite, opacity < 0.001 { values.refusals.sight = "transparent" }
    }

    @usableFromInline
    package var animatableData: Double {
        get { opacity }
        set { opacity = min(max(0, Numbers(newValue)[0] ?? 0), 1) }
    }

    package var isFinite: Bool { opacity.isFinite }

    @usableFromInline
    package var description: ModifierDescription? {
        Call("opacity").argument(opacity).described
    }
}
