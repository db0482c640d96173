/// A box with the size of its child. It gives the boxes around it a value for the child.
package struct TraitRule: LayoutRule {
    private let key: ObjectIdentifier
    private let value: Any

    package init<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) {
        (self.key, self.value) = (ObjectIdentifier(key), value)
    }

    package static func == (old: TraitRule, new: TraitRule) -> Bool {
        old.key == new.key && looksSame(old.value, new.value)
    }

    /// Returns the value; `nil` if it has another key.
    func value<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value? {
        self.key == ObjectIdentifier(key) ? value as? Key.Value : nil
    }

    package func adjust(_ profile: inout Profile, of box: Box) {
        profile.traits.formUnion(.values)
        guard let priority = value(for: PriorityKey.self) else { return }
        profile.priority = priority.isNaN ? 0 : priority
    }
}

/// The priority in a stack.
package enum PriorityKey: LayoutValueKey {
    package static var defaultValue: Double { 0 }
}

/// The layer in the container. Boxes in greater layers are in front.
package enum LayerKey: LayoutValueKey {
    package static var defaultValue: Double { 0 }
}

/// The name of the coordinate space with the box's origin.
package enum SpaceNameKey: LayoutValueKey {
    package static var defaultValue: AnyHashable? { nil }
}

extension LayoutBox {
    final var trait: TraitRule? { (self as? RuleBox<TraitRule>)?.rule }

    /// Returns the value of this box, or of a box that it modifies. The outermost wins.
    final func value<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value {
        sequence(first: self, next: \.modified).lazy.compactMap { $0.trait?.value(for: key) }
            .first ?? Key.defaultValue
    }
}
