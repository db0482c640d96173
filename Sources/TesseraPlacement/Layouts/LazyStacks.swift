/// A column of views, usually in a `ScrollView`.
///
/// It is as wide as the space that is proposed, and each view has its ideal height. All views are in
/// the tree, also those out of sight.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView, LayoutView {
    private let layout: VStackLayout
    private let pinnedViews: PinnedScrollableViews
    public let content: Content

    /// Makes a column, by default centred and with the preferred spacing of its views.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views across the column.
    ///   - spacing: The space between the views; `nil` for their preferred spacing.
    ///   - pinnedViews: The headers and footers that a platform keeps in sight. They scroll here.
    ///   - content: The views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public func describe(_ description: inout ViewDescription) {
        layout.describe(&description)
        if !pinnedViews.isEmpty { description.add("pinnedViews", pinnedViews) }
    }

    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        let frame = FrameRule(
            width: Limits(greatest: .infinity),
            alignment: Alignment(horizontal: layout.alignment, vertical: .center))
        let stack = context.stack(layout.rule, views)
        return context.box(frame, context.box(FixedSizeRule(axes: .vertical), stack))
    }
}

/// A row of views, usually in a `ScrollView`.
///
/// It is as high as the space that is proposed, and each view has its ideal width. All views are in
/// the tree, also those out of sight.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView, LayoutView {
    private let layout: HStackLayout
    private let pinnedViews: PinnedScrollableViews
    public let content: Content

    /// Makes a row, by default centred and with the preferred spacing of its views.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views across the row.
    ///   - spacing: The space between the views; `nil` for their preferred spacing.
    ///   - pinnedViews: The headers and footers that a platform keeps in sight. They scroll here.
    ///   - content: The views.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public func describe(_ description: inout ViewDescription) {
        layout.describe(&description)
        if !pinnedViews.isEmpty { description.add("pinnedViews", pinnedViews) }
    }

    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        let frame = FrameRule(
            height: Limits(greatest: .infinity),
            alignment: Alignment(horizontal: .center, vertical: layout.alignment))
        let stack = context.stack(layout.rule, views)
        return context.box(frame, context.box(FixedSizeRule(axes: .horizontal), stack))
    }
}

/// The views of sections that a platform keeps in sight while others scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: Int

    nonisolated public init(rawValue: Int) { self.rawValue = rawValue }

    /// The headers of sections.
    nonisolated public static let sectionHeaders = Self(rawValue: 1)
    /// The footers of sections.
    nonisolated public static let sectionFooters = Self(rawValue: 2)
}

extension PinnedScrollableViews: Hashable, CustomStringConvertible {
    public var description: String {
        let names = [
            (Self.sectionHeaders, ".sectionHeaders"), (.sectionFooters, ".sectionFooters"),
        ]
        .filter { contains($0.0) }.map(\.1)
        return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    }
}
