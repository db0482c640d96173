/// A type-erased layout. Use it to change the layout of a container and keep its subviews.
public struct AnyLayout: Layout, @unchecked Sendable {
    // A layout is a value that does not change after it was erased.
    package let base: any Layout

    /// The cache of the erased layout.
    public struct Cache {
        fileprivate var value: Any
    }

    /// Makes a type-erased layout. A type-erased layout does not change.
    public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(value: base.makeCache(subviews: subviews))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func call(_ layout: some Layout) {
            layout.with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
        }
        call(base)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func call(_ layout: some Layout) -> ViewSpacing {
            layout.with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return call(base)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        func call(_ layout: some Layout) -> CGSize {
            layout.with(&cache, subviews) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return call(base)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func call(_ layout: some Layout) {
            layout.with(&cache, subviews) {
                layout.placeSubviews(
                    in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        call(base)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        explicitAlignment(guide.key, bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        explicitAlignment(guide.key, bounds, proposal, subviews, &cache)
    }

    private func explicitAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        func call(_ layout: some Layout) -> CGFloat? {
            layout.with(&cache, subviews) {
                layout.explicitAlignment(
                    of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return call(base)
    }
}

extension Layout {
    /// Calls `body` with the erased cache, or with a new one if the cache is that of another type.
    fileprivate func with<Result>(
        _ erased: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
    ) -> Result {
        var cache = erased.value as? Cache ?? makeCache(subviews: subviews)
        // The erased cache has no other reference to the storage, so that it is not copied.
        erased.value = ()
        defer { erased.value = cache }
        return body(&cache)
    }
}
