/// A box with the size of its child, to which it adds a trait.
package struct TraitRule: LayoutRule {
    package var trait: ViewTrait?

    package init<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) {
        trait = ViewTrait(key, value)
    }

    package func didReplace(_ old: TraitRule, in box: Box) {
        box.invalidate()
        box.valuesDidChange()
    }

    package func profile(of box: Box) -> Profile {
        var profile = box.child.knownProfile
        if let priority = trait?.value(for: PriorityKey.self) {
            profile.priority = priority.isNaN ? 0 : priority
        }
        return profile
    }
}
