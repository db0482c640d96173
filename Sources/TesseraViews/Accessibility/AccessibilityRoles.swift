/// The roles for accessibility that the nodes of one class have.
@MainActor
struct AccessibilityRoles {
    let isView: Bool
    let isAccessible: Bool
    let isValue: Bool
    let isModifier: Bool
    let isTapHandler: Bool
    let isRepresentation: Bool

    private static let known = TypeTable<AccessibilityRoles>()

    static func of(_ node: Node) -> AccessibilityRoles {
        known.known(of: type(of: node)) { AccessibilityRoles(node) }
    }

    private init(_ node: Node) {
        isView = node.elementName != nil
        isAccessible = node.has((any AccessibleView).self)
        isValue = node.has((any AccessibleValue).self)
        isModifier = node.has(AccessibilityModifier.self)
        isTapHandler = node.has((any TapHandler).self) || node.has(RowTapModifier.self)
        isRepresentation = node.has((any RepresentingModifier).self)
    }
}

extension Node {
    /// The accessibility identifiers of this view.
    @MainActor
    var identifiers: [String] {
        sequence(first: self, next: \.parent).dropFirst().prefix { $0.elementName == nil }
            .compactMap { $0.role(AccessibilityModifier.self)?.identifier }
    }
}
