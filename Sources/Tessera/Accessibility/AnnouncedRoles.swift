import TesseraCore

/// The roles for accessibility that nodes of one type have.
struct AnnouncedRoles: OptionSet {
    let rawValue: Int
    static let modifier = Self(rawValue: 1)
    static let control = Self(rawValue: 2)
    static let content = Self(rawValue: 4)
    static let value = Self(rawValue: 8)
    static let tap = Self(rawValue: 16)
    static let representation = Self(rawValue: 32)

    private static let types = TypeTable<AnnouncedRoles>()

    @MainActor
    static func of(_ node: Node) -> AnnouncedRoles {
        types.known(of: type(of: node)) { AnnouncedRoles(node) }
    }

    @MainActor
    private init(_ node: Node) {
        self = []
        if node.has(AccessibilityModifier.self) { insert(.modifier) }
        if node.has((any AccessibleControl).self) { insert(.control) }
        if node.has((any AccessibleContent).self) { insert(.content) }
        if node.has((any AccessibleValue).self) { insert(.value) }
        if node.has((any TapHandler).self) || node.has(RowTapModifier.self) { insert(.tap) }
        if node.has((any RepresentingModifier).self) { insert(.representation) }
    }

    init(rawValue: Int) { self.rawValue = rawValue }
}

extension Node {
    /// The accessibility modifier that this node or its control provides.
    @MainActor
    var announcement: AccessibilityModifier? {
        let roles = AnnouncedRoles.of(self)
        if roles.contains(.modifier), let modifier = role(AccessibilityModifier.self) {
            return modifier
        }
        return roles.contains(.control) ? role((any AccessibleControl).self)?.announcement : nil
    }

    /// The modifier nodes between this view and its parent view, plus the parent if it is an
    /// `AccessibleControl`.
    @MainActor
    var modifierNodes: [Node] {
        var nodes: [Node] = []
        var current = parent
        while let node = current, node.elementName == nil {
            nodes.append(node)
            current = node.parent
        }
        if let current, AnnouncedRoles.of(current).contains(.control) { nodes.append(current) }
        return nodes
    }

    /// The accessibility identifiers of this view.
    @MainActor
    var identifiers: [String] {
        modifierNodes.compactMap { $0.announcement?.identifier }
    }

    /// Returns whether this node is `other` or a descendant of it.
    @MainActor
    func isBelow(_ other: Node) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }
}
