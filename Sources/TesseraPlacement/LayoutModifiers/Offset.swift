nonisolated extension View {
    /// Moves this view to the right and down, without changing its layout.
    public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
    }

    /// Moves this view by a width and a height, without changing its layout.
    public consuming func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }
}

nonisolated private struct OffsetModifier: PrimitiveModifier, RuleModifier, Animatable {
    var offset: CGSize

    var rule: OffsetRule { OffsetRule(offset) }

    var animatableData: Numbers {
        get { Numbers(offset.width, offset.height) }
        set { offset = CGSize(width: newValue[0] ?? 0, height: newValue[1] ?? 0) }
    }

    var description: ModifierDescription? {
        Call("offset").argument("x", offset.width, default: 0)
            .argument("y", offset.height, default: 0).described
    }
}
