public import Foundation

/// A type-erased layout. Use it to change the layout of a container and keep its subviews.
public struct AnyLayout: Layout, @unchecked Sendable {
    // A layout is a value that does not change after it was erased.
    package let base: any Layout

    /// The cache of the erased layout.
    public struct Cache {
        fileprivate var calls: LayoutCalls
    }

    /// Makes a type-erased layout. A type-erased layout does not change.
    public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(calls: .make(base, subviews))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        calls(&cache, subviews).updateCache(subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        calls(&cache, subviews).spacing(subviews)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        calls(&cache, subviews).size(proposal, subviews)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        calls(&cache, subviews).place(bounds, proposal, subviews)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        calls(&cache, subviews).guide(guide.key, bounds, proposal, subviews)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        calls(&cache, subviews).guide(guide.key, bounds, proposal, subviews)
    }

    private func calls(_ cache: inout Cache, _ subviews: Subviews) -> LayoutCalls {
        if !cache.calls.adopt(base) { cache.calls = .make(base, subviews) }
        return cache.calls
    }
}
