nonisolated extension View {
    /// Adds space to some edges of this view.
    ///
    /// ```swift
    /// Text("Save").padding(.horizontal, 8)  // Text "Save" .padding(.horizontal, 8)
    /// ```
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - length: The width of the space; `nil` for the default of 16 points.
    public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(rule: PaddingRule(edges, length ?? 16), edges: edges, length))
    }

    /// Adds the same space to all edges of this view.
    public consuming func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    /// Adds a different space to each edge of this view.
    public consuming func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(rule: PaddingRule(insets)))
    }
}

nonisolated private struct PaddingModifier: PrimitiveModifier, RuleModifier, Animatable {
    var rule: PaddingRule
    /// The edges with space; `nil` for another space at each edge.
    var edges: Edge.Set?
    /// The space; `nil` for the default.
    var length: CGFloat?

    init(rule: PaddingRule, edges: Edge.Set? = nil, _ length: CGFloat? = nil) {
        (self.rule, self.edges, self.length) = (rule, edges, length)
    }

    var animatableData: Numbers {
        get {
            let insets = rule.insets
            return Numbers(insets.top, insets.leading, insets.bottom, insets.trailing)
        }
        set {
            func inset(_ position: Int) -> CGFloat { newValue[position] ?? 0 }
            rule.insets = EdgeInsets(
                top: inset(0), leading: inset(1), bottom: inset(2), trailing: inset(3))
            // On their way, edges may differ that are equal at the end.
            (edges, length) = (nil, nil)
        }
    }

    var description: ModifierDescription? {
        let call = Call("padding")
        guard let edges else { return call.argument(rule.insets).described }
        return call.argument(edges, default: .all).argument(ifSet: length).described
    }
}
