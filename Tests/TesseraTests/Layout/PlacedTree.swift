import Tessera

/// Returns a host of a size that lays texts out in cells of one point.
func cellHost<Content: View>(
    _ rootView: Content, _ width: CGFloat? = nil, _ height: CGFloat? = nil,
    environment: EnvironmentValues = EnvironmentValues()
) -> ViewHost<Content> {
    let host = ViewHost(
        rootView: rootView, environment: environment,
        size: ProposedViewSize(width: width, height: height))
    host.textMetrics = .cells
    return host
}

/// Returns the printed tree of views with their frames in a size, in cells.
func placed(
    _ width: CGFloat? = nil, _ height: CGFloat? = nil, rightToLeft: Bool = false,
    @ViewBuilder _ content: () -> some View
) -> ViewTree {
    var environment = EnvironmentValues()
    if rightToLeft { environment.layoutDirection = .rightToLeft }
    return cellHost(Group(content: content), width, height, environment: environment).treeWithFrames
}
