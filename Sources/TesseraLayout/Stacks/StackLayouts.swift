/// A layout that arranges its subviews in a row.
public struct HStackLayout: Layout {
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

/// A layout with a rule of the engine. Inside a custom layout, it is called as any other layout.
protocol StackLayout: Layout where Cache == Void {
    associatedtype Rule: LayoutRule
    var rule: Rule { get }
}

extension StackLayout {
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        rule.size(Proposal(proposal), of: RuleBox(rule, borrowing: subviews.boxes))
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let box = RuleBox(rule, borrowing: subviews.boxes)
        rule.arrange(box, Proposal(proposal), bounds.size) { child, origin, proposal in
            subviews.calls.place(child, at: bounds.origin + origin, proposal)
        }
    }

    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        rule.spacing(of: RuleBox(rule, borrowing: subviews.boxes))
    }
}

extension HStackLayout: StackLayout {
    public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

    package var rule: StackRule {
        StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }
}

extension VStackLayout: StackLayout {
    public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

    package var rule: StackRule {
        StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }
}

extension ZStackLayout: StackLayout {
    package var rule: LayerRule { LayerRule(alignment: alignment) }
}
