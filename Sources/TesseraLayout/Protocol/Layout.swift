public import Foundation

/// A type that says how large a container is and where its subviews stand.
///
/// The subviews are placed as in a left-to-right environment; in a right-to-left one, their
/// places are mirrored afterwards.
public protocol Layout {
    /// The type of values kept between calls, for layouts whose results take long; nothing by
    /// default.
    associatedtype Cache = Void

    /// The subviews of a layout.
    typealias Subviews = LayoutSubviews

    /// The properties of all layouts of this type.
    static var layoutProperties: LayoutProperties { get }

    /// Creates the cache, once for each container.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date with changed subviews; by default, a new one is created.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the spacing around the container; by default, that of all subviews together.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the size of the container for a proposal.
    ///
    /// May be called with several proposals. A size that is negative or not a number, or infinite
    /// where the proposal is not, is reported and replaced.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each subview, by calling `place(at:anchor:proposal:)` on it.
    ///
    /// The last call for a subview counts. One that is not placed is reported and centered.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns where a guide is in the container; by default, merges those of the subviews.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// Returns where a guide is in the container; by default, merges those of the subviews.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.dropFirst().reduce(subviews.first?.spacing ?? .zero) { $0.union($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        merged(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        merged(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func merged(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard key.merge != .none, let container = subviews.container else { return nil }
        var merger = GuideMerger(key.merge)
        container.places(in: Size(bounds.size), Proposal(proposal)) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        } _: { box, origin, proposal in
            guard let guide = box.explicitGuide(key, proposal) else { return }
            merger.add(guide + origin[key.axis])
        }
        return merger.value.map { CGFloat($0) }
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}
