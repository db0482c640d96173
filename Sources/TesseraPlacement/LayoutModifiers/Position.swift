nonisolated extension View {
    /// Places the centre of this view at a point of its proposed space.
    ///
    /// The result takes all the proposed space, or the view's own length on an axis without a
    /// proposal. A length that is not finite counts as 0 and is reported as a runtime issue when
    /// the layout is computed. In a right-to-left environment, `x` counts from the right.
    ///
    /// ```swift
    /// Text("ab").position(x: 10, y: 5)
    /// // Text "ab" at 9,4.5 2×1 .position(x: 10, y: 5)
    /// ```
    public consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(PositionModifier(position: CGPoint(x: x, y: y)))
    }

    /// Places the centre of this view at a point of its proposed space.
    public consuming func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }
}

nonisolated private struct PositionModifier: PrimitiveModifier, RuleModifier, Animatable {
    var position: CGPoint

    var rule: PositionRule { PositionRule(position) }

    var animatableData: Numbers {
        get { Numbers(position.x, position.y) }
        set { position = CGPoint(x: newValue[0] ?? 0, y: newValue[1] ?? 0) }
    }

    var description: ModifierDescription? {
        Call("position").argument("x", position.x).argument("y", position.y).described
    }
}
