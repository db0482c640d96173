/// A box with the size of its child, to which it adds a trait.
package struct TraitRule: LayoutRule {
    package var trait: ViewTrait?

    package init(trait: ViewTrait) { self.trait = trait }

    package func didReplace(_ old: TraitRule, in box: Box) {
        box.invalidate()
        if box.hasValue { box.valuesDidChange() }
    }

    package func profile(of box: Box) -> Profile {
        var profile = box.child.knownProfile
        if case .priority(let priority) = trait {
            profile.priority = priority.isNaN ? 0 : priority
        }
        return profile
    }
}

package typealias TraitBox = RuleBox<TraitRule>
