/// A box that sets a guide of its child.
package struct GuideRule: LayoutRule {
    let key: AlignmentKey
    let place: (ViewDimensions) -> CGFloat

    package init(_ key: AlignmentKey, _ place: @escaping (ViewDimensions) -> CGFloat) {
        (self.key, self.place) = (key, place)
    }

    /// Functions cannot be compared.
    package static func == (old: GuideRule, new: GuideRule) -> Bool { false }

    package func adjust(_ profile: inout Profile, of box: Box) {
        profile.traits.formUnion([key.merge == .none ? .edges : .guides, .clients])
    }

    package func guide(_ key: AlignmentKey, _ proposal: Proposal, of box: Box) -> Double? {
        guard key == self.key else { return box.child.explicitGuide(key, proposal) }
        return Double(place(ViewDimensions(box.child, proposal)))
    }
}
