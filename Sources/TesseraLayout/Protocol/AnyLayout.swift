public import Foundation

/// A type-erased layout. Use it to change the layout of a container and keep its subviews.
public struct AnyLayout: Layout, @unchecked Sendable {
    // A layout is a value that does not change after it was erased.
    package let base: any Layout

    /// The cache of the erased layout.
    public struct Cache {
        fileprivate var layout: any Layout.Type
        fileprivate var value: Any
    }

    /// Makes a type-erased layout. A type-erased layout does not change.
    public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

    public func makeCache(subviews: Subviews) -> Cache { base.makeErasedCache(subviews) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        base.updateCache(&cache, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        base.spacing(subviews, &cache)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        base.sizeThatFits(proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        base.placeSubviews(bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        base.explicitAlignment(guide.key, bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        base.explicitAlignment(guide.key, bounds, proposal, subviews, &cache)
    }
}

extension Layout {
    fileprivate func makeErasedCache(_ subviews: Subviews) -> AnyLayout.Cache {
        AnyLayout.Cache(layout: Self.self, value: makeCache(subviews: subviews))
    }

    /// Calls `body` with the erased cache, or with a new one if the cache is that of another type.
    private func with<Result>(
        _ erased: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
    ) -> Result {
        let known = erased.layout == Self.self ? erased.value as? Cache : nil
        var cache = known ?? makeCache(subviews: subviews)
        // The erased cache has no other reference to the storage, so that it is not copied.
        erased = AnyLayout.Cache(layout: Self.self, value: ())
        defer { erased.value = cache }
        return body(&cache)
    }

    fileprivate func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
        with(&cache, subviews) { updateCache(&$0, subviews: subviews) }
    }

    fileprivate func spacing(
        _ subviews: Subviews, _ cache: inout AnyLayout.Cache
    ) -> ViewSpacing {
        with(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
    }

    fileprivate func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
    ) -> CGSize {
        with(&cache, subviews) {
            sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout AnyLayout.Cache
    ) {
        with(&cache, subviews) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func explicitAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        with(&cache, subviews) {
            explicitAlignment(
                of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
