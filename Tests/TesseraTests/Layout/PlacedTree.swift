import Tessera

/// Returns the printed tree of views with their frames in a size, in cells.
func placed(
    _ width: CGFloat? = nil, _ height: CGFloat? = nil, rightToLeft: Bool = false,
    @ViewBuilder _ content: () -> some View
) -> ViewTree {
    var environment = EnvironmentValues()
    if rightToLeft { environment.layoutDirection = .rightToLeft }
    let host = ViewHost(
        rootView: Group(content: content), environment: environment,
        size: ProposedViewSize(width: width, height: height))
    host.textMetrics = .cells
    return host.treeWithFrames
}
