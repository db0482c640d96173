/// What modifiers have said of a view for accessibility.
struct AccessibilityAttributes {
    var label: String?
    var value: String?
    var hint: String?
    var addedTraits: AccessibilityTraits = []
    var removedTraits: AccessibilityTraits = []
    var children: AccessibilityChildBehavior?
    var isHidden = false
    var adjustment: ((AccessibilityAdjustmentDirection) -> Void)?
    var activation: (() -> Void)?
    var namedActions: [String: () -> Void] = [:]

    /// Whether this is enough to make an accessibility element of a view.
    var isAnElement: Bool {
        children != nil || label != nil || value != nil || hint != nil || !addedTraits.isEmpty
            || adjustment != nil || activation != nil || !namedActions.isEmpty
    }
}

/// Says something of a view for accessibility.
nonisolated struct AccessibilityModifier: PrimitiveModifier {
    let description: ModifierDescription?
    let change: (inout AccessibilityAttributes) -> Void
}

nonisolated extension View {
    func accessibility(
        _ name: String, _ argument: String? = nil,
        _ change: @escaping (inout AccessibilityAttributes) -> Void
    ) -> some View {
        modifier(
            AccessibilityModifier(
                description: ModifierDescription(
                    name, arguments: argument.map { [$0] } ?? [], facet: .accessibility),
                change: change))
    }
}
