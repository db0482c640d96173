import TesseraCore

/// The roles for accessibility that the nodes of one class have.
struct AccessibilityRoles: OptionSet {
    let rawValue: Int
    static let modifier = Self(rawValue: 1)
    static let view = Self(rawValue: 2)
    static let accessible = Self(rawValue: 4)
    static let value = Self(rawValue: 8)
    static let tap = Self(rawValue: 16)
    static let representation = Self(rawValue: 32)

    private static let known = TypeTable<AccessibilityRoles>()

    @MainActor
    static func of(_ node: Node) -> AccessibilityRoles {
        known.known(of: type(of: node)) { AccessibilityRoles(node) }
    }

    @MainActor
    private init(_ node: Node) {
        self = []
        if node.has(AccessibilityModifier.self) { insert(.modifier) }
        if node.elementName != nil { insert(.view) }
        if node.has((any AccessibleView).self) { insert(.accessible) }
        if node.has((any AccessibleValue).self) { insert(.value) }
        if node.has((any TapHandler).self) || node.has(RowTapModifier.self) { insert(.tap) }
        if node.has((any RepresentingModifier).self) { insert(.representation) }
    }

    init(rawValue: Int) { self.rawValue = rawValue }
}

extension Node {
    /// The accessibility identifiers of this view.
    @MainActor
    var identifiers: [String] {
        sequence(first: self, next: \.parent).dropFirst().prefix { $0.elementName == nil }
            .compactMap { $0.role(AccessibilityModifier.self)?.identifier }
    }
}
