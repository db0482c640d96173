public import TesseraCore
import TesseraLayout

/// Controls for entering something, one to a row.
///
/// ```swift
/// Form {
///     TextField("Name of book", text: $title)
///     Button("Save") { save() }
/// }
/// ```
///
/// Its rows are those of a ``List``, and are tapped in the same way.
nonisolated public struct Form<Content: View>: View {
    private let content: Content

    /// Makes a form whose rows are the views of a builder.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
        content.rowBoundary(.list)
    }
}

nonisolated extension Form: OpaqueBody, LayoutView {
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        views.list()
    }
}
