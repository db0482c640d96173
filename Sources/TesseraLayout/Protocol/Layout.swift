/// A type that determines the size of a container and the positions of its subviews.
///
/// Place the subviews as in a left-to-right environment. In a right-to-left environment, their
/// positions are mirrored afterwards.
public protocol Layout {
    /// The type of a cache that is kept between calls, for expensive results; by default, `Void`.
    associatedtype Cache = Void

    /// The subviews of a layout.
    typealias Subviews = LayoutSubviews

    /// The properties of all layouts of this type.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache, once for each container.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache after subviews have changed; by default, makes a new cache.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the spacing around the container; by default, the combined spacing of all subviews.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the size of the container for a proposal.
    ///
    /// This function may be called with several proposals. A length that is negative or not a
    /// number is reported and replaced. So is an infinite length for a finite proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each subview by calling its `place(at:anchor:proposal:)`.
    ///
    /// The last call for a subview counts. A subview that is not placed is reported and centred.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the position of a guide in the container; by default, merges the guides of the
    /// subviews.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?

    /// Returns the position of a guide in the container; by default, merges the guides of the
    /// subviews.
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

    /// Returns the position of a guide on either axis.
    func explicitAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        switch key.axis {
        case .horizontal:
            explicitAlignment(
                of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
                cache: &cache)
        case .vertical:
            explicitAlignment(
                of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
                cache: &cache)
        }
    }

    private func merged(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard key.merge != .none else { return nil }
        var merger = GuideMerger(key.merge)
        subviews.calls.places(in: Size(bounds.size), Proposal(proposal)) {
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
