nonisolated extension LayoutView where Self: RowView {
    /// Returns a box that arranges the views side by side.
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.row(views)
    }
}

extension Button: LayoutView {}
extension Label: LayoutView {}
extension LabeledContent: LayoutView {}
extension Toggle: LayoutView {}
