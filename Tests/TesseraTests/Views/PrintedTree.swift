import Tessera

/// Returns the printed tree of a view.
func tree(
    _ details: ViewTree.Details = [], @ViewBuilder of content: () -> some View
) -> String {
    ViewGraph(content()).tree.text(details)
}
