import Foundation

/// A type-erased layout with its cache.
class LayoutCalls {
    /// Replaces the layout by a layout of the same type. Returns `false` for another type.
    func adopt(_ layout: any Layout) -> Bool { false }
    func updateCache(_ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { ViewSpacing() }
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
    func guide(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews
    ) -> CGFloat? { nil }

    static func make(_ layout: some Layout, _ subviews: LayoutSubviews) -> LayoutCalls {
        CallsOf(layout, subviews)
    }
}

private final class CallsOf<Base: Layout>: LayoutCalls {
    var layout: Base
    var cache: Base.Cache

    init(_ layout: Base, _ subviews: LayoutSubviews) {
        self.layout = layout
        cache = layout.makeCache(subviews: subviews)
    }

    override func adopt(_ layout: any Layout) -> Bool {
        guard let layout = layout as? Base else { return false }
        self.layout = layout
        return true
    }

    override func updateCache(_ subviews: LayoutSubviews) {
        layout.updateCache(&cache, subviews: subviews)
    }

    override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        layout.spacing(subviews: subviews, cache: &cache)
    }

    override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    override func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    override func guide(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews
    ) -> CGFloat? {
        switch key.axis {
        case .horizontal:
            layout.explicitAlignment(
                of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
                cache: &cache)
        case .vertical:
            layout.explicitAlignment(
                of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
                cache: &cache)
        }
    }
}
