/// A modifier that the tree prints, and whose rule lays out the view.
nonisolated struct LayoutAttribute<Rule: LayoutRule>: PrimitiveModifier, RuleModifier {
    let rule: Rule
    let call: Call

    var description: ModifierDescription? { call.described }
}

nonisolated extension View {
    /// Adds a modifier that lays out the view by a rule.
    consuming func laidOut<Rule: LayoutRule>(
        by rule: Rule, _ call: Call
    ) -> ModifiedContent<Self, LayoutAttribute<Rule>> {
        modifier(LayoutAttribute(rule: rule, call: call))
    }
}
