package import Foundation

/// A box that says where a guide of its child is.
package final class GuideBox: UnaryBox {
    private var key: AlignmentKey
    private var place: (ViewDimensions) -> CGFloat

    package init(
        _ guide: HorizontalAlignment, _ child: LayoutBox,
        _ place: @escaping (ViewDimensions) -> CGFloat
    ) {
        key = guide.key
        self.place = place
        super.init(child)
    }

    package init(
        _ guide: VerticalAlignment, _ child: LayoutBox,
        _ place: @escaping (ViewDimensions) -> CGFloat
    ) {
        key = guide.key
        self.place = place
        super.init(child)
    }

    /// Takes over another guide and function.
    package func update(
        _ guide: HorizontalAlignment, _ place: @escaping (ViewDimensions) -> CGFloat
    ) {
        update(guide.key, place)
    }

    package func update(
        _ guide: VerticalAlignment, _ place: @escaping (ViewDimensions) -> CGFloat
    ) {
        update(guide.key, place)
    }

    private func update(_ key: AlignmentKey, _ place: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.place = place
        invalidate()
    }

    override func update(from new: LayoutBox) {
        guard let new = new as? GuideBox else { return }
        update(new.key, new.place)
    }

    override func makeProfile() -> Profile {
        var profile = child.knownProfile
        profile.traits.formUnion(.guides)
        return profile
    }

    override func guide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
        guard key == self.key else { return child.explicitGuide(key, proposal) }
        return Double(place(ViewDimensions(child, proposal)))
    }
}
