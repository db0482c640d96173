public import Foundation

/// A layout that arranges its subviews in a row.
public struct HStackLayout: Layout {
    public typealias Cache = StackLayoutCache

    /// The alignment of the subviews across the row.
    public var alignment: VerticalAlignment
    /// The distance between subviews; without one, their preferred spacing, which is usually 8.
    public var spacing: CGFloat?

    /// Makes a row, by default centred and with the preferred spacing of its subviews.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// A layout that arranges its subviews in a column.
public struct VStackLayout: Layout {
    public typealias Cache = StackLayoutCache

    /// The alignment of the subviews across the column.
    public var alignment: HorizontalAlignment
    /// The distance between subviews; without one, their preferred spacing, which is usually 8.
    public var spacing: CGFloat?

    /// Makes a column, by default centred and with the preferred spacing of its subviews.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// A layout that overlays its subviews, the first at the back.
public struct ZStackLayout: Layout {
    /// The alignment of the subviews on both axes.
    public var alignment: Alignment

    /// Makes layers, by default centred.
    public init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// The cache of a stack.
public struct StackLayoutCache {
    fileprivate var order: StackOrder?
}

/// A layout with a rule of the engine. Inside a custom layout, it is called as any other layout.
protocol StackRuleLayout: Layout where Cache == StackLayoutCache {
    var rule: StackRule { get }
}

extension StackRuleLayout {
    public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache() }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
    ) -> CGSize {
        CGSize(rule.size(subviews.boxes, Proposal(proposal), &cache.order))
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackLayoutCache
    ) {
        rule.arrange(
            subviews.boxes, Proposal(proposal), Size(bounds.size), &cache.order,
            subviews.placer(in: bounds))
    }

    public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
        rule.spacing(subviews.boxes)
    }
}

extension HStackLayout: StackRuleLayout {
    public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

    package var rule: StackRule {
        StackRule(.horizontal, alignment.key, spacing)
    }
}

extension VStackLayout: StackRuleLayout {
    public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

    package var rule: StackRule {
        StackRule(.vertical, alignment.key, spacing)
    }
}

extension ZStackLayout {
    package var rule: LayerRule { LayerRule(alignment: alignment) }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        CGSize(rule.size(subviews.boxes, Proposal(proposal)))
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        rule.arrange(subviews.boxes, Size(bounds.size), subviews.placer(in: bounds))
    }
}
