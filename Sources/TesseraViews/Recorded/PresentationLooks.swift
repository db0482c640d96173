/// A height at which a sheet rests.
public enum PresentationDetent: Hashable, Sendable, CustomStringConvertible {
    case medium, large
    /// A part of the height, from 0 to 1.
    case fraction(CGFloat)
    /// A height in points.
    case height(CGFloat)

    public var description: String {
        switch self {
        case .medium: ".medium"
        case .large: ".large"
        case .fraction(let part): ".fraction(\(printed(part)))"
        case .height(let height): ".height(\(printed(height)))"
        }
    }
}

/// The form of a presentation on a narrow screen.
public enum PresentationAdaptation: Hashable, Sendable {
    case automatic, fullScreenCover, none, popover, sheet
}

nonisolated extension View {
    /// Records the heights at which this sheet rests, and the current one.
    @_disfavoredOverload
    public consuming func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil
    ) -> some View {
        unshown(detents.sorted { $0.description < $1.description })
    }

    /// Records whether this sheet has a handle.
    @_disfavoredOverload
    public consuming func presentationDragIndicator(_ visibility: Visibility) -> some View {
        unshown(visibility)
    }

    /// Records the background of this sheet.
    @_disfavoredOverload
    public consuming func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        unshown(style)
    }

    /// Records the radius of the corners of this sheet, in points.
    @_disfavoredOverload
    public consuming func presentationCornerRadius(_ radius: CGFloat?) -> some View {
        unshown(radius)
    }

    /// Records the form of this presentation on a narrow screen.
    @_disfavoredOverload
    public consuming func presentationCompactAdaptation(
        _ adaptation: PresentationAdaptation
    ) -> some View {
        silent(adaptation)
    }
}
