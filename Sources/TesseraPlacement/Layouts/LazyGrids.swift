/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Hashable, Sendable {
    /// The length of a track, which the grid chooses between a minimum and a maximum.
    public enum Size: Hashable, Sendable {
        /// A track of a length.
        case fixed(CGFloat)
        /// A track that shares the rest of the length.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length of the track.
    public var size: Size
    /// The space to the next track; `nil` for 8 points.
    public var spacing: CGFloat?
    /// The alignment of each view in its place; `nil` for that of the grid.
    public var alignment: Alignment?

    /// Makes a track, which by default shares the length of the grid.
    nonisolated public init(
        _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
    ) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// A grid of views with columns of given widths, usually in a `ScrollView`.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///     ForEach(photos) { photo in Image(photo.name) }
/// }
/// ```
///
/// All views are in the tree, also those out of sight.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView, LayoutView {
    private let layout: GridLayout
    private let pinnedViews: PinnedScrollableViews
    public let content: Content

    /// Makes a grid.
    ///
    /// - Parameters:
    ///   - columns: The columns; an empty list counts as one flexible column.
    ///   - alignment: The alignment of the views in their columns.
    ///   - spacing: The space between the rows; `nil` for 8 points. A length in a grid that is not a
    ///     number, or infinite where a maximum is not meant, is reported as a runtime issue.
    ///   - pinnedViews: The headers and footers that a platform keeps in sight. They scroll here.
    ///   - content: The views.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            .horizontal, columns, Alignment(horizontal: alignment, vertical: .center), spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public func describe(_ description: inout ViewDescription) {
        description.add("columns", layout.tracks.count)
        if !pinnedViews.isEmpty { description.add("pinnedViews", pinnedViews) }
    }

    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.box(CustomRule(layout.checked(context.report)), views)
    }
}

/// A grid of views with rows of given heights, usually in a `ScrollView`.
///
/// All views are in the tree, also those out of sight.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView, LayoutView {
    private let layout: GridLayout
    private let pinnedViews: PinnedScrollableViews
    public let content: Content

    /// Makes a grid.
    ///
    /// - Parameters:
    ///   - rows: The rows; an empty list counts as one flexible row.
    ///   - alignment: The alignment of the views in their rows.
    ///   - spacing: The space between the columns; `nil` for 8 points.
    ///   - pinnedViews: The headers and footers that a platform keeps in sight. They scroll here.
    ///   - content: The views.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            .vertical, rows, Alignment(horizontal: .center, vertical: alignment), spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public func describe(_ description: inout ViewDescription) {
        description.add("rows", layout.tracks.count)
        if !pinnedViews.isEmpty { description.add("pinnedViews", pinnedViews) }
    }

    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.box(CustomRule(layout.checked(context.report)), views)
    }
}
