/// The way that a view with a fixed aspect ratio fills its space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The largest size within the space.
    case fit
    /// The smallest size that covers the space.
    case fill
}

nonisolated extension View {
    /// Sets the ratio of this view's width to its height. Without a number, the view keeps its own
    /// ratio.
    public consuming func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        laidOut(
            by: AspectRatioRule(aspectRatio, fills: contentMode == .fill),
            Call("aspectRatio").argument(ifSet: aspectRatio).argument("contentMode", contentMode))
    }

    /// Sets the aspect ratio from a size. A size without a height keeps the view's own ratio.
    public consuming func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
    {
        self.aspectRatio(
            aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
            contentMode: contentMode)
    }

    /// Scales this view to fit its space, with its own aspect ratio.
    public consuming func scaledToFit() -> some View {
        laidOut(by: AspectRatioRule(fills: false), Call("scaledToFit"))
    }

    /// Scales this view to cover its space, with its own aspect ratio.
    public consuming func scaledToFill() -> some View {
        laidOut(by: AspectRatioRule(fills: true), Call("scaledToFill"))
    }
}
