/// A type-erased layout. Use it to change the layout of a container and keep its subviews.
public struct AnyLayout: Layout, @unchecked Sendable {
    // A layout is a value that does not change after it was erased.
    package let base: any Layout

    /// The cache of the erased layout, with the functions that use it.
    public struct Cache {
        fileprivate let spacing: (Subviews) -> ViewSpacing
        fileprivate let size: (ProposedViewSize, Subviews) -> CGSize
        fileprivate let place: (CGRect, ProposedViewSize, Subviews) -> Void
    }

    /// Makes a type-erased layout. A type-erased layout does not change.
    public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

    public func makeCache(subviews: Subviews) -> Cache { base.makeErasedCache(subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        cache.spacing(subviews)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize { cache.size(proposal, subviews) }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) { cache.place(bounds, proposal, subviews) }
}

extension Layout {
    fileprivate func makeErasedCache(_ subviews: Subviews) -> AnyLayout.Cache {
        var cache = makeCache(subviews: subviews)
        return AnyLayout.Cache(
            spacing: { spacing(subviews: $0, cache: &cache) },
            size: { sizeThatFits(proposal: $0, subviews: $1, cache: &cache) },
            place: { placeSubviews(in: $0, proposal: $1, subviews: $2, cache: &cache) })
    }
}
