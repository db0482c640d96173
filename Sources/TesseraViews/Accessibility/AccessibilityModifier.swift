/// A modifier that sets accessibility attributes only.
@usableFromInline
package nonisolated enum AccessibilityModifier: PrimitiveModifier, Role {
    case label(String)
    case value(String)
    case hint(String)
    case identifier(String)
    case hidden(Bool)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case children(AccessibilityChildBehavior)
    case action(AccessibilityActionKind, (AccessibilityAdjustmentDirection) -> Void)
    /// Several modifiers, the innermost first. Modifiers that make the view an element come first.
    case several([AccessibilityModifier])

    static var button: Self { .several([.children(.combine), .addTraits(.isButton)]) }

    /// The behavior that the modifier chooses for the elements inside, or `nil` if it chooses none.
    var children: AccessibilityChildBehavior? {
        switch self {
        case .children(let behavior): behavior
        case .several(let modifiers): modifiers.lazy.compactMap(\.children).last
        default: nil
        }
    }

    /// The identifier that tests find the view by; `nil` for other modifiers.
    var identifier: String? {
        if case .identifier(let name) = self { name } else { nil }
    }

    @usableFromInline
    package var description: ModifierDescription? {
        switch self {
        case .label(let label): named("accessibilityLabel", quoted(label))
        case .value(let value): named("accessibilityValue", quoted(value))
        case .hint(let hint): named("accessibilityHint", quoted(hint))
        case .identifier(let name): named("accessibilityIdentifier", quoted(name))
        case .hidden(let isHidden): named("accessibilityHidden", "\(isHidden)")
        case .addTraits(let traits): named("accessibilityAddTraits", list(traits))
        case .removeTraits(let traits): named("accessibilityRemoveTraits", list(traits))
        case .children(let behavior): named("accessibilityElement", "children: .\(behavior)")
        case .action(.adjustment, _): named("accessibilityAdjustableAction")
        case .action(let kind, _): named("accessibilityAction", kind.name.map(quoted))
        case .several: nil
        }
    }

    @usableFromInline
    package func _describe(into modifiers: inout [ModifierDescription], at node: Node) {
        describe(into: &modifiers)
    }

    fileprivate func describe(into modifiers: inout [ModifierDescription]) {
        if case .several(let several) = self {
            for modifier in several { modifier.describe(into: &modifiers) }
        } else if let description {
            modifiers.append(description)
        }
    }

    private func named(_ name: String, _ argument: String? = nil) -> ModifierDescription {
        var description = ModifierDescription(name, facet: .accessibility)
        if let argument { description.arguments = [argument] }
        return description
    }

    private func list(_ traits: AccessibilityTraits) -> String {
        traits.words.joined(separator: ", ")
    }
}

nonisolated extension View {
    /// Applies any number of accessibility modifiers as one modifier.
    package consuming func accessibility(
        _ modifiers: [AccessibilityModifier]
    ) -> ModifiedContent<Self, AccessibilityModifier> {
        modifier(.several(modifiers))
    }
}

extension ViewDescription {
    /// Adds the accessibility modifier of a control, if it has one.
    package mutating func add(_ modifier: AccessibilityModifier?) {
        modifier?.describe(into: &modifiers)
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
