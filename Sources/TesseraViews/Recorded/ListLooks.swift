/// A set of the upper and lower edges.
public struct VerticalEdges: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = VerticalEdges(rawValue: 1 << 0)
    /// The lower edge.
    public static let bottom = VerticalEdges(rawValue: 1 << 1)
    /// Both edges.
    public static let all: VerticalEdges = [.top, .bottom]
}

/// The looks of lists.
public enum ListStyleName: Hashable, Sendable {
    case automatic, bordered, grouped, inset, insetGrouped, plain, sidebar
}

/// The looks of forms.
public enum FormStyleName: Hashable, Sendable {
    case automatic, columns, grouped
}

/// The prominence of a header.
public enum Prominence: Hashable, Sendable {
    case increased, standard
}

nonisolated extension View {
    /// Records the look of lists inside this view.
    @_disfavoredOverload
    public consuming func listStyle(_ style: ListStyleName) -> some View {
        unshown(style)
    }

    /// Records the look of forms inside this view.
    @_disfavoredOverload
    public consuming func formStyle(_ style: FormStyleName) -> some View {
        unshown(style)
    }

    /// Records whether this row has lines above and below.
    @_disfavoredOverload
    public consuming func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdges = .all
    ) -> some View {
        unshown(visibility)
    }

    /// Records the colour of the lines of this row.
    @_disfavoredOverload
    public consuming func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdges = .all
    ) -> some View {
        unshown(color)
    }

    /// Records the view behind this row.
    @_disfavoredOverload
    public consuming func listRowBackground<V: View>(_ view: V?) -> some View {
        unshown(view.map { _ in Call.Verbatim(description: "…") })
    }

    /// Records the space around the content of this row.
    @_disfavoredOverload
    public consuming func listRowInsets(_ insets: EdgeInsets?) -> some View {
        unshown(insets)
    }

    /// Records the space between the rows, in points.
    @_disfavoredOverload
    public consuming func listRowSpacing(_ spacing: CGFloat?) -> some View {
        unshown(spacing)
    }

    /// Records the space between the sections, in points.
    @_disfavoredOverload
    public consuming func listSectionSpacing(_ spacing: CGFloat) -> some View {
        unshown(spacing)
    }

    /// Records the prominence of the header of this section.
    @_disfavoredOverload
    public consuming func headerProminence(_ prominence: Prominence) -> some View {
        unshown(prominence)
    }

    /// Records a number beside this row.
    @_disfavoredOverload
    public consuming func badge(_ count: Int) -> some View {
        unshown(count)
    }

    /// Records a text beside this row.
    @_disfavoredOverload
    public consuming func badge(_ label: Text?) -> some View {
        unshown(label?.words)
    }

    /// Records a text beside this row.
    @AlsoUnlocalized
    public consuming func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }
}
